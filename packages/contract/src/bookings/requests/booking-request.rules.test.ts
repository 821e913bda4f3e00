import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facts, goodRequest, hazard } from './booking-request.fixture.ts'
import { adviceOn, checkRequest } from './booking-request.rules.ts'
import { RequestDocument } from './booking-request.schema.ts'
import { broken, dryRow, gauge, reefer } from './broken-request.fixture.ts'

describe('a booking request', () => {
  it('can be sent when it has no errors', () => {
    expect(checkRequest(goodRequest(), facts)).toEqual([])
    expect(checkRequest(goodRequest({ flags: ['HAZ'], hazard }), facts)).toEqual([])
    expect(checkRequest(goodRequest({ flags: ['OOG'], gauge }), facts)).toEqual([])
    expect(checkRequest(goodRequest(reefer), facts)).toEqual([])
    const chlorine = { ...hazard, imoClass: '2.3', flashPoint: 'n/a' }
    expect(checkRequest(goodRequest({ flags: ['HAZ'], hazard: chlorine }), facts)).toEqual([])
  })

  it.each(broken)('is refused with %s', (_, change, code, path) => {
    expect(checkRequest(goodRequest(change), facts)).toContainEqual(expect.objectContaining({ code, path }))
  })

  it.each(broken.filter(([what]) => !/as port of loading|reefer and out/.test(what)))(
    'is refused with %s and with nothing else',
    (_, change, code) => {
      expect(new Set(checkRequest(goodRequest(change), facts).map((one) => one.code))).toEqual(new Set([code]))
    },
  )

  it('is refused with a port of discharge where no ship unloads', () =>
    expect(checkRequest(goodRequest({ portOfDischarge: 'VNHPH', placeOfDelivery: 'USCHI' }), facts)).toContainEqual(
      expect.objectContaining({ code: 'BR0014', path: 'portOfDischarge' }),
    ))

  it('takes numbers as people type them', () => {
    const typed = { grossWeight: '１８ ４２０.５', cube: '61.2', containers: [{ ...dryRow, quantity: '２' }] }
    expect(checkRequest(goodRequest(typed), facts)).toEqual([])
    expect(checkRequest(goodRequest({ grossWeight: '24,500.5', cube: '61,2' }), facts)).toEqual([])
  })

  it('names both readings of an ambiguous weight', () =>
    expect(checkRequest(goodRequest({ grossWeight: '24,500' }), facts)).toEqual([
      { path: 'grossWeight', code: 'BR0069', args: ['24,500', '24500', '24.5'] },
    ]))

  it('does not blame the vessel for a port of loading that is missing', () => {
    const codes = checkRequest(goodRequest({ portOfLoading: '' }), facts).map(({ code }) => code)
    expect(codes).toEqual(['BR0013'])
  })

  it('goes to a ramp by the city that the dashboards show, or by the ramp itself', () => {
    for (const placeOfDelivery of ['USCHI', 'USCHI-LPC'])
      expect(checkRequest(goodRequest({ placeOfDelivery }), facts)).toEqual([])
    expect(checkRequest(goodRequest({ placeOfDelivery: 'USDEN' }), facts)).toMatchObject([{ code: 'BR0051' }])
  })

  it('cannot be sent with a ship that has sailed this morning', () => {
    const codesAt = (now: string) =>
      checkRequest(goodRequest(), { ...facts, now: Date.parse(now), today: '2026-11-24' }).map(({ code }) => code)
    expect(codesAt('2026-11-24T13:59:00Z')).toEqual([])
    expect(codesAt('2026-11-24T14:00:00Z')).toEqual(['BR0009'])
  })

  it('does not check special fields while their cargo is not chosen', () => {
    expect(checkRequest(goodRequest({ temperature: 'warm', gauge: { ...gauge, length: 'x' } }), facts)).toEqual([])
  })

  it('can be checked whatever it contains', () => {
    const text = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('', '45G1', 'CY-CY', '-18', '2026-11-20'))
    const fields = Object.fromEntries(Object.keys(goodRequest()).map((name) => [name, text]))
    const { shipper, consignee, notifyParty, flags, hazard: dangers, gauge: sides, containers, ...texts } = fields
    void [shipper, consignee, notifyParty, flags, dangers, sides, containers]
    fc.assert(
      fc.property(fc.record(texts), (values) => {
        const found = checkRequest(goodRequest(values), facts)
        expect(found.every(({ code, path }) => /^B[RD]00\d\d$/.test(code) && path !== '')).toBe(true)
      }),
    )
  })

  it('warns of garments on hangers and of GES with special cargo, and stops neither', () => {
    expect(adviceOn({ flags: ['GOH'] })).toEqual(['guaranteeLetter'])
    expect(adviceOn({ flags: ['GES', 'OOG'] })).toEqual(['gesWithSpecialCargo'])
    expect(adviceOn({ flags: ['GES'] })).toEqual([])
  })
})

describe('a draft', () => {
  it('may be empty, and keeps what is typed', () => {
    const empty = RequestDocument.parse({})
    expect(empty.containers).toEqual([])
    expect(RequestDocument.parse({ commodity: 'two\nlines' }).commodity).toBe('two\nlines')
    expect(RequestDocument.safeParse({ commodity: 'a\u0000b' }).success).toBe(false)
    expect(RequestDocument.safeParse({ surprise: 1 }).success).toBe(false)
  })
})

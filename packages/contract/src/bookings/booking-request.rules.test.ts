import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facts, goodRequest, hazard } from './booking-request.fixture.ts'
import { adviceOn, checkRequest } from './booking-request.rules.ts'
import { RequestDocument } from './booking-request.schema.ts'
import { broken, dryRow, gauge, reefer } from './broken-request.fixture.ts'

describe('a booking request', () => {
  it('can be sent when nothing is wrong', () => {
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

  it.each(broken.filter(([what]) => !/port of loading|reefer and out/.test(what)))(
    'is refused with %s and with nothing else',
    (_, change, code) => {
      expect(new Set(checkRequest(goodRequest(change), facts).map((one) => one.code))).toEqual(new Set([code]))
    },
  )

  it('is refused with a port of discharge where nothing is landed', () =>
    expect(checkRequest(goodRequest({ portOfDischarge: 'CNSHA' }), facts)).toMatchObject([{ code: 'BR0014' }]))

  it('takes numbers as people type them', () => {
    const typed = { grossWeight: '１８ ４２０.５', cube: '61.2', containers: [{ ...dryRow, quantity: '２' }] }
    expect(checkRequest(goodRequest(typed), facts)).toEqual([])
  })

  it('keeps special fields out of judgement while their cargo is not chosen', () => {
    expect(checkRequest(goodRequest({ temperature: 'warm', gauge: { ...gauge, length: 'x' } }), facts)).toEqual([])
  })

  it('is judged whatever is written in it', () => {
    const text = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('', '45G1', 'CY-CY', '-18', '2026-11-20'))
    const fields = Object.fromEntries(Object.keys(goodRequest()).map((name) => [name, text]))
    const { shipper, consignee, notifyParty, flags, hazard: dangers, gauge: sides, containers, ...texts } = fields
    void [shipper, consignee, notifyParty, flags, dangers, sides, containers]
    fc.assert(
      fc.property(fc.record(texts), (written) => {
        const found = checkRequest(goodRequest(written), facts)
        expect(found.every(({ code, path }) => /^BR00\d\d$/.test(code) && path !== '')).toBe(true)
      }),
    )
  })

  it('advises on garments on hangers and on GES with special cargo, and stops neither', () => {
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

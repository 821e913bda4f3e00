import type { DetentionChoices, DetentionRate, FoundTerms } from '@fairway/contract/detention/detention.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { fillDetention, publicTariff, termsLine } from './detention.fixture.ts'

let portal: Portal
let people: Awaited<ReturnType<typeof fillDetention>>
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', settings: { publicCallsPerMinute: 1_000_000 } })
  people = await fillDetention(portal)
})
afterAll(() => portal.stop())

interface Who {
  headers: Record<string, string>
}
const asked = {
  contract: 'PUBTP1',
  equipment: '45G1',
  destination: 'USLGB',
  outGateOn: '2026-11-19',
  inGateOn: '2026-12-02',
}
const query = (given: object) => new URLSearchParams({ ...asked, ...given })
const publicRate = (given: object = {}) => portal.get(`/api/detentionpub/rate?${query(given)}`)
const rate = (who: Who, given: object = {}) => portal.get(`/api/detention/rate?${query(given)}`, who.headers)
const send = async (...lines: object[]) => (await portal.carrier('detention-terms', lines)).json

describe('the rate', () => {
  it('of a public tariff is told to anyone, day by day, with the holidays of its country', async () => {
    const { status, json }: { status: number; json: DetentionRate } = await publicRate()
    expect(status).toBe(200)
    // Fri 20, Mon 23, Tue 24, Wed 25, then Thanksgiving and a weekend: Fri 27 is the fifth free day
    expect(json.result).toMatchObject({
      freeDays: 5,
      freeUntil: '2026-11-27',
      detentionDays: 5,
      rate: '135.00',
      charge: { amount: '475.00', currency: 'USD' },
    })
    expect(json.result.days[7]).toEqual({
      on: '2026-11-26',
      kind: 'notCounted',
      nth: 0,
      rate: null,
      reason: 'holiday',
      name: 'Thanksgiving Day',
    })
    expect(json).toMatchObject({ ref: 'PUB-DRY', calendarFrom: '2025-01-01', today: '2026-11-15' })
    const [rule] = json.rules
    expect(rule).toMatchObject({ source: 'Tariff FWYL-100, rule 21', validFrom: '2026-01-01', validTo: '2027-12-31' })
    expect(rule?.calendar).toMatchObject({ country: 'US', holidaySource: 'country', weekend: [6, 7] })
    expect(rule?.calendar.holidays).toContainEqual({ on: '2027-01-01', name: "New Year's Day" })
    expect(rule?.calendar.holidays.map(({ name }) => name)).not.toContain("Valentine's Day")
  })

  it('is printed for whoever may ask, in their language', async () => {
    const file = (path: string, given: object, who?: Who) =>
      fetch(
        `${portal.url}/api/${path}/ratefile?${query({ language: 'zh', ...given })}`,
        who && { headers: who.headers },
      )
    const pasted = { containers: 'FWYU4829130 2026-11-19 2026-12-02\nCSQU3054383 1999-01-01 1999-01-02\nno date' }
    for (const reply of [await file('detentionpub', {}), await file('detention', pasted, people.shipper)]) {
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(reply.headers.get('content-disposition')).toContain('detention-PUBTP1-2026-11-15.pdf')
      expect(
        Buffer.from(await reply.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    const codeOf = async (reply: Response) => JSON.parse(await reply.text()).errorCode
    expect(await codeOf(await file('detentionpub', { contract: 'SC1042' }))).toBe('DE0003')
    expect(await codeOf(await file('detentionpub', { inGateOn: '2026-11-18' }))).toBe('DE0008')
    expect(await codeOf(await file('detentionpub', { containers: 'A\n'.repeat(1501) }))).toBe('GE0012')
  })

  it('is found whatever the case of letters, and by a number of days', async () => {
    const { json } = await publicRate({
      contract: 'pubtp1',
      equipment: '45g1',
      destination: 'uslgb',
      outGateOn: '',
      inGateOn: '',
      days: '9',
    })
    expect(json.result).toMatchObject({ detentionDays: 4, charge: { amount: '340.00' }, outGateOn: null })
  })

  it('takes the holidays that the carrier lists instead of the country’s, and those of a state', async () => {
    await portal.carrier('contracts', [publicTariff({ number: 'PUBHOL' }), publicTariff({ number: 'PUBCA' })])
    const listed = { country: 'US', holidays: [{ on: '2026-11-20', name: 'Day of the port' }] }
    expect(
      await send(
        termsLine({ ref: 'HOL', contract: 'PUBHOL', calendar: listed }),
        termsLine({ ref: 'CA', contract: 'PUBCA', calendar: { country: 'US', state: 'CA' } }),
      ),
    ).toMatchObject({ accepted: 2 })
    expect((await publicRate({ contract: 'PUBHOL' })).json.result.freeUntil).toBe('2026-11-27')
    expect((await publicRate({ contract: 'PUBHOL' })).json.result.days[1]).toMatchObject({ name: 'Day of the port' })
    // the day after Thanksgiving is a holiday in California
    expect((await publicRate({ contract: 'PUBCA' })).json.result.freeUntil).toBe('2026-11-30')
  })

  it('of the most specific terms counts, by the day of the out-gate', async () => {
    await portal.carrier('contracts', [publicTariff({ number: 'PUBSPC' })])
    const of = (ref: string, more: object) => termsLine({ ref, contract: 'PUBSPC', equipmentGroup: null, ...more })
    await send(
      of('ANY', { freeDays: 1 }),
      of('DRY', { equipmentGroup: 'dry', freeDays: 2 }),
      of('TYPE', { equipment: '45G1', freeDays: 3 }),
      of('PLACE', { destination: 'USLGB', freeDays: 4, validTo: '2026-11-30' }),
    )
    const refOf = async (given: object) => (await publicRate({ contract: 'PUBSPC', ...given })).json.ref
    expect(await refOf({})).toBe('PLACE')
    expect(await refOf({ destination: 'USLGB-SSA' })).toBe('PLACE')
    expect(await refOf({ outGateOn: '2026-12-01' })).toBe('TYPE')
    expect(await refOf({ destination: 'USCHI' })).toBe('TYPE')
    const search = '/api/detention/terms?contract=PUBSPC&equipment=45G1&destination=USLGB&on=2026-12-01'
    const { json }: { json: FoundTerms } = await portal.get(search, people.admin.headers)
    expect(json.terms.map(({ ref, holds }) => [ref, holds])).toEqual([
      ['PLACE', false],
      ['TYPE', true],
      ['DRY', false],
      ['ANY', false],
    ])
  })

  it.each<[what: string, given: object, status: number, code: string]>([
    ['nothing but a contract', { outGateOn: '', inGateOn: '' }, 422, 'DE0002'],
    ['a return before the out-gate', { inGateOn: '2026-11-18' }, 422, 'DE0008'],
    ['a return in a hundred years', { inGateOn: '2126-11-19' }, 422, 'DE0009'],
    ['an out-gate in a hundred years', { outGateOn: '2126-11-19', inGateOn: '2126-11-20' }, 404, 'DE0003'],
    ['29 February of no leap year', { outGateOn: '2026-02-29' }, 422, 'DE0010'],
    ['no contract', { contract: '' }, 422, 'DE0005'],
    ['no equipment', { equipment: '' }, 422, 'DE0006'],
    ['no destination', { destination: '' }, 422, 'DE0007'],
    ['an unknown contract', { contract: 'NOSUCH' }, 404, 'DE0003'],
    ['an unknown equipment', { equipment: '99X9' }, 404, 'DE0003'],
    ['an unknown destination', { destination: 'XXABC' }, 404, 'DE0003'],
    ['another’s contract', { contract: 'SC1042' }, 404, 'DE0003'],
    ['a lone surrogate', { contract: '\ud800' }, 404, 'DE0003'],
  ])('is refused for %s', async (_what, given, status, code) => {
    const { status: got, json } = await publicRate(given)
    expect([got, json.errorCode]).toEqual([status, code])
  })

  it('of a contract without terms is not found', async () => {
    await portal.carrier('contracts', [publicTariff({ number: 'PUBNON' })])
    expect((await publicRate({ contract: 'PUBNON' })).json.errorCode).toBe('DE0003')
  })

  it('says that the system is down where holidays cannot be filled in', async () => {
    await portal.carrier('contracts', [publicTariff({ number: 'PUBODD' })])
    await send(termsLine({ ref: 'ODD', contract: 'PUBODD' }))
    await portal.pool.raw.query(
      `update detention_terms set calendar = calendar || '{"country": "QQ"}' where ref = 'ODD'`,
    )
    const { status, json } = await publicRate({ contract: 'PUBODD' })
    expect([status, json.errorCode]).toEqual([503, 'DE0004'])
  })
})

describe('a private contract', () => {
  it('answers those whom it names, the consignee too, and to all others like an unknown one', async () => {
    for (const who of [people.shipper, people.consignee])
      expect((await rate(who, { contract: 'SC1042' })).json).toMatchObject({ ref: 'NBL-ANY', result: { freeDays: 7 } })
    const unknown = await rate(people.rival, { contract: 'NOSUCH' })
    const theirs = await rate(people.rival, { contract: 'SC1042' })
    expect([theirs.status, theirs.json]).toEqual([unknown.status, unknown.json])
    const [guessed, missing] = [await publicRate({ contract: 'SC1042' }), await publicRate({ contract: 'NOSUCH' })]
    expect([guessed.status, guessed.json]).toEqual([missing.status, missing.json])
  })

  it('is not told to its own people without the group, who have the public calculator', async () => {
    expect((await rate(people.visitor, { contract: 'SC1042' })).json.errorCode).toBe('DE0001')
    const path = `/api/detentionpub/rate?${query({ contract: 'SC1042' })}`
    expect((await portal.get(path, people.shipper.headers)).json.errorCode).toBe('DE0003')
    expect((await portal.get(`/api/detentionpub/rate?${query({})}`, people.visitor.headers)).status).toBe(200)
  })

  it('is offered to those who may ask for it', async () => {
    const numbers = async (path: string, who?: Who) =>
      ((await portal.get(path, who?.headers)).json as DetentionChoices).contracts.map(({ number }) => number) // held to its schema
    const guests = await numbers('/api/contractspub/refdata')
    expect(guests).toContain('PUBTP1')
    expect(guests).not.toContain('PUBNON')
    expect(await numbers('/api/detention/refdata', people.shipper)).toEqual(['SC1042', ...guests])
    expect(await numbers('/api/detention/refdata', people.rival)).toEqual(['SC1024', ...guests])
    expect(await numbers('/api/contractspub/refdata', people.shipper)).toEqual(guests)
  })
})

describe('the carrier’s terms', () => {
  const tier = (fromDay: number, toDay: number | null, rate = '85.00') => ({ fromDay, toDay, rate })
  it.each<[what: string, more: object, code: string, path: string]>([
    ['a gap between tiers', { tiers: [tier(1, 4), tier(6, null)] }, 'GE0012', 'tiers.1.fromDay'],
    ['tiers that overlap', { tiers: [tier(1, 4), tier(4, null)] }, 'GE0012', 'tiers.1.fromDay'],
    ['tiers that end', { tiers: [tier(1, 4)] }, 'GE0012', 'tiers.0.toDay'],
    ['a rate with a tenth of a cent', { tiers: [tier(1, null, '85.005')] }, 'GE0012', 'tiers.0.rate'],
    ['a week of weekends', { calendar: { weekend: [1, 2, 3, 4, 5, 6, 7] } }, 'GE0012', 'calendar.weekend'],
    ['a country that is none', { calendar: { country: 'QQ' } }, 'GE0012', 'calendar.country'],
    ['a state that is none', { calendar: { country: 'US', state: 'QQ' } }, 'GE0012', 'calendar.state'],
    ['days the wrong way round', { validTo: '2025-01-01' }, 'GE0012', 'validTo'],
    ['an unknown contract', { contract: 'NOSUCH' }, 'GE0002', 'contract'],
    ['an unknown equipment', { equipment: '99X9', equipmentGroup: null }, 'GE0002', 'equipment'],
    ['an unknown destination', { destination: 'XXABC' }, 'GE0002', 'destination'],
    ['the same days as other terms', {}, 'GE0012', 'validFrom'],
  ])('are refused for %s, with the line and the field named', async (_what, more, code, path) => {
    const { accepted, rejected } = await send(termsLine({ revision: 1 }), termsLine({ ref: 'NEW', ...more }))
    expect(accepted).toBe(0)
    expect(
      rejected.map(
        ({ line, errorCode, violations }: { line: number; errorCode: string; violations: { path: string }[] }) => [
          line,
          errorCode,
          violations[0]?.path,
        ],
      ),
    ).toEqual([[2, code, path]])
  })

  it('of one batch must not overlap each other either; later ones may follow', async () => {
    await portal.carrier('contracts', [publicTariff({ number: 'PUBTWO' })])
    const year = (ref: string, validFrom: string, validTo: string) =>
      termsLine({ ref, contract: 'PUBTWO', validFrom, validTo })
    const sent = await send(
      year('T1', '2026-01-01', '2026-06-30'),
      year('T2', '2026-07-01', '2026-12-31'),
      year('T3', '2026-12-31', '2027-12-31'),
    )
    expect(sent).toMatchObject({ accepted: 2, rejected: [{ line: 3 }] })
  })

  it('are replaced by a later revision, ignored when an earlier one comes late, and gone when withdrawn', async () => {
    await portal.carrier('contracts', [publicTariff({ number: 'PUBREV' })])
    const line = (revision: number, more: object = {}) =>
      termsLine({ ref: 'REV', contract: 'PUBREV', revision, ...more })
    expect(await send(line(1))).toMatchObject({ accepted: 1 })
    expect(await send(line(3, { freeDays: 8 }))).toMatchObject({ accepted: 1 })
    expect(await send(line(2, { freeDays: 2 }))).toMatchObject({ accepted: 0, unchanged: 1 })
    expect((await publicRate({ contract: 'PUBREV' })).json.result.freeDays).toBe(8)
    expect(await send(line(4, { withdrawn: true }))).toMatchObject({ accepted: 1 })
    expect((await publicRate({ contract: 'PUBREV' })).json.errorCode).toBe('DE0003')
  })

  it('are all shown to an admin, with those in force marked', async () => {
    const { json }: { json: FoundTerms } = await portal.get(
      '/api/detention/terms?contract=pubtp1',
      people.admin.headers,
    )
    expect(json).toMatchObject({ today: '2026-11-15', isCut: false })
    expect(json.terms).toMatchObject([
      { ref: 'PUB-DRY', contractTitle: 'Public tariff trans-Pacific', isPublic: true, holds: true, containers: 0 },
    ])
    const later = await portal.get('/api/detention/terms?contract=PUBTP1&on=2028-01-01', people.admin.headers)
    expect(later.json.terms[0].holds).toBe(false)
    expect((await portal.get('/api/detention/terms?on=tomorrow', people.admin.headers)).json.errorCode).toBe('DE0010')
  })
})

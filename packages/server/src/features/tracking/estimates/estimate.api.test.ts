import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'

let portal: Portal
const containerNo = lines.containerNumber(400_001)
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482'), lines.feederBooking('3104483')])
  await portal.carrier('containers', [lines.container('3104482', containerNo), lines.container('3104483', containerNo)])
})
afterAll(() => portal.stop())

const [sailing, feeder] = lines.schedules
if (!sailing || !feeder) throw new Error('the fixture has two voyages')

/** The voyage again with another arrival at the last port. */
const revised = (voyage: typeof sailing, revision: number, arrival: object, more: object = {}) => ({
  ...voyage,
  ...more,
  revision,
  calls: voyage.calls.map((call, at) =>
    at === voyage.calls.length - 1 ? { ...call, arrival: { ...call.arrival, ...arrival } } : call,
  ),
})
const detail = async (bookingNo = '3104482') =>
  (await portal.get(`/api/cargopub/detail?bookingNo=${bookingNo}&containerNo=${containerNo}`)).json
const arrivalEstimates = async (bookingNo?: string) =>
  (await detail(bookingNo)).estimates.map(({ vvd, place, at, reason }: Record<string, string>) => [
    vvd,
    place,
    new Date(at ?? '').toISOString().slice(5, 16),
    reason,
  ])

describe('the history of an arrival', () => {
  it('starts with the first estimate', async () =>
    expect(await arrivalEstimates()).toEqual([['FHM042E', 'USLGB', '11-21T14:00', null]]))

  it('gains each word that differs, with when it was said and why, also several from one batch', async () => {
    const said = { statedAt: '2026-11-12T03:00:00Z' }
    await portal.carrier('schedules', [
      revised(sailing, 2, { estimated: '2026-11-22T02:00:00Z', reason: 'weather' }, said),
      revised(sailing, 3, { estimated: '2026-11-22T02:00:00Z', reason: 'weather' }),
      revised(sailing, 4, { estimated: '2026-11-21T20:00:00Z', reason: 'madeUpTime' }),
    ])
    expect(await arrivalEstimates()).toEqual([
      ['FHM042E', 'USLGB', '11-21T14:00', null],
      ['FHM042E', 'USLGB', '11-22T02:00', 'weather'],
      ['FHM042E', 'USLGB', '11-21T20:00', 'madeUpTime'],
    ])
    const { estimates, container } = await detail()
    expect(estimates.map(({ statedAt }: { statedAt: string }) => statedAt.slice(0, 16))).toEqual([
      '2026-11-15T00:00',
      '2026-11-12T03:00',
      '2026-11-15T00:00',
    ])
    expect(Date.parse(container.arrival.estimated)).toBe(Date.parse('2026-11-21T20:00:00Z'))
  })

  it('does not change by a word that comes late or twice, or by the arrival itself', async () => {
    const before = await arrivalEstimates()
    await portal.carrier('schedules', [
      revised(sailing, 2, { estimated: '2026-11-25T00:00:00Z', reason: 'engine' }),
      revised(sailing, 4, { estimated: '2026-11-26T00:00:00Z', reason: 'engine' }),
      revised(sailing, 5, { estimated: '2026-11-21T20:00:00Z', actual: '2026-11-14T20:00:00Z' }),
    ])
    expect(await arrivalEstimates()).toEqual(before)
    expect((await detail()).container.arrival.actual).not.toBeNull()
  })

  it('covers every ship of the way', async () => {
    await portal.carrier('schedules', [revised(feeder, 2, { estimated: '2026-11-06T00:00:00Z', reason: 'berth' })])
    expect((await arrivalEstimates('3104483')).map(([vvd]: [string]) => vvd)).toEqual([
      'FSG011N',
      'FHM042E',
      'FHM042E',
      'FHM042E',
    ])
  })

  it('refuses a reason that nobody knows', async () =>
    expect(
      (
        await portal.carrier('schedules', [
          revised(sailing, 9, { estimated: '2026-11-27T00:00:00Z', reason: 'bad luck' }),
        ])
      ).json,
    ).toMatchObject({ accepted: 0, rejected: [{ errorCode: 'GE0012' }] }))
})

describe('a carrier that falls silent', () => {
  const setLastContact = (ago: string) =>
    portal.pool.raw.query(
      `insert into carrier_contact (heard_at) values (now() - interval '${ago}')
       on conflict (only_row) do update set heard_at = excluded.heard_at`,
    )

  it('is named with the time at which it was last heard, in the search and on the container', async () => {
    await setLastContact('14 minutes')
    expect((await detail()).carrierSilentSince).toBeNull()
    await setLastContact('3 hours')
    const { carrierSilentSince } = await detail()
    expect(Date.now() - Date.parse(carrierSilentSince)).toBeGreaterThan(10_000_000)
    expect((await portal.get(`/api/cargopub/search?type=container&q=${containerNo}`)).json.carrierSilentSince).toBe(
      carrierSilentSince,
    )
  })

  it('is heard again with its next call, whatever it asks', async () => {
    const other = await startPortal()
    const known = async () => (await other.pool.raw.query('select heard_at from carrier_contact')).rowCount
    try {
      expect(await known()).toBe(0)
      const key = await other.mintKey(['cursors'])
      await other.get('/carrier/v1/clock', { authorization: `Bearer ${key}` })
      await expect.poll(known).toBe(1)
    } finally {
      await other.stop()
    }
  })
})

describe('a clock that is set back', () => {
  it('stands still until it has caught up, and never goes back', async () => {
    const now = async () => Date.parse((await detail()).asOf)
    const result = await portal.pool.raw.query('update business_clock set reached = business_now() returning reached')
    const before = Date.parse(result.rows[0].reached)
    // the machine's clock goes back three hours: seen from the clock's start that is the same as starting later
    await portal.pool.raw.query(`update business_clock set started_at = started_at + interval '3 hours'`)
    expect(await now()).toBe(before)
    await portal.pool.raw.query(`update business_clock set started_at = started_at - interval '3 hours'`)
    expect(await now()).toBeGreaterThan(before)
  })
})

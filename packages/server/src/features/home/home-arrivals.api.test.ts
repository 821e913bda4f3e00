import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import type { Person } from '../identity/assumption/assumption.fixture.ts'
import { localJourney } from '../tracking/cargo/journey.fixture.ts'
import * as trade from './home.fixture.ts'

let portal: Portal
let mei: Person
const { own } = trade
const PLANNED = '2026-11-24T00:00:00Z'

beforeAll(async () => {
  portal = await startPortal({ now: trade.NOW })
  await trade.fillTrade(portal)
  mei = await portal.person({ groups: ['TD'], organisationIds: [await trade.organisationId(portal, own)] })
})
afterAll(() => portal.stop())

interface ArrivalUpdate {
  /** When the carrier said it, and by how many minutes after the plan the ship is expected. */
  said: string
  minutes: number
  reason?: string
  actual?: string
}

/** A ship of its own with one container of the customer, and its arrival estimates, one after the other. */
let serial = 40
async function sail(updates: ArrivalUpdate[], moves = localJourney.slice(0, 4)) {
  const [vvd, nth] = [`FX${String.fromCharCode(65 + serial - 40)}001E`, serial++]
  const line = (revision: number, statedAt: string, arrival: object) => ({
    vvd, vessel: { code: vvd.slice(0, 3), name: `Ship ${vvd}` }, voyage: '001', direction: 'E', service: 'TP1', revision, statedAt,
    calls: [{ location: 'CNNGB', departure: { planned: '2026-11-10T00:00:00Z' } }, { location: 'USLGB', arrival: { planned: PLANNED, ...arrival } }],
  }) // biome-ignore format: one line a voyage
  await portal.carrier('schedules', [line(1, '2026-11-01T00:00:00Z', {})])
  await trade.sendContainers(portal, own, [{ booking: trade.onVoyage(vvd), moves }], nth)
  for (const [at, { said, minutes, reason, actual }] of updates.entries()) {
    const estimated = new Date(Date.parse(PLANNED) + minutes * 60_000).toISOString()
    await portal.carrier('schedules', [
      line(at + 2, said, { estimated, ...(reason && { reason }), ...(actual && { actual }) }),
    ])
  }
  const { lines } = await trade.homeOf(portal, mei.headers)
  return lines.filter((one) => one.vvd === vvd).map(({ args }) => [Number(args.minutes), args.reason])
}
const old = '2026-11-12T23:00:00Z'
const recent = '2026-11-14T12:00:00Z'

it.each([
  ['six hours after the plan, where nothing was said before', [{ said: recent, minutes: 360, reason: 'weather' }], [[360, 'weather']]],
  ['six hours before the plan', [{ said: recent, minutes: -360 }], [[-360, '']]],
  ['a minute less than six hours: no news', [{ said: recent, minutes: 359 }], []],
  ['as expected for days: no news', [{ said: old, minutes: 2000 }], []],
  ['by what was expected two days ago, not by the plan', [{ said: old, minutes: 2000 }, { said: recent, minutes: 2400, reason: 'berth' }], [[400, 'berth']]],
  ['a little more, on top of a delay that is known', [{ said: old, minutes: 2000 }, { said: recent, minutes: 2100 }], []],
  ['in two steps since', [{ said: recent, minutes: 200 }, { said: '2026-11-14T20:00:00Z', minutes: 500, reason: 'pilot' }], [[500, 'pilot']]],
  ['there and back again since: no news', [{ said: recent, minutes: 900 }, { said: '2026-11-14T20:00:00Z', minutes: 30 }], []],
  ['and has arrived: no news', [{ said: recent, minutes: 900 }, { said: '2026-11-14T20:00:00Z', minutes: 900, actual: '2026-11-14T20:00:00Z' }], []],
])('a ship comes %s', async (_when, updates, expected) => expect(await sail(updates)).toEqual(expected)) // biome-ignore format: a table

it('is no news to whose containers are all fetched', async () =>
  expect(await sail([{ said: recent, minutes: 900 }], localJourney.slice(0, 8))).toEqual([]))

it('stays news for two days', async () => {
  const news = async () => {
    const { lines } = await trade.homeOf(portal, mei.headers)
    return lines.filter(({ kind, args }) => kind === 'arrivalMoved' && args.minutes === '-360').length
  }
  await portal.setNow('2026-11-16T11:58:00Z')
  expect(await news()).toBe(1)
  await portal.setNow('2026-11-16T12:00:00Z')
  expect(await news()).toBe(0)
  await portal.setNow(trade.NOW)
})

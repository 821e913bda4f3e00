import type { HomeLine } from '@fairway/contract/home/home.schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { TODAY } from '../requests/booking-request.fixture.ts'
import * as world from './booking-dashboard.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'shipper' | 'tracker' | 'consignee' | 'stranger', Person>

beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await world.loadBookings(portal)
  people = {
    shipper: await portal.person({ groups: ['BD'], organisationIds: [orgs.NBL] }),
    tracker: await portal.person({ groups: ['TD', 'BR'], organisationIds: [orgs.NBL] }),
    consignee: await portal.person({ groups: ['BD', 'SI', 'VG'], organisationIds: [orgs['NBL-C']] }),
    stranger: await portal.person({ groups: ['BD'], organisationIds: [orgs.LSH] }),
  }
})
afterAll(() => portal.stop())

const papersOf = async ({ headers }: Person): Promise<HomeLine[]> =>
  (await portal.get('/api/home', headers)).json.lines.filter(({ kind }: HomeLine) => /^(si|vgm)Due$/.test(kind))
const no = (...nths: number[]) => nths.map((nth) => world.bookingNo(world.ownTrade, nth)).join(', ')

it('papers that are due are told by vessel, port and day to those who send them and may open the dashboard, and to nobody else', async () => {
  const found = await papersOf(people.shipper)
  expect(found.map(({ kind, vvd, place, count, dueAt, args }) => [kind, vvd, place, count, dueAt, args])).toEqual([
    ['siDue', 'FPS049E', 'CNNGB', 1, '2026-11-13T04:00:00+00:00', { day: '2026-11-13', names: no(14) }],
    ['siDue', 'FNR050E', 'VNHPH', 1, '2026-11-15T04:00:00+00:00', { day: '2026-11-15', names: no(12) }],
    ['siDue', 'FNR050E', 'CNNGB', 2, '2026-11-16T04:00:00+00:00', { day: '2026-11-16', names: no(0, 2) }],
    ['vgmDue', 'FNR050E', 'CNNGB', 3, '2026-11-17T04:00:00+00:00', { day: '2026-11-17', names: no(0, 1, 3) }],
  ])
  for (const other of [people.tracker, people.consignee, people.stranger]) expect(await papersOf(other)).toEqual([])
})

it('the dashboard that a line leads to has the bookings that it counts', async () => {
  for (const { kind, vvd, place, count, args } of await papersOf(people.shipper)) {
    const reason = kind === 'siDue' ? kind : 'vgmDue'
    const { rows } = (
      await world.dashboardOf(portal, people.shipper).list({
        concerns: [reason], vvds: [vvd ?? ''], portsOfLoading: [place ?? ''], dateOf: reason, from: args.day, to: args.day,
      }) // biome-ignore format: as the browser does
    ).json
    expect([kind, vvd, rows]).toEqual([kind, vvd, count])
  }
})

it('a line goes once its papers are sent, the booking is cancelled or the ship has left', async () => {
  const sent = { siStatus: 'Submitted', vgmStatus: 'Submitted' }
  const again = (nth: number, more: object) => world.bookingLine(world.ownTrade, nth, { revision: 2, ...more })
  await portal.carrier('bookings', [again(0, sent), again(2, { status: 'Canceled' }), again(3, sent), again(1, sent)])
  await portal.pool.raw.query('update port_call set departure_actual_at = business_now() where vvd = $1 and seq = 1', ['FPS049E'])
  expect((await papersOf(people.shipper)).map(({ kind, place }) => [kind, place])).toEqual([['siDue', 'VNHPH']])
}) // biome-ignore format: short

import { DashboardReply } from '@fairway/contract/tracking/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as world from './dashboard.fixture.ts'

let portal: Portal
let shipper: ReturnType<typeof world.dashboardOf>
const { ownTrade } = world
const bookings = (...nths: number[]) => nths.map((nth) => world.bookingNo(ownTrade, nth))

beforeAll(async () => {
  portal = await startPortal({ now: world.NOW })
  await world.fillDashboard(portal)
  const organisationIds = [await world.organisationId(portal, 'NBL')]
  shipper = world.dashboardOf(portal, await portal.person({ groups: ['TD'], organisationIds }))
})
afterAll(() => portal.stop())

const listed = async (criteria: DashboardCriteria) => {
  const reply = await shipper.list(criteria)
  return DashboardReply.strict().parse(reply.json)
}

describe('the dashboard without criteria', () => {
  it('lists every box of the reader that can still be found, by number', async () => {
    const { columns, rows, missing } = await listed({})
    expect(columns.bookingNo).toEqual(bookings(0, 1, 2, 3, 4, 5, 6, 7))
    expect([rows, missing]).toEqual([8, []])
    expect(columns.stage).toEqual(
      ['Booked', 'At Destination', 'Hold', 'In-Transit', 'In-Transit', 'Booked', 'Out-gated', 'Empty Returned'],
    ) // biome-ignore format: in the order of the bookings
  })
})

describe('what can be chosen from', () => {
  it('are the voyages of the boxes, open ones first', async () => {
    const { vvds } = (await shipper.vvds()).json
    expect(vvds).toEqual([
      { vvd: 'FHM042E', vessel: 'Fairway Hummingbird', departureAt: '2026-11-08T12:00:00Z', isOpen: true },
      { vvd: 'FAA001E', vessel: 'Fairway Avocet', departureAt: '2026-11-09T20:00:00Z', isOpen: false },
      { vvd: 'FBB002E', vessel: 'Fairway Bittern', departureAt: '2026-10-28T01:00:00Z', isOpen: false },
    ])
  })
  it('are their ports and destinations', async () => {
    expect((await shipper.locations()).json).toEqual({
      portsOfLoading: ['CNNGB', 'CNSHA', 'VNHPH'],
      portsOfDischarge: ['USLGB', 'USOAK'],
      destinations: ['USCHI', 'USLGB', 'USOAK'],
    })
  })
})

it('counts boxes per stage, all eight stages always', async () => {
  const { cards } = (await shipper.count({ stages: ['Hold'], portsOfDischarge: ['USLGB'] })).json
  expect(cards.map(({ stage, count }: { stage: string; count: number }) => `${stage} ${count}`)).toEqual([
    'Booked 2', 'Empty Pickup 0', 'At Origin 0', 'In-Transit 1', 'Hold 1', 'At Destination 1', 'Out-gated 1', 'Empty Returned 1',
  ]) // biome-ignore format: as above
})

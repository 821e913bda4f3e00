import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as world from './dashboard.fixture.ts'

let portal: Portal
let shipper: ReturnType<typeof world.dashboardOf>
const LISTED_BEFORE = 10

beforeAll(async () => {
  portal = await startPortal({ now: world.NOW })
  await world.fillDashboard(portal)
  const organisationIds = [await world.organisationId(portal, 'NBL')]
  shipper = world.dashboardOf(portal, await portal.person({ groups: ['TD'], organisationIds }))
  // two bookings more than full of containers, in no order
  await portal.pool.raw.query(
    `insert into container (booking_id, container_no, equipment_code, hazardous, assigned_at, removed, revision)
     select b.id, 'FWYU' || lpad((nth * 7919 % 1000003)::text, 7, '0'), '45G1', false, business_now(), false, 1
       from generate_series(1, $1::int) as nth join booking b on b.booking_no = case when nth % 2 = 0 then '3000000' else '3000008' end`,
    [CONTAINER_CAP + 1 - LISTED_BEFORE],
  )
})
afterAll(() => portal.stop())

it('refuses a list of more containers than can be shown, and says so also by number', async () => {
  for (const criteria of [
    {},
    { numberType: 'booking', numbers: Array.from({ length: 10 }, (_, nth) => `300000${nth}`) },
  ] as const) {
    const { status, json } = await shipper.list({ ...criteria, numbers: [...(criteria.numbers ?? [])] })
    expect([status, json.errorCode]).toEqual([422, 'CS0009'])
  }
})

it('still counts them, and lists them once the criteria leave few enough', async () => {
  const { cards } = (await shipper.count()).json
  expect(cards[0]).toEqual({ stage: 'Booked', count: CONTAINER_CAP + 1 - LISTED_BEFORE + 3 })
  const { rows, columns } = (await shipper.list({ stages: ['Booked'] })).json
  expect([rows, columns.stage.length]).toEqual([cards[0].count, cards[0].count])
  expect((await shipper.list({ stages: ['Hold', 'In-Transit'] })).json.rows).toBe(3)
})

it('lists as many as can be shown, in the order of their numbers', async () => {
  await portal.pool.raw.query('update container set removed = true where container_no = $1', [
    world.containerNoOf(world.ownTrade, 1),
  ])
  const { rows, columns } = (await shipper.list()).json
  expect(rows).toBe(CONTAINER_CAP)
  for (const values of Object.values(columns)) expect(values).toHaveLength(CONTAINER_CAP)
  expect(columns.containerNo).toEqual([...columns.containerNo].sort())
  expect(new Set(columns.containerNo).size).toBe(CONTAINER_CAP)
})

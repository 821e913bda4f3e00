import { BOOKING_CAP, type BookingCriteria } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { TODAY } from '../requests/booking-request.fixture.ts'
import * as world from './booking-dashboard.fixture.ts'

let portal: Portal
let shipper: world.DashboardCalls

beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await world.loadBookings(portal)
  shipper = world.dashboardOf(portal, await portal.person({ groups: ['BD'], organisationIds: [orgs.NBL] }))
  // one more than full, in no order
  await portal.pool.raw.query(
    `with made as (
       insert into booking (booking_no, status, pol_code, pod_code, origin_term, destination_term, payment_term, bill_type, ocean_vvd, shipment,
                            booked_at, revision)
       select (5000000 + nth * 7919 % 1000003)::text, 'Requested', pol_code, pod_code, origin_term, destination_term, payment_term, bill_type,
              ocean_vvd, shipment, booked_at, 1 from generate_series(1, $1::int) as nth, booking where booking_no = $2
       returning id)
     insert into booking_party select $3::uuid, id, 'shipper' from made`,
    [BOOKING_CAP + 1 - world.TRADED, world.bookingNo(world.ownTrade, 0), orgs.NBL],
  )
})
afterAll(() => portal.stop())

it.each<BookingCriteria>([{}, { dateOf: 'booked', from: '2026-01-01' }, { statuses: [...bookingStatuses] }])(
  'refuses a list of more bookings than can be shown: %j',
  async (criteria) => {
    const { status, json } = await shipper.list(criteria)
    expect([status, json.errorCode]).toEqual([422, 'BD0006'])
  },
)

it('still counts them, and lists them once the criteria leave few enough', async () => {
  const { statuses } = (await shipper.count()).json
  expect(statuses[0]).toEqual({ status: 'Requested', count: BOOKING_CAP + 2 - world.TRADED })
  const { rows, columns } = (await shipper.list({ statuses: ['Requested'] })).json
  expect([rows, columns.status.length]).toEqual([statuses[0].count, statuses[0].count])
})

it('lists as many as can be shown, each once', async () => {
  await portal.pool.raw.query('delete from booking_party where booking_id = (select id from booking where booking_no = $1)', [
    world.bookingNo(world.ownTrade, 1),
  ]) // biome-ignore format: short
  const { rows, columns } = (await shipper.list()).json
  expect(rows).toBe(BOOKING_CAP)
  for (const values of Object.values(columns)) expect(values).toHaveLength(BOOKING_CAP)
  expect(new Set(columns.bookingNo).size).toBe(BOOKING_CAP)
})

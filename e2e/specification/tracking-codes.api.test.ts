import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardOf as bookingsOf } from '../../packages/server/src/features/bookings/dashboard/booking-dashboard.fixture.ts'
import * as cargo from '../../packages/server/src/features/tracking/dashboard/dashboard.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { bookingDashboardCodes, containerSearchCodes } from './codes.ts'

type Reader = Awaited<ReturnType<Portal['person']>>
let portal: Portal
let mei: Reader
let stranger: Reader
let withoutWebId: Reader
let busy: Reader
beforeAll(async () => {
  portal = await startPortal({ now: cargo.NOW })
  await cargo.fillDashboard(portal)
  const organisationIds = [await cargo.organisationId(portal, 'NBL')]
  mei = await portal.person({ groups: ['TD', 'BD'], organisationIds })
  stranger = await portal.person({ groups: ['VS'], organisationIds })
  withoutWebId = await portal.person({ groups: ['TD'], organisationIds, webIdGranted: false })
  await portal.carrier('organisations', [{ ref: 'BRIM', name: 'Brimful Trading', address: '1 Full Rd', country: 'CN' }])
  const brimful = await cargo.organisationId(portal, 'BRIM')
  busy = await portal.person({ groups: ['TD', 'BD'], organisationIds: [brimful] })
  await fillToTheBrim(brimful)
})
afterAll(() => portal.stop())

/** One organisation with 3001 bookings, one of which has 5001 containers: one more of each than can be shown. */
async function fillToTheBrim(organisation: string) {
  await portal.pool.raw.query(
    `with made as (
       insert into booking (booking_no, status, pol_code, pod_code, origin_term, destination_term, payment_term, bill_type, ocean_vvd, shipment,
                            booked_at, revision)
       select (5000000 + nth)::text, 'Approved', pol_code, pod_code, origin_term, destination_term, payment_term, bill_type,
              ocean_vvd, shipment, booked_at, 1 from generate_series(1, 3001) as nth, booking where booking_no = '3000000'
       returning id)
     insert into booking_party select $1::uuid, id, 'shipper' from made`,
    [organisation],
  )
  await portal.pool.raw.query(
    `insert into container (booking_id, container_no, equipment_code, hazardous, assigned_at, removed, revision)
     select b.id, 'FWBU' || lpad(nth::text, 7, '0'), '45G1', false, business_now(), false, 1
       from generate_series(1, 5001) as nth join booking b on b.booking_no = '5000001'`,
  )
}

const boxes = (criteria: Parameters<ReturnType<typeof cargo.dashboardOf>['list']>[0], who = mei) =>
  cargo.dashboardOf(portal, who).list(criteria)
const bookings = (criteria: Parameters<ReturnType<typeof bookingsOf>['list']>[0], who = mei) =>
  bookingsOf(portal, who).list(criteria)
const guest = (type: string, q: string) => portal.get(`/api/cargopub/search?${new URLSearchParams({ type, q })}`)

describe('container search', () => {
  walkCodes(containerSearchCodes, () => ({
    CS0001: () => guest('container', cargo.containerNumber(999_999)),
    CS0002: () => guest('booking', '9999999'),
    CS0003: () => guest('bl', 'FWYL999999901'),
    CS0004: () => boxes({ numberType: 'container', numbers: [cargo.containerNumber(1)] }),
    CS0005: () => boxes({ numberType: 'ediRef', numbers: ['FW99999999'] }),
    CS0006: () => guest('container', cargo.containerNumber(1)),
    CS0007: () => boxes({}, stranger),
    CS0008: () => boxes({}, withoutWebId),
    CS0009: () => boxes({}, busy),
  }))
})

describe('booking dashboard', () => {
  walkCodes(bookingDashboardCodes, () => ({
    BD0001: () => bookings({ numbers: ['9999999', '9999998'] }),
    BD0002: () => bookings({ numbers: ['9999999'] }),
    BD0003: () => bookings({ dateOf: 'booked', from: '2026-02-30', to: '2026-03-01' }),
    BD0004: () => bookings({ dateOf: 'booked', from: '2026-02-01', to: '01.03.2026' }),
    BD0005: () => bookings({ days: 22 }),
    BD0006: () => bookings({}, busy),
    BD0007: () => bookings({}, stranger),
  }))
})

describe('results', () => {
  const remove = (text: string) => portal.pool.raw.query(text)
  it('of 5000 containers are shown, and one more is refused', async () => {
    expect((await boxes({}, busy)).json.errorCode).toBe('CS0009')
    await remove(`delete from container where container_no = 'FWBU0000001'`)
    expect((await boxes({}, busy)).json.rows).toBe(5000)
  })
  it('of 3000 bookings are shown, and one more is refused', async () => {
    expect((await bookings({}, busy)).json.errorCode).toBe('BD0006')
    await remove(`delete from booking_party where booking_id = (select id from booking where booking_no = '5003001')`)
    expect((await bookings({}, busy)).json.rows).toBe(3000)
  })
})

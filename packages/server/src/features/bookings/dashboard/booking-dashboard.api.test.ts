import { BookingCards, BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import type { BookingCriteria } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { TODAY } from '../requests/booking-request.fixture.ts'
import * as world from './booking-dashboard.fixture.ts'

let portal: Portal
let shipper: world.DashboardCalls
const { ownTrade } = world
const no = (nth: number) => world.bookingNo(ownTrade, nth)
const ALL = Array.from({ length: world.TRADED }, (_, nth) => nth)
/** What leaves next first, what has no ship after it, then what left and what was cancelled. */
const ORDER = [14, 12, 0, 1, 2, 3, 5, 6, 13, 4, 7, 8, 9, 10, 11]

beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await world.loadBookings(portal)
  shipper = world.dashboardOf(portal, await portal.person({ groups: ['BD'], organisationIds: [orgs.NBL] }))
})
afterAll(() => portal.stop())

const listed = async (criteria: BookingCriteria = {}) => BookingList.strict().parse((await shipper.list(criteria)).json)
const nths = async (criteria: BookingCriteria) =>
  (await listed(criteria)).columns.bookingNo.map((number) => Number(number?.slice(-2)))
const cards = async (criteria: BookingCriteria = {}) => {
  const { statuses, concerns } = BookingCards.strict().parse((await shipper.count(criteria)).json)
  return [...statuses.map(({ count }) => count), ...concerns.map(({ count }) => count)]
}

describe('a row says', () => {
  it('all that is known of its booking', async () => {
    const row = world.rowsOf(await listed()).find(({ bookingNo }) => bookingNo === no(9))
    expect(row).toEqual({
      bookingNo: no(9), ediRef: 'FW03000009', requestId: null, customerReference: null,
      blNumbers: 'FWYL300000901, FWYL300000902', status: 'Approved', vvd: 'FGN048E', vessel: 'Fairway Gannet',
      portOfLoading: 'CNNGB', portOfDischarge: 'USLGB', origin: 'CNSHA', destination: 'USCHI', createdBy: 'desk of OWNMARK',
      bookedAt: '2026-10-20T00:00:00+00:00', departureAt: '2026-11-09T20:00:00+00:00', departureBasis: 'actual', days: -5,
      arrivalAt: '2026-11-24T12:00:00+00:00', arrivalBasis: 'estimated', shipper: 'Ningbo Lighting Co., Ltd.',
      consignee: 'Customer of OWNMARK', notifyParty: 'Customer of OWNMARK', containers: '1 × 45G1', quantity: 1,
      equipment: null, siStatus: 'Pending', siDueAt: '2026-11-07T04:00:00+00:00', vgmStatus: 'Pending',
      vgmDueAt: '2026-11-08T04:00:00+00:00', vgmNote: null, ams: 'Data Hold', billStatus: 'Rated', release: 'Printed', hold: 'Customs',
      correction: null, serviceContract: 'SC77', commodity: 'OWNMARK', freightTerm: 'CY-RAMP', paymentTerm: 'Collect',
    }) // biome-ignore format: as the contract lists them
  })

  const near = { departureBasis: 'planned', days: 3, siDueAt: '2026-11-16T04:00:00+00:00' }
  it.each<[number, object]>([
    [0, { status: 'Approved', siStatus: 'Pending', vgmStatus: 'Pending', equipment: null, quantity: 0, containers: null, billStatus: 'Draft', release: null, ...near }],
    [1, { status: 'Requested', siStatus: 'Submitted' }],
    [2, { status: 'Received', vgmStatus: 'Submitted' }],
    [3, { status: 'Pending', siStatus: 'Received' }],
    [4, { status: 'Canceled' }],
    [5, { equipment: 'Empty Picked Up', siStatus: 'Accepted', vgmStatus: 'Received', quantity: 2 }],
    [6, { equipment: 'In-gate Terminal', vgmStatus: 'Accepted', quantity: 3, containers: '2 × 45G1, 1 × 45R1' }],
    [7, { hold: 'Customs', ams: null, billStatus: 'Billed', release: 'TLX', equipment: null }],
    [8, { hold: 'Payment', ams: 'AMS Hold', release: 'OBL' }],
    [9, { hold: 'Customs', ams: 'Data Hold', billStatus: 'Rated', release: 'Printed' }],
    [10, { hold: 'Payment', ams: null, billStatus: 'Billed', release: 'SWB LOI Pending' }],
    [11, { hold: null, ams: null, billStatus: 'Draft', release: null, equipment: null }],
    [12, { vvd: 'FNR050E', departureAt: '2026-11-16T20:00:00+00:00', days: 2, siDueAt: '2026-11-15T04:00:00+00:00', vgmDueAt: null }],
    [13, { vvd: null, vessel: null, departureAt: null, departureBasis: null, days: null, siDueAt: null, arrivalAt: null }],
    [14, { departureBasis: 'estimated', days: 1, arrivalBasis: 'planned', destination: 'USOAK' }],
  ])('of booking %i what the mapping says', async (nth, said) => {
    expect(world.rowsOf(await listed({ numbers: [no(nth)] }))).toMatchObject([said])
  }) // biome-ignore format: a line for each booking

  it('what the carrier said last: a hold that was cleared, a box that moved, a bill that was released', async () => {
    const row = async (nth: number) => world.rowsOf(await listed({ numbers: [no(nth)] }))[0]
    const of7 = { bookingNo: no(7), statedAt: TODAY }
    await portal.carrier('bills', [
      { blNo: world.blNo(ownTrade, 7), ...of7, type: 'TLX', status: 'Rated', revision: 2 },
    ])
    expect(await row(7)).toMatchObject({ billStatus: 'Rated', release: null })
    const billed = { status: 'Billed', release: 'TLX', billedAt: TODAY, revision: 3 }
    await portal.carrier('bills', [{ blNo: world.blNo(ownTrade, 7), ...of7, type: 'TLX', ...billed }])
    expect(await row(7)).toMatchObject({ billStatus: 'Billed', release: 'TLX' })
  })
})

describe('the list', () => {
  it('has every booking of the reader once, what leaves next first, and says where live pages go on from', async () => {
    const { columns, rows, missing, asOf, watch, liveFrom } = await listed()
    expect(columns.bookingNo).toEqual(ORDER.map(no))
    expect([rows, missing]).toEqual([world.TRADED, []])
    expect(asOf).toMatch(/^2026-11-15T00:0/)
    expect(watch).toMatch(/^own\//)
    expect(liveFrom).toMatch(/^\d+$/)
  })

  it.each<[BookingCriteria, number[]]>([
    [{ statuses: ['Requested', 'Canceled'] }, [1, 4]],
    [{ statuses: ['Pending'] }, [3]],
    [{ statuses: [], concerns: [], vvds: [], numbers: [], siStatuses: [] }, ALL],
    [{ concerns: ['siDue'] }, [0, 2, 12, 14]],
    [{ concerns: ['vgmDue'] }, [0, 1, 3]],
    [{ concerns: ['held'] }, [7, 8, 9, 10]],
    [{ concerns: ['siDue', 'held'] }, [0, 2, 7, 8, 9, 10, 12, 14]],
    [{ siStatuses: ['Submitted', 'Received'] }, [1, 3]],
    [{ vgmStatuses: ['Accepted'] }, [6]],
    [{ days: 0 }, []],
    [{ days: 1 }, [14]], // on the 16th in Ningbo, though on the 15th in Greenwich
    [{ days: 2 }, [12, 14]],
    [{ days: 3 }, [0, 1, 2, 3, 4, 5, 6, 12, 14]],
    [{ sailedDays: 0 }, [0, 1, 2, 3, 4, 5, 6, 12, 13, 14]], // what has not sailed, or has no ship yet
    [{ sailedDays: 4 }, [0, 1, 2, 3, 4, 5, 6, 12, 13, 14]],
    [{ sailedDays: 5 }, ALL], // on the 10th in Ningbo, though on the 9th in Greenwich
    [{ sailedDays: 7, days: 1 }, [14]],
    [{ sailedDays: 21, vvds: ['FGN048E'] }, [7, 8, 9, 10, 11]],
    [{ vvds: ['FPS049E', 'FSG012N'] }, [14]],
    [{ portsOfLoading: ['VNHPH'] }, [12]],
    [{ portsOfDischarge: ['USOAK'] }, [14]],
    [{ destinations: ['USCHI'] }, [9]],
    [{ dateOf: 'departure', from: '2026-11-10', to: '2026-11-10' }, [7, 8, 9, 10, 11]],
    [{ from: '2026-11-17', to: '2026-11-17' }, [12]],
    [{ dateOf: 'siDue', from: '2026-11-13', to: '2026-11-15' }, [12, 14]],
    [{ dateOf: 'vgmDue', from: '2026-11-18' }, [14]],
    [{ dateOf: 'booked', to: '2026-10-19' }, []],
    [{ dateOf: 'booked', from: '2026-10-20' }, ALL],
    [{ numberType: 'bl', numbers: [world.blNo(ownTrade, 9, 2)] }, [9]],
    [{ numberType: 'ediRef', numbers: [world.ediRef(ownTrade, 5), world.ediRef(ownTrade, 6)] }, [5, 6]],
    [{ numberType: 'mixed', numbers: [no(1), world.blNo(ownTrade, 1), world.ediRef(ownTrade, 2)] }, [1, 2]],
    [{ numberType: 'booking', numbers: [no(1), no(4)], statuses: ['Canceled'] }, [4]],
    [{ numberType: 'booking', numbers: [no(1)], concerns: ['held'], days: 21 }, []],
    [{ statuses: ['Approved'], concerns: ['siDue'], days: 2, portsOfDischarge: ['USLGB'], dateOf: 'siDue', from: '2026-11-15' }, [12]],
  ])('%j finds the bookings %j', async (criteria, found) => {
    expect((await nths(criteria)).sort((one, other) => one - other)).toEqual(found)
    const [, , , , , ...counted] = await cards(criteria)
    expect(counted).toHaveLength(3)
  }) // biome-ignore format: a line for each criterion

  it('names numbers that were not found beside the others, and refuses what leads nowhere at all', async () => {
    const { columns, missing } = await listed({ numberType: 'mixed', numbers: ['9999999', no(3), 'x1', no(3)] })
    expect([columns.bookingNo, missing]).toEqual([[no(3)], ['9999999', 'X1']])
    const refused = async (criteria: BookingCriteria) => {
      const { status, json } = await shipper.list(criteria)
      return [status, json.errorCode, json.messageArgs]
    }
    expect(await refused({ numbers: ['9999999'] })).toEqual([404, 'BD0002', ['9999999']])
    expect(await refused({ numberType: 'mixed', numbers: ['9999999'] })).toEqual([404, 'BD0002', ['9999999']])
    expect(await refused({ numbers: ['9999999', '9999998'] })).toEqual([404, 'BD0001', []])
    expect(await refused({ numberType: 'bl', numbers: ['FWYL999999901'] })).toEqual([404, 'BD0001', []])
  })

  it.each<[BookingCriteria, string[]]>([
    [{ from: '2026-02-30', to: '2026-03-01' }, ['from BD0003']],
    [{ dateOf: 'departure', from: '2026-11-02' }, ['to BD0009']], // a departure range needs both dates
    [{ to: '2026-11-02' }, ['from BD0009']],
    [{ sailedDays: 22 }, ['sailedDays BD0005']],
    [{ from: 'soon', to: '01.11.2026' }, ['from BD0003', 'to BD0004']],
    [{ from: '2026-11-02', to: '2026-11-01' }, ['to BD0008']],
    [{ days: 22 }, ['days BD0005']],
    [{ days: -1, dateOf: 'booked', to: 'x' }, ['to BD0004', 'days BD0005']],
    [{ days: 0.5 }, ['days BD0005']],
  ])('%j are refused with everything that is wrong', async (criteria, expected) => {
    for (const ask of [shipper.list, shipper.count]) {
      const { status, json } = await ask(criteria)
      const violations = json.violations.map(({ path, code }: Record<string, string>) => `${path} ${code}`)
      expect([status, json.errorCode, violations]).toEqual([422, expected[0]?.split(' ')[1], expected])
    }
  })

  it.each([
    { statuses: ['Sunk'] }, { concerns: ['late'] }, { vvds: ["x' or true"] }, { colour: 'red' }, { days: '3' },
    { numbers: new Array(3001).fill('X') }, { dateOf: 'birth' },
  ])('is refused where criteria are none of ours', async (criteria) => {
    const { status, json } = await shipper.list(criteria as BookingCriteria) // as somebody could send it
    expect([status, json.errorCode]).toEqual([400, 'GE0012'])
  }) // biome-ignore format: short
})

describe('the cards', () => {
  it('count every status and concern, whatever statuses and concerns are asked for', async () => {
    const all = [1, 1, 1, 11, 1, 4, 3, 4]
    expect(await cards()).toEqual(all)
    expect(await cards({ statuses: ['Canceled'], concerns: ['held'] })).toEqual(all)
  })
  it('count what the other criteria leave', async () => {
    expect(await cards({ days: 2 })).toEqual([0, 0, 0, 2, 0, 2, 0, 0])
    expect(await cards({ numberType: 'booking', numbers: [no(3), no(8), '9999999'] })).toEqual([0, 0, 1, 1, 0, 0, 1, 1])
    expect(await cards({ numbers: ['9999999'] })).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
})

it('offers the voyages that leave next, then those that left, and the places of the bookings', async () => {
  expect((await shipper.choices()).json).toEqual({
    vvds: [
      { vvd: 'FPS049E', vessel: 'Fairway Plover', departureAt: '2026-11-15T18:00:00+00:00' },
      { vvd: 'FNR050E', vessel: 'Fairway Nightjar', departureAt: '2026-11-16T20:00:00+00:00' },
      { vvd: 'FGN048E', vessel: 'Fairway Gannet', departureAt: '2026-11-09T20:00:00+00:00' },
    ],
    portsOfLoading: ['CNNGB', 'VNHPH'],
    portsOfDischarge: ['USLGB', 'USOAK'],
    destinations: ['USCHI', 'USLGB', 'USOAK'],
  })
})

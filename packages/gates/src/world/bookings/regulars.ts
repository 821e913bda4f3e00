import { DAY, HOUR, toMinute } from '../calendar.ts'
import { containerNumber } from '../containers/containers.ts'
import { drawContainer } from '../containers/draw-container.ts'
import { draw } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import { reservedContainers } from '../showcase-bookings.ts'
import { pacificExpress, type Service } from '../ways/rotations.ts'
import { receivesUntil, routeOf } from '../ways/routes.ts'
import type { World } from '../world.ts'
import { ASSIGNED_AFTER, type Booking, billNumbers, type Container } from './booking.ts'
import { drawParties, findSalesRep } from './parties.ts'
import { contractOf, getShipper, NINGBO_LIGHTING } from './shippers.ts'

/*
 * Ningbo Lighting orders space on every Pacific Express, four times a week, a good month ahead. Each slow step of these
 * orders takes a little longer than the time between two of them: at any moment one is requested, one received, one
 * waits for the answer to an amendment, one has its documents submitted, and one has a failed filing.
 */
interface Order extends Pick<Booking, 'placeOfDelivery' | 'paymentTerm' | 'billType'> {
  /** Days relative to the planned departure: arrival at the terminal, billing, signature of the letter. */
  gatedIn: number
  billed: number
  signed: number
  scenario: Partial<Scenario>
}

const usual = { paymentTerm: 'Prepaid', gatedIn: -3.5, billed: 2, signed: 6, scenario: {} } as const

/** What happens to only one order of a week lasts for a week: early containers, waiting bills, unpaid freight. */
const orders: readonly Order[] = [
  { ...usual, placeOfDelivery: 'USCHI', billType: 'OBL', gatedIn: -8.5, billed: 8.2 },
  { ...usual, placeOfDelivery: null, billType: 'SW', signed: 10.5 },
  {
    ...usual,
    placeOfDelivery: 'USCHI',
    billType: 'TLX',
    paymentTerm: 'Collect',
    scenario: { customsHours: -90, paymentHours: 120 },
  },
  { ...usual, placeOfDelivery: null, billType: 'OBL' },
]

const BETWEEN_ORDERS = (7 * DAY) / orders.length
const TAKES = BETWEEN_ORDERS + 3 * HOUR
const CONTAINERS_EACH = 2
/** They began a few weeks before the epoch. */
const FIRST_ROTATION = -4

/** Days relative to the planned departure of the steps of a week's first order; the others follow. */
const REQUESTED = -30
const CHANGED = -18
const PICKED_UP = -12
const WEIGHED = -10.5
const INSTRUCTED = -10
const FILED_WRONG = -9
const DETAILS_MISSING = 1

/** Slots of the fleet that these orders take on each sailing. */
export const REGULAR_CONTAINERS = orders.length * CONTAINERS_EACH

interface Sailed {
  service: Service
  index: number
  /** The booking numbers of this sailing; the last ones are theirs. */
  numbers: readonly string[]
  /** The first slot of the fleet that is reserved for them. */
  place: number
}

/** The regular orders that sail with one ship. */
export function* regularBookings(world: World, sailed: Sailed): Generator<Booking> {
  if (sailed.service !== pacificExpress || sailed.index < FIRST_ROTATION) return
  const numbers = sailed.numbers.slice(-orders.length)
  for (const [at, order] of orders.entries())
    yield toBooking(world, sailed, order, { at, bookingNo: numbers[at] ?? '' })
}

function toBooking(world: World, sailed: Sailed, order: Order, of: { at: number; bookingNo: string }): Booking {
  const { bookingNo } = of
  const shipper = getShipper(NINGBO_LIGHTING)
  const places = { portOfLoading: shipper.port, portOfDischarge: 'USLGB' }
  const route = routeOf(world, { ...places, service: sailed.service, index: sailed.index, city: order.placeOfDelivery })
  const sails = (day: number) => toMinute(route.ocean.from.departure.plannedAt + day * DAY)
  const when = (day: number) => toMinute(sails(day) + of.at * BETWEEN_ORDERS)
  const stay = (day: number) => ({ from: when(day), until: when(day) + TAKES })
  const documentTimes = (day: number) => {
    const { from, until } = stay(day)
    return { submittedAt: from, receivedAt: until, acceptedAt: until + TAKES }
  }
  const requested = documentTimes(REQUESTED)
  const luck = draw(world.seed, 'regular', bookingNo)
  const hoursBefore = (at: number) => (receivesUntil(route) - at) / HOUR
  const scenario = {
    ...order.scenario,
    pickUpHoursBefore: hoursBefore(when(PICKED_UP)),
    gateInHoursBefore: hoursBefore(sails(order.gatedIn)),
    setback: null,
  }
  const filings = { amsReject: stay(FILED_WRONG), dataHold: stay(DETAILS_MISSING) }
  return {
    bookingNo,
    ediRef: `FW0${bookingNo}`,
    ...places,
    placeOfReceipt: null,
    placeOfDelivery: order.placeOfDelivery,
    originTerm: 'CY',
    destinationTerm: order.placeOfDelivery ? 'RAMP' : 'CY',
    paymentTerm: order.paymentTerm,
    billType: order.billType,
    serviceContract: contractOf(shipper),
    commodity: shipper.goods[0]?.commodity ?? '',
    bills: billNumbers(bookingNo, 1),
    billing: { billedAt: sails(order.billed), signedAt: sails(order.signed) },
    parties: drawParties(luck, shipper, false),
    salesRep: findSalesRep(shipper),
    bookedAt: requested.submittedAt,
    receivedAt: requested.receivedAt,
    approvedAt: requested.acceptedAt,
    assignedAt: requested.acceptedAt + ASSIGNED_AFTER,
    canceledAt: null,
    amendment: stay(CHANGED),
    requiredDocuments: { si: documentTimes(INSTRUCTED), vgm: documentTimes(WEIGHED) },
    createdBy: 'EDI',
    route,
    roll: null,
    containers: Array.from({ length: CONTAINERS_EACH }, (_, at) => {
      const container = toContainer(world, bookingNo, sailed.place + of.at * CONTAINERS_EACH + at)
      return { ...container, scenario: { ...container.scenario, ...scenario }, filings }
    }),
  }
}

/** A container that moves like all others. */
function toContainer(world: World, bookingNo: string, place: number): Container {
  const containerNo = containerNumber(place, reservedContainers)
  const [goods] = getShipper(NINGBO_LIGHTING).goods
  if (!goods) throw new Error('Ningbo Lighting sends nothing')
  return drawContainer(draw(world.seed, 'box', bookingNo, containerNo), { containerNo, goods, count: 1 })
}

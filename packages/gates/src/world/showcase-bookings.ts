import { ASSIGNED_AFTER, type Booking, billNumbers, type Container } from './bookings/booking.ts'
import { drawCreator } from './bookings/creators.ts'
import { findSalesRep } from './bookings/parties.ts'
import { drawRequiredDocuments } from './bookings/required-documents.ts'
import { contractOf, getShipper } from './bookings/shippers.ts'
import { DAY, HOUR, MINUTE, toMinute } from './calendar.ts'
import { statedHold } from './containers/hold-causes.ts'
import { draw } from './random.ts'
import { drawScenario, type FixedMove } from './scenario.ts'
import { type Example, examples, type Stated } from './showcase.ts'
import type { Service } from './ways/rotations.ts'
import { firstCarriage, routeOf } from './ways/routes.ts'
import type { World } from './world.ts'

/** Numbers that no other booking and no other container can have. */
export const reservedBookings: ReadonlySet<string> = new Set(examples.map(({ booking }) => booking))
export const reservedContainers: ReadonlySet<string> = new Set(examples.flatMap(({ containers }) => containers))

const BOOKED_DAYS_BEFORE = 16
const FIRST_SEAL = 884_120
const FIRST_WEIGHT_KG = 18_420.5

/** The fixed examples that sail with one ship. */
export function* showcaseBookings(world: World, service: Service, index: number): Generator<Booking> {
  for (const example of examples)
    if (example.sails[0] === service.code && example.sails[1] === index) yield toBooking(world, example, service)
}

function toBooking(world: World, example: Example, service: Service): Booking {
  const { portOfLoading, portOfDischarge, city, paymentTerm, billType } = example
  const route = routeOf(world, { service, index: example.sails[1], portOfLoading, portOfDischarge, city })
  const shipper = getShipper(example.shipper)
  const bookedAt = firstCarriage(route).from.departure.plannedAt - BOOKED_DAYS_BEFORE * DAY
  const [goods] = shipper.goods
  const forwarder = shipper.partners?.forwarders[0] ?? 'BUND-LOGISTICS'
  const broker = shipper.partners?.brokers[0] ?? 'BLUE-WATER-ENTRY'
  return {
    bookingNo: example.booking,
    ediRef: `FW0${example.booking}`,
    portOfLoading,
    portOfDischarge,
    placeOfReceipt: null,
    placeOfDelivery: city,
    originTerm: 'CY',
    destinationTerm: city ? 'RAMP' : 'CY',
    paymentTerm,
    billType,
    serviceContract: contractOf(shipper),
    commodity: goods?.commodity ?? '',
    bills: billNumbers(example.booking, example.bills),
    parties: [
      { role: 'shipper', organisation: shipper.ref },
      { role: 'consignee', organisation: example.consignee },
      { role: 'notifyParty', organisation: example.consignee },
      { role: 'broker', organisation: broker },
      { role: 'forwarder', organisation: forwarder },
      { role: 'contractHolder', organisation: shipper.ref },
    ],
    salesRep: findSalesRep(shipper),
    bookedAt,
    receivedAt: null,
    approvedAt: bookedAt + 3 * HOUR,
    assignedAt: bookedAt + 3 * HOUR + ASSIGNED_AFTER,
    canceledAt: null,
    amendment: null,
    requiredDocuments: drawRequiredDocuments(draw(world.seed, 'papers', example.booking), route),
    createdBy: drawCreator(draw(world.seed, 'creator', example.booking), shipper),
    route,
    roll: null,
    containers: example.containers.map((containerNo, at) => toContainer(world, example, containerNo, at)),
  }
}

/** The containers of one booking follow each other through every gate within minutes. */
function toContainer(world: World, example: Example, containerNo: string, at: number): Container {
  const stated = ([day, hour]: Stated) => toMinute(world.anchor + day * DAY + hour * HOUR)
  const moves = Object.entries(example.moves) as [FixedMove, Stated][] // Object.entries loses the types of the keys
  const fixed = Object.fromEntries(moves.map(([move, when]) => [move, stated(when) + at * 23 * MINUTE]))
  const scenario = drawScenario(draw(world.seed, 'showcase', containerNo))
  return {
    containerNo,
    equipment: '45G1',
    seal: `CN${FIRST_SEAL + at}`,
    weightKg: (FIRST_WEIGHT_KG - at * 310).toFixed(3),
    temperature: null,
    ventilation: null,
    hazardous: false,
    scenario: { ...scenario, loadedShare: 0.95 - at * 0.01, setback: null, fixed },
    statedHolds: example.holds.map(([type, state, when, remark]) => ({
      ...statedHold(type, state, stated(when)),
      remark: remark ?? null,
    })),
    removedAt: null,
    ...(example.returnedWith && { returnedWith: example.returnedWith }),
    reports: example.reports ?? 'orderly',
  }
}

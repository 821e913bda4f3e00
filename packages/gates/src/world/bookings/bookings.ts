import { DAY, HOUR, toMinute } from '../calendar.ts'
import { containerNumber, fleetPlaces } from '../containers/containers.ts'
import { drawContainer } from '../containers/draw-container.ts'
import { type Draw, draw } from '../random.ts'
import { firstIndex } from '../sailings.ts'
import { examples } from '../showcase.ts'
import { reservedBookings, reservedContainers, showcaseBookings } from '../showcase-bookings.ts'
import { mainlines, pacificExpress, type Service } from '../ways/rotations.ts'
import { firstCarriage, type Journey, type Route, routeOf } from '../ways/routes.ts'
import type { World } from '../world.ts'
import { ASSIGNED_AFTER, type Booking, billNumbers } from './booking.ts'
import { drawCreator } from './creators.ts'
import { drawParties, findSalesRep } from './parties.ts'
import { REGULAR_CONTAINERS, regularBookings } from './regulars.ts'
import { drawRequiredDocuments } from './required-documents.ts'
import { contractOf, HAIPHONG_TEXTILES, NINGBO_LIGHTING, type Shipper, shippers } from './shippers.ts'

type Shares = readonly (readonly [string, number])[]

const originShares: Readonly<Record<string, Shares>> = {
  PX1: [['CNNGB', 30], ['CNSHA', 28], ['CNXMN', 14], ['VNHPH', 15], ['VNSGN', 13]],
  PX2: [['CNNGB', 34], ['CNSHA', 34], ['VNHPH', 16], ['VNSGN', 16]],
} // biome-ignore format: a table

const dischargeShares: Readonly<Record<string, Shares>> = {
  PX1: [['USLGB', 74], ['USOAK', 26]],
  PX2: [['USHNL', 24], ['USLGB', 56], ['USOAK', 20]],
} // biome-ignore format: a table

const cityShares: Shares = [['USCHI', 50], ['USDAL', 27], ['USMEM', 23]] // biome-ignore format: a table

/** The two rivals ship more than anyone, so that their accounts have plenty to show. */
const weightOf = ({ ref }: Shipper) => (ref === NINGBO_LIGHTING || ref === HAIPHONG_TEXTILES ? 3 : 1)

/** Who books on a sailing. */
function drawShipper(luck: Draw, service: Service): Shipper {
  const port = luck.weigh(originShares[service.code] ?? [])
  return luck.weigh(
    shippers.filter((shipper) => shipper.port === port).map((shipper) => [shipper, weightOf(shipper)] as const),
  )
}

interface Sailed {
  service: Service
  index: number
}

/** From the shipper's port to its customers; a good part continues by rail. */
function drawJourney(luck: Draw, { volume }: World, { service, index }: Sailed, shipper: Shipper): Journey {
  const portOfDischarge = luck.weigh(dischargeShares[service.code] ?? [])
  const byRail = portOfDischarge !== 'USHNL' && luck.chance(volume.railShares[service === pacificExpress ? 0 : 1])
  const city = byRail ? luck.weigh(cityShares) : null
  return { service, index, portOfLoading: shipper.port, portOfDischarge, city }
}

const FIRST_NUMBER = 3_104_400
/** A large world has five block bookings on the Pacific Express that sailed a week before the epoch's. */
const BLOCK_BOOKINGS = 5
const BLOCKS_SAIL_WITH = -1

/** All bookings of one mainline sailing, including the fixed examples and the regular orders. */
export function* bookingsOf(world: World, service: Service, index: number): Generator<Booking> {
  yield* showcaseBookings(world, service, index)
  const numbers = bookingNumbers(world, service, index)
  let place = fleetPlaces(world, mainlines, service, index)
  const end = place + world.volume.containersPerSailing - REGULAR_CONTAINERS
  for (const [at, bookingNo] of numbers.slice(0, bookingCount(world, service, index)).entries()) {
    const isBlock = at < BLOCK_BOOKINGS && service === pacificExpress && index === BLOCKS_SAIL_WITH
    const booking = drawBooking(world, {
      service,
      index,
      bookingNo,
      place,
      containerCount: isBlock ? world.volume.containersPerBlockBooking : 0,
    })
    place += booking.containers.length
    if (place > end) break
    yield booking
  }
  yield* regularBookings(world, { service, index, numbers, place: end })
}

/** The booking of this world with that number, if there is one. */
export function findBooking(world: World, bookingNo: string): Booking | undefined {
  const { service, index } = sailingWith(world, bookingNo)
  if (!service || index < firstIndex(world, service)) return undefined
  for (const booking of bookingsOf(world, service, index)) if (booking.bookingNo === bookingNo) return booking
  return undefined
}

/** The sailing that a number is reserved for. */
function sailingWith({ volume }: World, bookingNo: string) {
  const [code, index] = examples.find(({ booking }) => booking === bookingNo)?.sails ?? []
  if (index !== undefined) return { service: mainlines.find((service) => service.code === code), index }
  const nth = Math.floor((Number(bookingNo) - FIRST_NUMBER) / volume.numbersPerSailing)
  const rotation = Math.floor(nth / mainlines.length)
  return { service: mainlines[nth - rotation * mainlines.length], index: rotation }
}

/** The most bookings of a sailing. */
export function bookingCount(world: World, service: Service, index: number): number {
  const { bookingsPerSailing, thinnedOut } = world.volume
  const sinceFirst = index - firstIndex(world, service)
  const share = thinnedOut.find(([sailings]) => sinceFirst < sailings)?.[1] ?? 1
  return Math.round(bookingsPerSailing * share)
}

/** Numbers rise from sailing to sailing and are shuffled within one. */
function bookingNumbers({ volume }: World, service: Service, index: number): string[] {
  const size = volume.numbersPerSailing
  const block = FIRST_NUMBER + (index * mainlines.length + mainlines.indexOf(service)) * size
  return Array.from({ length: size }, (_, at) => String(block + ((at * 17 + 3) % size))).filter(
    (number) => !reservedBookings.has(number),
  )
}

interface Request {
  service: Service
  index: number
  bookingNo: string
  /** The first free slot of the fleet. */
  place: number
  /** The required number of containers; zero for a random one. */
  containerCount: number
}

function drawBooking(world: World, { service, index, bookingNo, place, containerCount: fixed }: Request): Booking {
  const luck = draw(world.seed, 'booking', bookingNo)
  const shipper = drawShipper(luck, service)
  const journey = drawJourney(luck, world, { service, index }, shipper)
  const route = routeOf(world, journey)
  const goods = luck.pick(shipper.goods)
  const times = drawTimes(luck, route)
  const paymentTerm = luck.weigh([
    ['Prepaid', 61],
    ['Collect', 34],
    ['Third party', 5],
  ] as const)
  const usual = luck.weigh([[1, 30], [2, 28], [3, 18], [4, 12], [5, 7], [6, 5]] as const) // biome-ignore format: a table
  const count = fixed || usual
  const containers = Array.from({ length: count }, (_, at) => {
    const containerNo = containerNumber(place + at, reservedContainers)
    const swappedAt = times.approvedAt + 30 * HOUR
    const container = drawContainer(draw(world.seed, 'box', bookingNo, containerNo), {
      containerNo,
      goods,
      count,
      swappedAt,
    })
    return times.canceledAt === null ? container : { ...container, removedAt: times.canceledAt }
  })
  return {
    bookingNo,
    ediRef: luck.chance(0.4) ? `FW0${bookingNo}` : null,
    ...placesOf(luck, journey),
    paymentTerm,
    billType: luck.weigh([['OBL', 35], ['TLX', 30], ['SW', 35]] as const), // biome-ignore format: as above
    serviceContract: contractOf(shipper),
    commodity: goods.commodity,
    bills: billNumbers(bookingNo, Math.min(count, luck.weigh([[1, 70], [2, 24], [3, 6]] as const))), // biome-ignore format: as above
    parties: drawParties(luck, shipper, paymentTerm === 'Third party'),
    salesRep: findSalesRep(shipper),
    ...times,
    amendment: null,
    requiredDocuments: drawRequiredDocuments(draw(world.seed, 'papers', bookingNo), route),
    createdBy: drawCreator(draw(world.seed, 'creator', bookingNo), shipper),
    route,
    roll: times.canceledAt === null && luck.chance(0.03) ? rollOf(world, journey, luck.chance(0.4)) : null,
    containers,
  }
}

function placesOf(luck: Draw, { portOfLoading, portOfDischarge, city }: Journey) {
  const originTerm = luck.chance(0.15) ? ('DOOR' as const) : ('CY' as const)
  const destinationTerm = luck.chance(0.2) ? ('DOOR' as const) : city ? ('RAMP' as const) : ('CY' as const)
  return {
    portOfLoading,
    portOfDischarge,
    placeOfReceipt: originTerm === 'DOOR' ? portOfLoading : null,
    placeOfDelivery: city,
    originTerm,
    destinationTerm,
  }
}

function drawTimes(luck: Draw, route: Route) {
  const bookedAt = toMinute(firstCarriage(route).from.departure.plannedAt - luck.between(16, 27) * DAY)
  const slow = luck.chance(0.15)
  const approvedAt = toMinute(bookedAt + (slow ? luck.between(20, 60) : luck.between(1, 16)) * HOUR)
  return {
    bookedAt,
    receivedAt: slow ? bookedAt + HOUR : null,
    approvedAt,
    assignedAt: approvedAt + ASSIGNED_AFTER,
    canceledAt: luck.chance(0.025) ? toMinute(approvedAt + luck.between(10, 60) * HOUR) : null,
  }
}

/** The ship left this cargo on the quay: it goes a week later, from the same terminal. */
function rollOf(world: World, journey: Journey, wasLoaded: boolean): Booking['roll'] {
  const at = routeOf(world, journey).ocean.from.arrival.actualAt + 9 * HOUR
  const later = routeOf(world, { ...journey, index: journey.index + 1 })
  return { at, route: { ...later, feeder: routeOf(world, journey).feeder }, wasLoaded }
}

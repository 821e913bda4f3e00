import type { Booking, Container } from '../bookings/booking.ts'
import { HOUR, toMinute, whileOpen } from '../calendar.ts'
import type { Scenario } from '../scenario.ts'
import type { World } from '../world.ts'
import { zoneOf } from './locations.ts'
import type { Move } from './move.ts'
import { type Train, trainAfter } from './trains.ts'
import { depotAt, rampAt, terminalAt } from './yards.ts'

const GATE_HOURS = { open: 7, close: 17 }
/** Unloading a train takes this long after its arrival. */
const OFF_THE_TRAIN = 3 * HOUR

interface LandedContainer {
  booking: Booking
  container: Container
  landedAt: number
  /** When the last hold that applies is released. */
  releasedAt: number
}

/** From the quay of the port of discharge, by rail where the shipment is IPI, to the consignee and empty back. */
export function inlandMoves(world: World, { booking, container, landedAt, releasedAt }: LandedContainer) {
  const { scenario } = container
  const train = trainOf(world, booking, scenario, landedAt)
  const city = booking.placeOfDelivery ?? booking.portOfDischarge
  const place = train ? rampAt(city) : terminalAt(city)
  const zone = zoneOf(city)
  const readyAt = train ? train.arrivesAt + OFF_THE_TRAIN : landedAt
  const availability = availabilityOf(scenario, readyAt)
  const gateOutAt =
    scenario.fixed.gateOut ??
    whileOpen(zone, Math.max(availability.lastAt, releasedAt) + scenario.gateOutHours * HOUR, GATE_HOURS)
  const emptyAt =
    scenario.fixed.emptyReturn ?? whileOpen(zone, gateOutAt + scenario.emptyReturnHours * HOUR, GATE_HOURS)
  const depot = emptyDepot(city, container.containerNo)
  const moves: Move[] = [
    ...(train ? railMoves(train, terminalAt(booking.portOfDischarge), place) : []),
    ...availability.moves.map(
      ({ kind, at }) => ({ kind, load: 'full', mode: null, vvd: null, location: place, at }) as const,
    ),
    { kind: 'gateOut', load: 'full', mode: 'truck', vvd: null, location: place, at: gateOutAt },
    { kind: 'gateIn', load: 'empty', mode: 'truck', vvd: null, location: depot, at: emptyAt },
  ]
  return { moves, availableAt: availability.firstAt }
}

function trainOf(world: World, { route: { rail } }: Booking, scenario: Scenario, landedAt: number) {
  if (!rail) return null
  const loadedAt = scenario.fixed.railLoaded ?? toMinute(landedAt + scenario.railWaitHours * HOUR)
  const train = trainAfter(world, rail, loadedAt)
  return { ...train, arrivesAt: scenario.fixed.railArrived ?? train.arrivesAt, loadedAt }
}

function railMoves(train: Train & { loadedAt: number }, terminal: string, ramp: string): Move[] {
  const { loadedAt, departsAt, arrivesAt } = train
  const [load, mode, vvd] = ['full', 'rail', null] as const
  return [
    { kind: 'loaded', load, mode, vvd, location: terminal, at: loadedAt },
    { kind: 'departed', load, mode, vvd, location: terminal, at: departsAt },
    { kind: 'arrived', load, mode, vvd, location: ramp, at: arrivesAt },
    { kind: 'discharged', load, mode, vvd, location: ramp, at: arrivesAt + OFF_THE_TRAIN },
  ]
}

/** The terminal's reports: available, sometimes not available, and then available again. */
function availabilityOf({ fixed, setback, availableHours }: Scenario, readyAt: number) {
  const at = fixed.available ?? toMinute(readyAt + availableHours * HOUR)
  const available = { kind: 'available', at } as const
  if (fixed.notAvailable !== undefined) {
    const moves = [{ kind: 'notAvailable', at: fixed.notAvailable } as const, available]
    return { firstAt: at, lastAt: at, moves }
  }
  if (setback !== 'notAvailable') return { firstAt: at, lastAt: at, moves: [available] }
  const blockedAt = at + 5 * HOUR
  const againAt = at + 62 * HOUR
  return {
    firstAt: at,
    lastAt: againAt,
    moves: [available, { kind: 'notAvailable', at: blockedAt } as const, { kind: 'available', at: againAt } as const],
  }
}

/** Around San Pedro Bay every third empty goes to the depot on the Los Angeles side. */
const emptyDepot = (city: string, containerNo: string) =>
  depotAt(city === 'USLGB' && Number(containerNo.slice(4, 10)) % 3 === 0 ? 'USLAX' : city)

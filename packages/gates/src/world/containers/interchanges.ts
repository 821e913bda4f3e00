import type { InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'
import type { Booking, Container } from '../bookings/booking.ts'
import type { Life } from '../life.ts'
import { type Draw, draw } from '../random.ts'
import type { Move } from '../ways/move.ts'
import type { World } from '../world.ts'

/** Invented hauliers, by the country in which they drive. */
const hauliers: Readonly<Record<string, readonly string[]>> = {
  CN: ['Gold Carp Container Haulage', 'Beilun Swift Trucking', 'Nine Bridges Transport', 'Plum Rain Logistics'],
  VN: ['Sao Bien Haulage', 'Song Xanh Container Trucking', 'Rong Do Transport'],
  US: [
    'Harbor Mule Drayage',
    'Copperline Trucking',
    'Blue Heron Cartage',
    'Two Rivers Intermodal',
    'Prairie Wren Carriers',
    'Juniper Road Transport',
  ],
}

/** Hauliers for the containers of a place. */
const truckersAt = (location: string): readonly string[] => hauliers[location.slice(0, 2)] ?? []

/** A receipt of a container at a gate, independent of when and how it is reported. */
export interface Receipt
  extends Pick<
    InterchangeLine,
    'receiptNo' | 'direction' | 'load' | 'location' | 'trucker' | 'chassis' | 'seal' | 'condition' | 'damage'
  > {
  at: number
}

/** Most containers are undamaged. A returned empty is inspected closely, others only from outside. */
const DAMAGED_WHEN_RETURNED = 0.09
const DAMAGED_ELSEWHERE = 0.012
const damages = [
  'Left door dented, hinge bent',
  'Roof panel pushed in, 20 cm',
  'Front panel scraped',
  'Floor board cracked near the door',
  'Lower side rail bent, right',
  'Door gasket torn',
  'Corner post scraped, rear left',
] as const

/** One receipt at each gate: who brought or picked up the container, on which truck, and its condition. */
export function interchangesOf(world: World, booking: Booking, container: Container, { moves }: Life): Receipt[] {
  const luck = draw(world.seed, 'interchange', booking.bookingNo, container.containerNo)
  const receipts: Receipt[] = []
  let hauled: Haulage | undefined
  for (const move of moves) {
    if (move.kind !== 'gateOut' && move.kind !== 'gateIn') continue
    const country = move.location.slice(0, 2)
    if (hauled?.country !== country)
      hauled = { country, trucker: luck.pick(truckersAt(move.location)), chassis: chassisIn(luck, country) }
    receipts.push(receiptOf(luck, container, move, hauled))
  }
  const returned = receipts.at(-1)
  if (returned && container.returnedWith) {
    returned.condition = 'damaged'
    returned.damage = container.returnedWith
  }
  return receipts
}

/** The same truck picks up a container and returns it. */
interface Haulage {
  country: string
  trucker: string
  chassis: string | null
}

/** In America a container rides on a numbered chassis; in Asia its number is rarely recorded. */
const chassisIn = (luck: Draw, country: string) =>
  country === 'US' || luck.chance(0.2) ? `${country === 'US' ? 'FWPZ' : 'FWAZ'}${luck.whole(410_000, 499_999)}` : null

function receiptOf(luck: Draw, { seal }: Container, { kind, load, location, at }: Move, hauled: Haulage): Receipt {
  const isReturned = kind === 'gateIn' && load === 'empty'
  const damage = luck.chance(isReturned ? DAMAGED_WHEN_RETURNED : DAMAGED_ELSEWHERE) ? luck.pick(damages) : null
  return {
    receiptNo: `${location.slice(6)}-${luck.whole(10_000_000, 99_999_999)}`,
    direction: kind === 'gateOut' ? 'out' : 'in',
    load: load ?? 'full',
    location,
    trucker: hauled.trucker,
    chassis: hauled.chassis,
    seal: load === 'full' ? seal : null,
    condition: damage === null ? 'sound' : 'damaged',
    damage,
    at,
  }
}

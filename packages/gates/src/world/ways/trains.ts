import { atLocal, DAY, HOUR, localDay, toMinute } from '../calendar.ts'
import { draw } from '../random.ts'
import type { World } from '../world.ts'
import { zoneOf } from './locations.ts'

export interface Train {
  departsAt: number
  plannedArrivalAt: number
  arrivesAt: number
}

/** Trains leave the dock every evening. */
const DEPARTURE_HOUR = 20
/** The latest loading of a car before its train leaves. */
const LOADED_BEFORE = 3 * HOUR

const transitDays: Readonly<Record<string, number>> = { USCHI: 5.5, USDAL: 4.5, USMEM: 5 }

export const hasTrainTo = (city: string) => Object.hasOwn(transitDays, city)

export function railTransit(city: string): number {
  const days = transitDays[city]
  if (days === undefined) throw new Error(`no train to ${city}`)
  return days * DAY
}

/** The first train for a container that is on its car by a given moment; all its containers arrive together. */
export function trainAfter(world: World, { from, to }: { from: string; to: string }, loadedAt: number): Train {
  const zone = zoneOf(from)
  const today = localDay(zone, loadedAt)
  const tonight = atLocal(zone, today, DEPARTURE_HOUR)
  const day = tonight - LOADED_BEFORE >= loadedAt ? today : today + DAY
  const departsAt = atLocal(zone, day, DEPARTURE_HOUR)
  const plannedArrivalAt = departsAt + railTransit(to)
  const luck = draw(world.seed, 'train', from, to, day)
  const delayHours = luck.chance(0.2) ? luck.between(6, 30) : luck.between(-5, 5)
  return { departsAt, plannedArrivalAt, arrivesAt: toMinute(plannedArrivalAt + delayHours * HOUR) }
}

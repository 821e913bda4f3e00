import type { EquipmentTypeLine } from '@fairway/contract/carrier/carrier.schema'
import type { FreeTimeLine } from '@fairway/contract/carrier/container-facts.schema'
import type { Booking, Container } from '../bookings/booking.ts'
import { atLocal, DAY, localDay, MINUTE, showDay } from '../calendar.ts'
import type { Life } from '../life.ts'
import { zoneOf } from '../ways/locations.ts'
import { equipmentTypes } from './equipment-types.ts'

/** The carrier's account of a container at a moment. */
export interface Account extends Pick<FreeTimeLine, 'freeDays' | 'returnBy' | 'detentionDays' | 'charge'> {
  at: number
}

/** Free days: by contract for dry containers, short for reefers, the same for all special ones. */
const DRY_FREE_DAYS = [5, 4, 7] as const
export const FREE_DAYS = { reefer: 3, special: 5 } as const

/** US dollars for each of the first four days, of the next four, and of all that follow. */
export type Tiers = readonly [first: number, next: number, later: number]
export const TIER_DAYS = 4
export const rates: Readonly<Record<EquipmentTypeLine['group'], Tiers>> = {
  dry: [85, 135, 210],
  reefer: [160, 240, 340],
  special: [120, 190, 280],
}
export const SHORT_DRY: Tiers = [60, 95, 150]

/** The account is updated every morning while a container is overdue. */
const MADE_UP_AT_HOUR = 6
const SOON = 25 * MINUTE

/** How long a customer may keep such a container under its contract. */
function freeDaysOf({ serviceContract }: Booking, { equipment }: Container): number {
  const { group } = typeOf(equipment)
  return group === 'dry' ? dryFreeDays(serviceContract) : FREE_DAYS[group]
}

export const dryFreeDays = (contract: string): number =>
  DRY_FREE_DAYS[Number(contract.slice(2)) % DRY_FREE_DAYS.length] ?? DRY_FREE_DAYS[0]

/** The total charge for this many days of detention. */
export function detentionFor(equipment: string, days: number): number {
  const { group, lengthFeet } = typeOf(equipment)
  const [first, next, later] = group === 'dry' && lengthFeet === 20 ? SHORT_DRY : rates[group]
  const inTier = (from: number, upTo: number) => Math.max(0, Math.min(days, upTo) - from)
  return (
    inTier(0, TIER_DAYS) * first + inTier(TIER_DAYS, 2 * TIER_DAYS) * next + inTier(2 * TIER_DAYS, Infinity) * later
  )
}

function typeOf(equipment: string): EquipmentTypeLine {
  const found = equipmentTypes.find(({ code }) => code === equipment)
  if (!found) throw new Error(`no such equipment in the demo: ${equipment}`)
  return found
}

/**
 * Every statement about the free time of a container: the free days when it becomes available, the day of return when
 * it has left, the charge of each morning when it is late, and the final account when it is returned.
 */
export function freeTimeOf(booking: Booking, container: Container, { moves, availableAt }: Life): Account[] {
  if (availableAt === null) return []
  const freeDays = freeDaysOf(booking, container)
  const allowed = { at: availableAt + SOON, freeDays, returnBy: null, detentionDays: null, charge: null }
  const out = moves.findLast(({ kind, load }) => kind === 'gateOut' && load === 'full')
  const back = moves.at(-1)
  if (!out || !back || out.at < availableAt) return [allowed]
  const zone = zoneOf(booking.placeOfDelivery ?? booking.portOfDischarge)
  const returnBy = localDay(zone, out.at) + freeDays * DAY
  const stated = (at: number, day: number): Account => {
    const detentionDays = Math.max(0, (day - returnBy) / DAY)
    const amount = detentionFor(container.equipment, detentionDays).toFixed(2)
    const charge = detentionDays === 0 ? null : { amount, currency: 'USD' }
    return { at, freeDays, returnBy: showDay(returnBy), detentionDays, charge }
  }
  const accounts = [allowed, stated(out.at + SOON, returnBy)]
  for (let day = returnBy + DAY; atLocal(zone, day, MADE_UP_AT_HOUR) < back.at; day += DAY)
    accounts.push(stated(atLocal(zone, day, MADE_UP_AT_HOUR), day))
  return [...accounts, stated(back.at + SOON, localDay(zone, back.at))]
}

import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { bestOf } from '@fairway/contract/schedules/transit.rules'
import { type DateOnly, isDateOnly } from '@fairway/contract/shared/date-only'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'

/** Without a range the ships of the next five weeks are shown. */
const DAYS_AHEAD = 35

export interface VesselSearch {
  vvd: string
  pol: string
  pod: string
  from: string
  to: string
  placeOfDelivery: string
}

const dayAfter = (day: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

type Route = Pick<
  RequestDocument,
  'portOfLoading' | 'portOfDischarge' | 'placeOfDelivery' | 'departureFrom' | 'departureTo'
>

interface Ship {
  vvd: string
  vessel: string
  service?: string
  departure?: Sailing['departure']
}

const plain = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/** Whether a ship goes by what was typed: the beginning of its voyage number, its service, or a part of its name or day of departure. */
export function matchesTyped({ vvd, vessel, service, departure }: Ship, typed: string): boolean {
  const wanted = plain(typed)
  if (plain(vvd).startsWith(wanted) || plain(vessel).includes(wanted)) return true
  if (service !== undefined && plain(service) === wanted) return true
  return departure !== undefined && placeTime(bestOf(departure), departure.zone).date.includes(wanted)
}

/** The one voyage that was typed, in full or so far that no other is meant; nothing while it may be several, or none. */
export function typedVoyage(typed: string, voyages: readonly Ship[]): string {
  if (plain(typed) === '') return ''
  const meant = voyages.filter((ship) => matchesTyped(ship, typed))
  const whole = meant.find(({ vvd }) => plain(vvd) === plain(typed))
  return whole?.vvd ?? (meant.length === 1 ? (meant[0]?.vvd ?? '') : '')
}

/** What the schedule is asked for: a voyage by its number, else the ships between the ports within the days. */
export function vesselSearch(route: Route, vvd: string, today: DateOnly): VesselSearch | undefined {
  const { portOfLoading: pol, portOfDischarge: pod, placeOfDelivery, departureFrom: from, departureTo: to } = route
  if (pol === '' || pod === '') return undefined
  const way = { vvd, pol, pod, placeOfDelivery }
  if (vvd !== '') return { ...way, from: '', to: '' }
  if (from === '' && to === '') return { ...way, from: today, to: dayAfter(today, DAYS_AHEAD) }
  return isDateOnly(from) && isDateOnly(to) && from <= to ? { ...way, from, to } : undefined
}

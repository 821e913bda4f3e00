import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { type DateOnly, isDateOnly } from '@fairway/contract/shared/date-only'

/** Without a range the ships of the next five weeks are shown. */
const DAYS_AHEAD = 35

export interface VesselSearch {
  vvd: string
  pol: string
  pod: string
  from: string
  to: string
}

const dayAfter = (day: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

type Route = Pick<RequestDocument, 'portOfLoading' | 'portOfDischarge' | 'departureFrom' | 'departureTo'>

interface Ship {
  vvd: string
  vessel: string
}

const plain = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/** Whether a ship goes by what was typed: the beginning of its voyage number, or a part of its name. */
export const matchesTyped = ({ vvd, vessel }: Ship, typed: string) =>
  plain(vvd).startsWith(plain(typed)) || plain(vessel).includes(plain(typed))

/** The one voyage that was typed, in full or so far that no other is meant; nothing while it may be several, or none. */
export function typedVoyage(typed: string, voyages: readonly Ship[]): string {
  if (plain(typed) === '') return ''
  const meant = voyages.filter((ship) => matchesTyped(ship, typed))
  const whole = meant.find(({ vvd }) => plain(vvd) === plain(typed))
  return whole?.vvd ?? (meant.length === 1 ? (meant[0]?.vvd ?? '') : '')
}

/** What the schedule is asked for: a voyage by its number, else the ships between the ports within the days. */
export function vesselSearch(route: Route, vvd: string, today: DateOnly): VesselSearch | undefined {
  const { portOfLoading: pol, portOfDischarge: pod, departureFrom: from, departureTo: to } = route
  if (pol === '' || pod === '') return undefined
  if (vvd !== '') return { vvd, pol, pod, from: '', to: '' }
  if (from === '' && to === '') return { vvd, pol, pod, from: today, to: dayAfter(today, DAYS_AHEAD) }
  return isDateOnly(from) && isDateOnly(to) && from <= to ? { vvd, pol, pod, from, to } : undefined
}

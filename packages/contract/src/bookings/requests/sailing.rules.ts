import type { Violation } from '../../kit/errors.ts'
import { bestOf, isExpired, transitDaysOf } from '../../schedules/transit.rules.ts'
import { placeTime } from '../../tracking/journey/place-time.rules.ts'
import { violation } from '../bookings.errors.ts'
import type { Sailing, ScheduledSailing } from '../choices/booking-choices.schema.ts'
import { cutOffKinds } from '../page/booking-page.values.ts'
import type { RequestDocument } from './booking-request.schema.ts'
import type { RequestWarning } from './booking-request.values.ts'

/** The facts of a sailing that the rules need: its departure and the cut-offs before it. */
export type SailingFacts = Pick<Sailing, 'departure' | 'cutOffs'>

/** A scheduled sailing with its days on the way, and whether it has sailed. */
export const describeSailing = (sailing: ScheduledSailing, now: number): Sailing => ({
  ...sailing,
  transitDays: transitDaysOf(sailing),
  isExpired: isExpired(sailing, now),
})

const codes = { cy: 'BR0076', ams: 'BR0077', special: 'BR0078' } as const satisfies Record<string, RequestWarning>
const warnedKinds = ['cy', 'ams', 'special'] as const

type Cargo = Pick<RequestDocument, 'flags'>

/** The cut-offs that matter for this cargo: only hazardous and chilled cargo has one of its own. */
export const cutOffKindsFor = ({ flags }: Cargo) =>
  cutOffKinds.filter((kind) => kind !== 'special' || flags.includes('HAZ') || flags.includes('REEFER'))

/** The cut-offs of a sailing that matter for this cargo and that the carrier named, the next one first. */
export const cutOffsOf = ({ cutOffs }: Pick<Sailing, 'cutOffs'>, cargo: Cargo) =>
  cutOffKindsFor(cargo)
    .flatMap((kind) => {
      const at = cutOffs[kind]
      return at === null ? [] : [{ kind, at }]
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))

/** Sailings as they are offered: the next departure first, and those that have sailed after all others. */
export const inBoardOrder = <S extends Pick<Sailing, 'departure'>>(sailings: readonly S[], now: number): S[] =>
  sailings.toSorted(
    (one, other) =>
      Number(isExpired(one, now)) - Number(isExpired(other, now)) ||
      Date.parse(bestOf(one.departure)) - Date.parse(bestOf(other.departure)),
  )

/** By how many minutes a ship leaves or arrives later than planned, by the carrier's latest word; less than 0 is earlier. */
export const minutesMoved = (moment: Omit<Sailing['departure'], 'zone'>): number =>
  Math.round((Date.parse(bestOf(moment)) - Date.parse(moment.planned)) / 60_000)

/** When cargo reaches an inland place of delivery: as long after the ship as is usually planned; undefined where that is not known. */
export const inlandArrival = (
  { arrival }: Pick<Sailing, 'arrival'>,
  inlandMinutes: number | null,
): string | undefined =>
  inlandMinutes === null ? undefined : new Date(Date.parse(bestOf(arrival)) + inlandMinutes * 60_000).toISOString()

/** Passed cut-offs, in port time: they stop nothing, but the sender of the request confirms each. */
export function warningsOf(
  document: Pick<RequestDocument, 'flags' | 'vvd'>,
  sailing: SailingFacts | undefined,
  now: number,
): Violation[] {
  if (!sailing || isExpired(sailing, now)) return []
  const matters = cutOffKindsFor(document)
  return warnedKinds.flatMap((kind) => {
    const at = matters.includes(kind) ? sailing.cutOffs[kind] : null
    if (at === null || Date.parse(at) > now) return []
    const { date, time } = placeTime(at, sailing.departure.zone)
    return [violation('vvd', codes[kind], document.vvd, `${date} ${time}`)]
  })
}

/** The warnings that somebody has not confirmed yet. */
export const unconfirmed = (warnings: readonly Violation[], confirmed: readonly string[]): Violation[] =>
  warnings.filter(({ code }) => !confirmed.includes(code))

import type { Violation } from '../../kit/errors.ts'
import { isExpired, transitDaysOf } from '../../schedules/transit.rules.ts'
import { placeTime } from '../../tracking/journey/place-time.rules.ts'
import { violation } from '../bookings.errors.ts'
import type { Sailing, ScheduledSailing } from '../choices/booking-choices.schema.ts'
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

/** The cut-offs of a booking: the yard, the manifest, and one for hazardous or chilled cargo. */
const cutOffsFor = ({ flags }: Pick<RequestDocument, 'flags'>) =>
  flags.includes('HAZ') || flags.includes('REEFER') ? (['cy', 'ams', 'special'] as const) : (['cy', 'ams'] as const)

/** Passed cut-offs, in port time: they stop nothing, but the sender of the request confirms each. */
export function warningsOf(
  document: Pick<RequestDocument, 'flags' | 'vvd'>,
  sailing: SailingFacts | undefined,
  now: number,
): Violation[] {
  if (!sailing || isExpired(sailing, now)) return []
  return cutOffsFor(document).flatMap((kind) => {
    const at = sailing.cutOffs[kind]
    if (at === null || Date.parse(at) > now) return []
    const { date, time } = placeTime(at, sailing.departure.zone)
    return [violation('vvd', codes[kind], document.vvd, `${date} ${time}`)]
  })
}

/** The warnings that somebody has not confirmed yet. */
export const unconfirmed = (warnings: readonly Violation[], confirmed: readonly string[]): Violation[] =>
  warnings.filter(({ code }) => !confirmed.includes(code))

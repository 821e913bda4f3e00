import type { Violation } from '../kit/errors.ts'
import { placeTime } from '../tracking/place-time.rules.ts'
import type { Sailing } from './booking-choices.schema.ts'
import type { RequestDocument } from './booking-request.schema.ts'
import type { RequestWarning } from './booking-request.values.ts'
import { violation } from './bookings.errors.ts'

/** The facts of a sailing that the rules need: its departure and the cut-offs before it. */
export type SailingFacts = Pick<Sailing, 'departure' | 'cutOffs'>

/** When a ship leaves, by the carrier's latest estimate. */
export const departureOf = ({ actual, estimated, planned }: Sailing['departure']) => actual ?? estimated ?? planned

/** A ship has sailed once its departure is reported, or once its estimated departure has passed. */
export const isExpired = ({ departure }: Pick<SailingFacts, 'departure'>, now: number): boolean =>
  departure.actual !== null || Date.parse(departureOf(departure)) <= now

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

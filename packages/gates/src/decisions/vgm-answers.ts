import type { VgmDecisionLine } from '@fairway/contract/carrier/vgm-decision.schema'
import type { SubmittedVgm } from '@fairway/contract/vgm/submitted-vgm.schema'
import { iso } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import type { World } from '../world/world.ts'
import { oneLine } from './brief.ts'

/** The summary of a verified gross mass that customer service stores until it decides. */
export interface VgmBrief {
  bookingNo: string
  version: number
  /** When it was received, on the business clock. */
  takenAt: number
  /** The shipper's reference, in which a visitor of the demo can choose the answer. */
  said: string
  /** Everything that was due by then was answered. */
  saidUntil: number
}

const SAID_LENGTH = 60

/** Reads a verified gross mass from the portal. */
export const vgmBriefOf = ({ bookingNo, version, document }: SubmittedVgm, takenAt: number): VgmBrief => ({
  bookingNo,
  version,
  takenAt,
  said: oneLine(document.reference, SAID_LENGTH),
  saidUntil: 0,
})

/** The carrier's answers, and when. */
export interface VgmAnswer {
  at: number
  decision: VgmDecisionLine
}

/** Seconds on the business clock after it was received. */
const RECEIVED_AFTER = [2, 5] as const
const DECIDED_AFTER = [10, 25] as const
const REJECTED_SHARE = 0.1

const REASONS = [
  'The mass is far from our gate scale reading. Please weigh the container again.',
  'The weighbridge is not on the certified list. Please use another one.',
  'The signatory is not authorised by the shipper. Please send it again with an authorised signatory.',
]

/** The outcome is random, unless the reference chooses it: `demo: accept`, `demo: reject`, or `demo: wait` for no decision. */
export function vgmAnswersOf(world: World, brief: VgmBrief): VgmAnswer[] {
  const luck = draw(world.seed, 'vgm', brief.bookingNo, brief.version)
  const [receivedAt, decidedAt] = [RECEIVED_AFTER, DECIDED_AFTER].map(
    ([low, high]) => brief.takenAt + Math.round(luck.between(low, high) * 1000),
  ) as [number, number] // as many as there are times
  const isUnlucky = luck.chance(REJECTED_SHARE)
  const wish = /demo: (accept|reject|wait)/i.exec(brief.said)?.[1]?.toLowerCase()
  const isRejected = wish ? wish === 'reject' : isUnlucky
  if (wish === 'wait') return [answer(brief, 'received', receivedAt)]
  return [
    answer(brief, 'received', receivedAt),
    isRejected ? answer(brief, 'reject', decidedAt, luck.pick(REASONS)) : answer(brief, 'accept', decidedAt),
  ]
}

const answer = (
  { bookingNo, version }: VgmBrief,
  decision: VgmDecisionLine['decision'],
  at: number,
  note: string | null = null,
): VgmAnswer => ({
  at,
  decision: {
    ref: `GATES-V${bookingNo}-${version}-${decision}`,
    bookingNo,
    version,
    decision,
    note,
    decidedAt: iso(at),
  },
})

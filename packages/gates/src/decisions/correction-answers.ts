import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import { iso } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import type { World } from '../world/world.ts'
import { oneLine } from './brief.ts'
import { type Changes, changesIn } from './corrected.ts'

/** The summary of a correction that customer service stores until it decides. */
export interface CorrectionBrief {
  correctionId: number
  shipmentNo: string
  version: number
  /** When it was received, on the business clock. */
  takenAt: number
  /** The customer's remarks to customer service. */
  said: string
  /** Its changes to the booking. */
  changes: Changes
  /** Everything that was due by then was answered. */
  saidUntil: number
}

const SAID_LENGTH = 200

/** Reads a correction from the portal. */
export const correctionBriefOf = (correction: SubmittedCorrection, takenAt: number): CorrectionBrief => ({
  correctionId: correction.correctionId,
  shipmentNo: correction.shipmentNo,
  version: correction.version,
  takenAt,
  said: oneLine(correction.document.remarks, SAID_LENGTH),
  changes: changesIn(correction),
  saidUntil: 0,
})

/** The carrier's answers to a correction, and when. */
export interface CorrectionAnswer {
  at: number
  decision: CorrectionDecisionLine
}

/** Seconds on the business clock after a correction was received; the new bill follows some time after the approval. */
const RECEIVED_AFTER = [2, 5] as const
const DECIDED_AFTER = [8, 20] as const
const COMPLETED_AFTER = [40, 90] as const
const REJECTED_SHARE = 0.15

const REASONS = [
  'The original bills were already surrendered. Please return them first.',
  'The consignee must agree in writing before the bill is made out to another name.',
  'Customs has cleared the cargo on these weights; they can no longer be changed.',
]
const MADE_OUT_AGAIN = 'The bill was reissued with your changes.'

/** The outcome of a correction is random, unless the remarks choose it: `demo: approve`, `demo: refuse` or `demo: wait`. */
export function correctionAnswersOf(world: World, brief: CorrectionBrief): CorrectionAnswer[] {
  const luck = draw(world.seed, 'correction', brief.correctionId, brief.version)
  const [receivedAt, decidedAt, completedAt] = [RECEIVED_AFTER, DECIDED_AFTER, COMPLETED_AFTER].map(
    ([low, high]) => brief.takenAt + Math.round(luck.between(low, high) * 1000),
  ) as [number, number, number] // as many as there are times
  const isUnlucky = luck.chance(REJECTED_SHARE)
  const requested = /demo: (approve|refuse|wait)/i.exec(brief.said)?.[1]?.toLowerCase()
  const isRejected = requested ? requested === 'refuse' : isUnlucky
  const received = decide(brief, 'received', receivedAt)
  if (requested === 'wait') return [received]
  return [
    received,
    ...(isRejected
      ? [decide(brief, 'reject', decidedAt, luck.pick(REASONS))]
      : [decide(brief, 'approve', decidedAt), decide(brief, 'complete', completedAt, MADE_OUT_AGAIN)]),
  ]
}

const decide = (
  { correctionId, shipmentNo, version }: CorrectionBrief,
  decision: CorrectionDecisionLine['decision'],
  at: number,
  note: string | null = null,
): CorrectionAnswer => ({
  at,
  decision: {
    ref: `GATES-C${correctionId}-${version}-${decision}`,
    correctionId,
    shipmentNo,
    version,
    decision,
    note,
    decidedAt: iso(at),
  },
})

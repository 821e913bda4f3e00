import { correctionMoves } from '@fairway/contract/corrections/correction.states'
import type {
  CorrectionCarrierAction,
  CorrectionDecision,
  CorrectionStatus,
} from '@fairway/contract/corrections/correction.values'

/** How a correction stands when a decision comes. */
export interface Standing {
  status: CorrectionStatus
  /** The newest version that reached the carrier, as far as we know, and what was said of it. */
  open: { version: number; action: CorrectionCarrierAction | null }
}

export const actionOf: Record<CorrectionDecision, CorrectionCarrierAction> = {
  received: 'Received',
  approve: 'Approved',
  reject: 'Rejected',
  complete: 'Completed',
}

/**
 * The status that a decision leads to, or nothing where it does not apply: it speaks of another version than the open
 * one, or of something that the correction is not waiting for.
 */
export function statusAfter(
  { status, open }: Standing,
  { decision, version }: { decision: CorrectionDecision; version: number },
) {
  if (version !== open.version) return undefined
  if (decision === 'received') return status === 'Submitted' && open.action === null ? status : undefined
  const { from, to } = correctionMoves[decision]
  return status === from ? to : undefined
}

/** Where a correction is when its newest version turns out never to have reached the carrier: where it was before. */
export const statusWithout = (
  { status }: Pick<Standing, 'status'>,
  before: Standing['open'] | undefined,
): CorrectionStatus => {
  if (status !== 'Submitted') return status
  return before?.action === 'Rejected' ? 'Rejected' : 'In Progress'
}

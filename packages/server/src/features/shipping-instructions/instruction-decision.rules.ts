import type {
  SiCarrierAction,
  SiDecision,
  SiStatus,
  SiVersionKind,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'

export const actionOf: Record<SiDecision, SiCarrierAction> = {
  received: 'Received',
  accept: 'Accepted',
  reject: 'Rejected',
  correct: 'Draft Corrected',
}

const statusOf: Partial<Record<SiCarrierAction, SiStatus>> = {
  Accepted: 'Accepted',
  Rejected: 'Rejected',
  'Draft Corrected': 'Correction Pending',
}

/**
 * Where an instruction is when its newest version turns out never to have reached the carrier: where the version before
 * it has led. `now` is how it reads without the lost version.
 */
export function statusIfNotDelivered(
  _row: unknown,
  before: { action: SiCarrierAction | null } | undefined,
  now: { sentKind: SiVersionKind | null },
): SiStatus {
  if (before === undefined) return 'Draft'
  const decided = before.action && statusOf[before.action]
  return decided ?? (now.sentKind === 'draftApproved' ? 'Accepted' : 'Submitted')
}

/** What the next version of an instruction is to the carrier. */
export function kindOf({ status, sentKind }: { status: SiStatus; sentKind: SiVersionKind | null }): SiVersionKind {
  if (status === 'Accepted') return 'correction'
  return status === 'Submitted' && sentKind !== 'submission' ? 'correction' : 'submission'
}

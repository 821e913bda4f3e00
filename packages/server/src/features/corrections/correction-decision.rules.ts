import type {
  CorrectionCarrierAction,
  CorrectionDecision,
  CorrectionStatus,
} from '@fairway/contract/corrections/correction.values'

export const actionOf: Record<CorrectionDecision, CorrectionCarrierAction> = {
  received: 'Received',
  approve: 'Approved',
  reject: 'Rejected',
  complete: 'Completed',
}

/** Where a correction is when its newest version turns out never to have reached the carrier: where it was before. */
export const statusIfNotDelivered = (
  { status }: { status: CorrectionStatus },
  before: { action: CorrectionCarrierAction | null } | undefined,
): CorrectionStatus => {
  if (status !== 'Submitted') return status
  return before?.action === 'Rejected' ? 'Rejected' : 'In Progress'
}

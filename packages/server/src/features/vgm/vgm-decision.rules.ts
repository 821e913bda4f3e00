import type { StoredVgmStatus } from '@fairway/contract/vgm/vgm.states'
import type { VgmCarrierAction, VgmDecision } from '@fairway/contract/vgm/vgm.values'

export const actionOf: Record<VgmDecision, VgmCarrierAction> = {
  received: 'Received',
  accept: 'Accepted',
  reject: 'Rejected',
}

const statusOf: Record<VgmCarrierAction, StoredVgmStatus> = {
  Received: 'Submitted',
  Accepted: 'Accepted',
  Rejected: 'Rejected',
  'Not Delivered': 'Pending',
}

/** Where a submission is when its newest version turns out never to have reached the carrier: where it was before. */
export const statusIfNotDelivered = (
  _row: { status: StoredVgmStatus },
  before: { action: VgmCarrierAction | null } | undefined,
): StoredVgmStatus => {
  if (!before) return 'Pending'
  return before.action === null ? 'Submitted' : statusOf[before.action]
}

import type { SiCarrierAction, SiStatus } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import type { StatusBadges } from '../../ui/status/status-badge.tsx'

/** One icon and one tone for each status; the word stands beside them. */
export const siStatusBadges: StatusBadges<SiStatus> = {
  Draft: { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Accepted: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  'Correction Pending': { tone: 'attention', icon: 'clock' },
}

export const siCarrierActionBadges: StatusBadges<SiCarrierAction> = {
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  'Draft Corrected': { tone: 'attention', icon: 'note' },
  'Not Delivered': { tone: 'blocked', icon: 'alert' },
}

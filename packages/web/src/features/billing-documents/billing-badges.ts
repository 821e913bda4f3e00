import type { BillConcern, BillStatus, ReleaseStatus } from '@fairway/contract/billing-documents/bill.values'
import type { DisputeStatus } from '@fairway/contract/billing-documents/dispute.values'
import type { InvoiceStatus } from '@fairway/contract/billing-documents/invoice.values'
import type { StatusBadges } from '../../ui/status/status-badge.tsx'

export const billStatusBadges: StatusBadges<BillStatus> = {
  Draft: { tone: 'plain', icon: 'note' },
  Rated: { tone: 'accent', icon: 'check' },
  Billed: { tone: 'clear', icon: 'done' },
}

export const releaseBadges: StatusBadges<ReleaseStatus> = {
  Printed: { tone: 'accent', icon: 'note' },
  'SWB LOI Pending': { tone: 'attention', icon: 'clock' },
  OBL: { tone: 'clear', icon: 'done' },
  TLX: { tone: 'clear', icon: 'done' },
  SW: { tone: 'clear', icon: 'done' },
}

export const invoiceStatusBadges: StatusBadges<InvoiceStatus> = {
  Open: { tone: 'accent', icon: 'clock' },
  'Partly Paid': { tone: 'attention', icon: 'clock' },
  Paid: { tone: 'clear', icon: 'done' },
  Credited: { tone: 'plain', icon: 'check' },
}

export const disputeStatusBadges: StatusBadges<DisputeStatus> = {
  Submitted: { tone: 'accent', icon: 'share' },
  'In Review': { tone: 'attention', icon: 'clock' },
  Accepted: { tone: 'clear', icon: 'done' },
  'Partly Accepted': { tone: 'clear', icon: 'check' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Withdrawn: { tone: 'plain', icon: 'close' },
}

export const concernBadges: StatusBadges<BillConcern> = {
  toPay: { tone: 'attention', icon: 'clock' },
  toRelease: { tone: 'attention', icon: 'lock' },
  loiPending: { tone: 'attention', icon: 'note' },
  disputed: { tone: 'blocked', icon: 'alert' },
}

import type { ReleaseStatus } from '@fairway/contract/billing-documents/bill.values'
import type { RequiredDocumentStatus } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import type { CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import type { BookingStatus } from '@fairway/contract/tracking/tracking.values'
import type { Badge } from '../../../ui/listing/status-indicator.tsx'

/** One icon and one tone for each word; the word stands beside them, so colour alone says nothing. */
export const bookingStatusBadges: Record<BookingStatus, Badge> = {
  Requested: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Pending: { tone: 'attention', icon: 'clock' },
  Approved: { tone: 'clear', icon: 'done' },
  Canceled: { tone: 'plain', icon: 'close' },
}

export const requiredDocumentBadges: Record<RequiredDocumentStatus, Badge> = {
  Pending: { tone: 'plain', icon: 'clock' },
  Submitted: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
}

export const releaseBadges: Record<ReleaseStatus, Badge> = {
  Printed: { tone: 'plain', icon: 'note' },
  'SWB LOI Pending': { tone: 'attention', icon: 'clock' },
  OBL: { tone: 'clear', icon: 'done' },
  TLX: { tone: 'clear', icon: 'done' },
  SW: { tone: 'clear', icon: 'done' },
}

export const correctionBadges: Record<CorrectionStatus, Badge> = {
  'In Progress': { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Approved: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Completed: { tone: 'clear', icon: 'done' },
}

export const holdBadge: Badge = { tone: 'blocked', icon: 'blocked' }

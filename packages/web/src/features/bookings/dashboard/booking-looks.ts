import type { ReleaseStatus } from '@fairway/contract/billing-documents/bill.words'
import type { PaperStatus } from '@fairway/contract/bookings/booking-dashboard.words'
import type { CorrectionStatus } from '@fairway/contract/corrections/correction.words'
import type { BookingStatus } from '@fairway/contract/tracking/tracking.words'
import type { IconName } from '../../../ui/icon.tsx'

export interface Look {
  tone: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
  icon: IconName
}

/** One sign and one tone for each word; the word stands beside them, so colour alone says nothing. */
export const statusLooks: Record<BookingStatus, Look> = {
  Requested: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Pending: { tone: 'attention', icon: 'clock' },
  Approved: { tone: 'clear', icon: 'done' },
  Canceled: { tone: 'plain', icon: 'close' },
}

export const paperLooks: Record<PaperStatus, Look> = {
  Pending: { tone: 'plain', icon: 'clock' },
  Submitted: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
}

export const releaseLooks: Record<ReleaseStatus, Look> = {
  Printed: { tone: 'plain', icon: 'note' },
  'SWB LOI Pending': { tone: 'attention', icon: 'clock' },
  OBL: { tone: 'clear', icon: 'done' },
  TLX: { tone: 'clear', icon: 'done' },
  SW: { tone: 'clear', icon: 'done' },
}

export const correctionLooks: Record<CorrectionStatus, Look> = {
  'In Progress': { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Approved: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Completed: { tone: 'clear', icon: 'done' },
}

export const heldLook: Look = { tone: 'blocked', icon: 'blocked' }

import type { CorrectionCarrierAction, CorrectionStatus } from '../correction.values.ts'

/** The words of corrections, for lists, pages and mails. */
export const en = {
  statuses: {
    'In Progress': 'In progress',
    Submitted: 'Submitted',
    Approved: 'Approved',
    Rejected: 'Rejected',
    Completed: 'Completed',
  } satisfies Record<CorrectionStatus, string>,
  carrierActions: {
    Received: 'Received',
    Approved: 'Approved',
    Rejected: 'Rejected',
    Completed: 'Completed',
    'Not Delivered': 'Not delivered',
  } satisfies Record<CorrectionCarrierAction, string>,
} as const

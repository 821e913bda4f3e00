import { DOCUMENT_DUE_DAYS } from '../bookings/dashboard/booking-dashboard.values.ts'
import type { SiRow } from './si-list.schema.ts'

/** What needs somebody in a list of instructions: one to begin, one to send soon, a draft B/L to approve. */
export const siNeeds = ['notStarted', 'due', 'approve'] as const
export type SiNeed = (typeof siNeeds)[number]

const DAY_MS = 24 * 60 * 60 * 1000

type Facts = Pick<SiRow, 'status' | 'hasDraft' | 'draftApprovedAt' | 'departureAt' | 'siCutOffAt'>

/** Whether the carrier still waits for the instruction: none was sent, or the last one was rejected, and the ship is there. */
export const isInstructionOwed = ({ status, departureAt }: Facts, now: string): boolean =>
  (status === null || status === 'Draft' || status === 'Rejected') &&
  (departureAt === null || Date.parse(departureAt) > Date.parse(now))

/** Whether the carrier's draft B/L waits for the customer's word. */
export const isDraftToApprove = ({ status, hasDraft, draftApprovedAt }: Facts): boolean =>
  hasDraft && (status === 'Correction Pending' || (status === 'Accepted' && draftApprovedAt === null))

/** What needs somebody: an instruction that was not started, one that is due soon or late, a draft B/L to approve. */
export function needsOf(row: Facts, now: string): SiNeed[] {
  const dueFrom =
    row.siCutOffAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.siCutOffAt) - DOCUMENT_DUE_DAYS * DAY_MS
  return [
    ...(row.status === null ? (['notStarted'] as const) : []),
    ...(isInstructionOwed(row, now) && dueFrom <= Date.parse(now) ? (['due'] as const) : []),
    ...(isDraftToApprove(row) ? (['approve'] as const) : []),
  ]
}

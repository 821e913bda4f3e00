import type { RequiredDocumentStatus } from '../bookings/dashboard/booking-dashboard.values.ts'
import type { VgmCarrierAction, VgmStatus } from './vgm.values.ts'

/** The statuses that are stored: that the carrier has received a version is its answer, not a status. */
export const storedVgmStatuses = [
  'Pending',
  'Submitted',
  'Accepted',
  'Rejected',
] as const satisfies readonly VgmStatus[]
export type StoredVgmStatus = (typeof storedVgmStatuses)[number]

/** In which statuses each action is open. Until a container is loaded its mass can be stated anew, whatever was said of it. */
const open = {
  keep: storedVgmStatuses,
  send: storedVgmStatuses,
} as const satisfies Record<string, readonly StoredVgmStatus[]>
export type VgmAction = keyof typeof open

/** Whether a submission in this status may be kept or sent. */
export const canWeigh = (action: VgmAction, status: StoredVgmStatus) =>
  (open[action] as readonly StoredVgmStatus[]).includes(status)

/** The decisions that the carrier can make, and the status that follows. */
export const vgmMoves = {
  accept: { from: 'Submitted', to: 'Accepted' },
  reject: { from: 'Submitted', to: 'Rejected' },
} as const satisfies Record<string, { from: StoredVgmStatus; to: StoredVgmStatus }>

/** The status that people see. */
export const shownVgmStatus = (status: StoredVgmStatus, carrierAction: VgmCarrierAction | null): VgmStatus =>
  status === 'Submitted' && carrierAction === 'Received' ? 'Received' : status

/** The status on the booking dashboard: a rejected one is pending again, and so is one that lacks containers. */
export const dashboardVgmStatus = (status: VgmStatus, isComplete: boolean): RequiredDocumentStatus =>
  status === 'Rejected' || !isComplete ? 'Pending' : status

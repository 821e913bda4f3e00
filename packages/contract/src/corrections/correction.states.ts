import type { CorrectionStatus } from './correction.values.ts'

/** In which statuses each action is open. Buttons, their reasons, the server and the tests read this one table. */
const open = {
  update: ['In Progress', 'Rejected'],
  submit: ['In Progress'],
  reApprove: ['Rejected'],
  delete: ['In Progress', 'Rejected'],
} as const satisfies Record<string, readonly CorrectionStatus[]>
export type CorrectionAction = keyof typeof open

/** Whether a correction in this status may be updated, submitted, approved again or deleted. */
export const canCorrect = (action: CorrectionAction, status: CorrectionStatus) =>
  (open[action] as readonly CorrectionStatus[]).includes(status)

/** Whether it prevents another correction of the same shipment. */
export const isInProgress = (status: CorrectionStatus) => status !== 'Completed'

/** The decisions that the carrier can make on a correction, and the status that follows. */
export const correctionMoves = {
  approve: { from: 'Submitted', to: 'Approved' },
  reject: { from: 'Submitted', to: 'Rejected' },
  complete: { from: 'Approved', to: 'Completed' },
} as const satisfies Record<string, { from: CorrectionStatus; to: CorrectionStatus }>

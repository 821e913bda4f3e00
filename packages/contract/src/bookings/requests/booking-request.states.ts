import type { RequestStatus } from './booking-request.values.ts'

/** In which statuses each action is open. Buttons, their reasons, the server and the tests read this one table. */
const open = {
  update: ['Draft', 'Submitted', 'Approved', 'Rejected'],
  submit: ['Draft', 'Rejected'],
  cancel: ['Submitted', 'Approved'],
  delete: ['Draft'],
  copy: ['Draft', 'Submitted', 'Rejected', 'Cancel Pending'],
} as const satisfies Record<string, readonly RequestStatus[]>
export type RequestAction = keyof typeof open
export const requestActions = Object.keys(open) as RequestAction[] // the keys of the table above

/** Whether a request in this status may be updated, submitted, cancelled, deleted or copied. */
export const can = (action: RequestAction, status: RequestStatus) =>
  (open[action] as readonly RequestStatus[]).includes(status)

/** The code that says why not; a copy has a code for each status that forbids it, the others name the status. */
export const refusalOf = {
  update: 'BR0004',
  submit: 'BR0005',
  cancel: 'BR0006',
  delete: 'BR0007',
} as const satisfies Record<Exclude<RequestAction, 'copy'>, string>
export const copyRefusalOf = (status: RequestStatus) => (status === 'Cancelled' ? 'BR0061' : 'BR0062')

/** The carrier's decisions and the status that follows each; a refused cancellation restores the status before it. */
export const carrierMoves = {
  approve: { from: 'Submitted', to: 'Approved' },
  reject: { from: 'Submitted', to: 'Rejected' },
  confirmCancellation: { from: 'Cancel Pending', to: 'Cancelled' },
} as const satisfies Record<string, { from: RequestStatus; to: RequestStatus }>

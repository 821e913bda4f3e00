import type { CarrierAction, RequestStatus } from './booking-request.values.ts'

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

interface Standing {
  status: RequestStatus
  carrierAction: CarrierAction | null
}

/**
 * What a request offers: what one does first, what else makes sense, and what is closed in its status. A rejected request
 * is changed and then sent again; one that did not reach the carrier is sent as it is.
 */
export function offerOf({ status, carrierAction }: Standing) {
  const isRejected = status === 'Rejected' && carrierAction !== 'Not Delivered'
  const open = requestActions.filter((action) => can(action, status) && !(isRejected && action === 'submit'))
  const wanted: readonly RequestAction[] = isRejected ? ['update'] : ['submit']
  const first = open.find((action) => wanted.includes(action))
  return {
    first,
    others: open.filter((action) => action !== first),
    closed: requestActions.filter((action) => !can(action, status)),
  }
}

/** The carrier's decisions and the status that follows each; a refused cancellation restores the status before it. */
export const carrierMoves = {
  approve: { from: 'Submitted', to: 'Approved' },
  reject: { from: 'Submitted', to: 'Rejected' },
  confirmCancellation: { from: 'Cancel Pending', to: 'Cancelled' },
} as const satisfies Record<string, { from: RequestStatus; to: RequestStatus }>

import type { SiStatus } from './shipping-instruction.values.ts'

/** In which statuses each action is open. Buttons, their reasons, the server and the tests read this one table. */
const open = {
  /** Saving changes; a submitted one is then sent as a new version, an accepted one as a correction. */
  update: ['Draft', 'Submitted', 'Rejected', 'Accepted'],
  submit: ['Draft', 'Submitted', 'Rejected', 'Accepted'],
  delete: ['Draft'],
  approveDraft: ['Accepted', 'Correction Pending'],
  returnDraft: ['Accepted', 'Correction Pending'],
} as const satisfies Record<string, readonly SiStatus[]>
export type SiAction = keyof typeof open
export const siActions = Object.keys(open) as SiAction[] // the keys of the table above

/** Whether an instruction in this status may be updated, submitted, deleted, or its draft B/L approved or returned. */
export const canInstruct = (action: SiAction, status: SiStatus) =>
  (open[action] as readonly SiStatus[]).includes(status)

/** Where the customer's own actions lead. */
export const siMoves = {
  submit: 'Submitted',
  approveDraft: 'Accepted',
  returnDraft: 'Submitted',
} as const satisfies Record<string, SiStatus>

/** The carrier's decisions and the status that follows; a corrected draft may come for an accepted one as well. */
export const siCarrierMoves = {
  accept: { from: ['Submitted'], to: 'Accepted' },
  reject: { from: ['Submitted'], to: 'Rejected' },
  correct: { from: ['Submitted', 'Accepted', 'Correction Pending'], to: 'Correction Pending' },
} as const satisfies Record<string, { from: readonly SiStatus[]; to: SiStatus }>

/** What the booking dashboard says of an instruction. */
export const dashboardStatusOf = {
  Draft: 'Pending',
  Rejected: 'Pending',
  Submitted: 'Submitted',
  'Correction Pending': 'Received',
  Accepted: 'Accepted',
} as const satisfies Record<SiStatus, string>

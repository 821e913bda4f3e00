import { can } from '@fairway/contract/bookings/requests/booking-request.states'
import type { RequestStatus } from '@fairway/contract/bookings/requests/booking-request.values'

/** One of the customer's versions that still stands: whether the carrier knows of it, and what it said. */
interface Sent {
  isReceived: boolean
  isAnswered: boolean
}

/** Where a request is after a walk, as the tables of statuses say. */
export interface ModelState {
  status: RequestStatus | 'gone'
  beforeCancel: RequestStatus
  /** The customer's versions, without refused cancellations and what never reached the carrier. */
  sent: readonly Sent[]
}
export const DRAFT: ModelState = { status: 'Draft', beforeCancel: 'Draft', sent: [] }

type Move = (state: ModelState & { status: RequestStatus }) => ModelState | undefined

const add = (state: ModelState, status: RequestStatus): ModelState => ({
  ...state,
  status,
  sent: [...state.sent, { isReceived: false, isAnswered: false }],
})
const answered = (state: ModelState, status: RequestStatus): ModelState => ({
  ...state,
  status,
  sent: [...state.sent.slice(0, -1), { isReceived: true, isAnswered: true }],
})
const withoutNewest = (state: ModelState, status: RequestStatus): ModelState => ({
  ...state,
  status,
  sent: state.sent.slice(0, -1),
})

/** An approved request with a change that the carrier has not answered. */
const isAmended = ({ status, sent }: ModelState) => status === 'Approved' && sent.at(-1)?.isAnswered === false

/** What customers do, or customer service in their name; nothing where it is refused. */
const writings = {
  save: (state) => (can('update', state.status) ? state : undefined),
  submit: (state) =>
    can('submit', state.status) || can('update', state.status)
      ? add(state, state.status === 'Approved' ? 'Approved' : 'Submitted')
      : undefined,
  cancel: (state) =>
    can('cancel', state.status) ? { ...add(state, 'Cancel Pending'), beforeCancel: state.status } : undefined,
  delete: (state) => (can('delete', state.status) ? { ...state, status: 'gone' } : undefined),
  copy: (state) => (can('copy', state.status) ? state : undefined),
} as const satisfies Record<string, Move>

/** What the carrier says of the newest version; nothing where its word has no effect. */
const decisions = {
  approve: (state) => (state.status === 'Submitted' || isAmended(state) ? answered(state, 'Approved') : undefined),
  reject: (state) => (state.status === 'Submitted' ? answered(state, 'Rejected') : undefined),
  decline: (state) => (isAmended(state) ? answered(state, 'Approved') : undefined),
  changeVessel: (state) => (can('cancel', state.status) ? state : undefined),
  confirmCancellation: (state) => (state.status === 'Cancel Pending' ? answered(state, 'Cancelled') : undefined),
  refuseCancellation: (state) =>
    state.status === 'Cancel Pending' ? withoutNewest(state, state.beforeCancel) : undefined,
} as const satisfies Record<string, Move>

/** Something the carrier said without effect still shows that it has the newest version. */
export const markReceived = (state: ModelState): ModelState => {
  const newest = state.sent.at(-1)
  return newest ? { ...state, sent: [...state.sent.slice(0, -1), { ...newest, isReceived: true }] } : state
}

/** An admin gives up sending the newest version, of which the carrier cannot have spoken. */
const drop: Move = (state) => {
  const newest = state.sent.at(-1)
  if (!newest || newest.isReceived) return undefined
  const { status, beforeCancel } = state
  if (status === 'Cancel Pending') return withoutNewest(state, beforeCancel)
  if (status === 'Approved') return withoutNewest(state, status)
  const before = state.sent.at(-2)
  return withoutNewest(state, before && !before.isAnswered ? 'Submitted' : 'Rejected')
}

const moves = { ...writings, ...decisions, drop } as const
export type Step = keyof typeof moves
export const steps = Object.keys(moves) as Step[] // the keys of the table above

/** Where a step leads from here; nothing where it is refused or has no effect. */
export const after = (step: Step, state: ModelState): ModelState | undefined =>
  state.status === 'gone' ? undefined : moves[step]({ ...state, status: state.status })

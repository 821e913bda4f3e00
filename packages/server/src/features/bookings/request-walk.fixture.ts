import { can } from '@fairway/contract/bookings/booking-request.states'
import type { RequestStatus } from '@fairway/contract/bookings/booking-request.words'

/** One of the customer's versions that still stands: whether the carrier knows of it, and what it said. */
interface Sent {
  isHeard: boolean
  isAnswered: boolean
}

/** Where a request is after a walk, as the tables of statuses say. */
export interface Stand {
  status: RequestStatus | 'gone'
  beforeCancel: RequestStatus
  /** The customer's versions, without refused cancellations and what never reached the carrier. */
  sent: readonly Sent[]
}
export const DRAFT: Stand = { status: 'Draft', beforeCancel: 'Draft', sent: [] }

type Move = (stand: Stand & { status: RequestStatus }) => Stand | undefined

const add = (stand: Stand, status: RequestStatus): Stand => ({
  ...stand,
  status,
  sent: [...stand.sent, { isHeard: false, isAnswered: false }],
})
const answered = (stand: Stand, status: RequestStatus): Stand => ({
  ...stand,
  status,
  sent: [...stand.sent.slice(0, -1), { isHeard: true, isAnswered: true }],
})
const withoutNewest = (stand: Stand, status: RequestStatus): Stand => ({
  ...stand,
  status,
  sent: stand.sent.slice(0, -1),
})

/** An approved request with a change that the carrier has not answered. */
const isAmended = ({ status, sent }: Stand) => status === 'Approved' && sent.at(-1)?.isAnswered === false

/** What customers do, or customer service in their name; nothing where it is refused. */
const writings = {
  save: (stand) => (can('update', stand.status) ? stand : undefined),
  submit: (stand) =>
    can('submit', stand.status) || can('update', stand.status)
      ? add(stand, stand.status === 'Approved' ? 'Approved' : 'Submitted')
      : undefined,
  cancel: (stand) =>
    can('cancel', stand.status) ? { ...add(stand, 'Cancel Pending'), beforeCancel: stand.status } : undefined,
  delete: (stand) => (can('delete', stand.status) ? { ...stand, status: 'gone' } : undefined),
  copy: (stand) => (can('copy', stand.status) ? stand : undefined),
} as const satisfies Record<string, Move>

/** What the carrier says of the newest version; nothing where its word has no effect. */
const decisions = {
  approve: (stand) => (stand.status === 'Submitted' || isAmended(stand) ? answered(stand, 'Approved') : undefined),
  reject: (stand) => (stand.status === 'Submitted' ? answered(stand, 'Rejected') : undefined),
  decline: (stand) => (isAmended(stand) ? answered(stand, 'Approved') : undefined),
  changeVessel: (stand) => (can('cancel', stand.status) ? stand : undefined),
  confirmCancellation: (stand) => (stand.status === 'Cancel Pending' ? answered(stand, 'Cancelled') : undefined),
  refuseCancellation: (stand) =>
    stand.status === 'Cancel Pending' ? withoutNewest(stand, stand.beforeCancel) : undefined,
} as const satisfies Record<string, Move>

/** Something the carrier said without effect still shows that it has the newest version. */
export const heard = (stand: Stand): Stand => {
  const newest = stand.sent.at(-1)
  return newest ? { ...stand, sent: [...stand.sent.slice(0, -1), { ...newest, isHeard: true }] } : stand
}

/** An admin gives up sending the newest version, of which the carrier cannot have spoken. */
const drop: Move = (stand) => {
  const newest = stand.sent.at(-1)
  if (!newest || newest.isHeard) return undefined
  const { status, beforeCancel } = stand
  if (status === 'Cancel Pending') return withoutNewest(stand, beforeCancel)
  if (status === 'Approved') return withoutNewest(stand, status)
  const before = stand.sent.at(-2)
  return withoutNewest(stand, before && !before.isAnswered ? 'Submitted' : 'Rejected')
}

const moves = { ...writings, ...decisions, drop } as const
export type Step = keyof typeof moves
export const steps = Object.keys(moves) as Step[] // the keys of the table above

/** Where a step leads from here; nothing where it is refused or has no effect. */
export const after = (step: Step, stand: Stand): Stand | undefined =>
  stand.status === 'gone' ? undefined : moves[step]({ ...stand, status: stand.status })

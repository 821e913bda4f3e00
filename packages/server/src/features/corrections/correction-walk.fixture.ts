import { canCorrect, correctionMoves } from '@fairway/contract/corrections/correction.states'
import type { CorrectionStatus } from '@fairway/contract/corrections/correction.values'

/** Where a correction is after a walk, as the table of statuses says. */
export interface ModelState {
  status: CorrectionStatus | 'gone'
  /** Where it was before the newest version was sent, should that never arrive. */
  before: CorrectionStatus
  /** The carrier has said something of the newest version, which it has, then. */
  isReceived: boolean
  /** A completion came before its approval, and waits for it. */
  isAhead: boolean
}
export const BEGUN: ModelState = { status: 'In Progress', before: 'In Progress', isReceived: false, isAhead: false }

type ActiveState = ModelState & { status: CorrectionStatus }
type Move = (state: ActiveState) => ModelState | undefined

const sent = ({ status }: ActiveState): ModelState => ({
  status: 'Submitted',
  before: status,
  isReceived: false,
  isAhead: false,
})
const decided = (state: ActiveState, decision: keyof typeof correctionMoves): ModelState | undefined => {
  const { from, to } = correctionMoves[decision]
  return state.status === from ? { ...state, status: to, isReceived: true } : undefined
}

/** What customers do, or customer service in their name; nothing where it is refused. */
const writings = {
  update: (state) => (canCorrect('update', state.status) ? state : undefined),
  submit: (state) => (canCorrect('submit', state.status) ? sent(state) : undefined),
  reApprove: (state) => (canCorrect('reApprove', state.status) ? sent(state) : undefined),
  delete: (state) => (canCorrect('delete', state.status) ? { ...state, status: 'gone' } : undefined),
} as const satisfies Record<string, Move>

/** What the carrier says of the newest version; nothing where its word has no effect now. */
const decisions = {
  received: (state) => (state.status === 'Submitted' ? { ...state, isReceived: true } : undefined),
  approve: (state) => {
    const approved = decided(state, 'approve')
    return approved && state.isAhead ? { ...approved, status: 'Completed' } : approved
  },
  reject: (state) => decided(state, 'reject'),
  complete: (state) =>
    decided(state, 'complete') ?? (state.status === 'Submitted' ? { ...state, isAhead: true } : undefined),
} as const satisfies Record<string, Move>

/** An admin gives up sending the newest version, of which the carrier has not spoken. */
const drop: Move = (state) =>
  state.status === 'Submitted' && !state.isReceived ? { ...state, status: state.before } : undefined

const moves = { ...writings, ...decisions, drop } as const
export type Step = keyof typeof moves
export const steps = Object.keys(moves) as Step[] // the keys of the table above
export const isWriting = (step: Step): step is keyof typeof writings => step in writings

/** Where a step leads from here; nothing where it is refused or has no effect. */
export const after = (step: Step, state: ModelState): ModelState | undefined =>
  state.status === 'gone' ? undefined : moves[step]({ ...state, status: state.status })

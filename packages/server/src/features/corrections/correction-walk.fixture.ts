import { canCorrect, correctionMoves } from '@fairway/contract/corrections/correction.states'
import type { CorrectionStatus } from '@fairway/contract/corrections/correction.words'

/** Where a correction is after a walk, as the table of statuses says. */
export interface Stand {
  status: CorrectionStatus | 'gone'
  /** Where it was before the newest version was sent, should that never arrive. */
  before: CorrectionStatus
  /** The carrier has said something of the newest version, which it has, then. */
  isHeard: boolean
  /** A completion came before its approval, and waits for it. */
  isAhead: boolean
}
export const BEGUN: Stand = { status: 'In Progress', before: 'In Progress', isHeard: false, isAhead: false }

type Standing = Stand & { status: CorrectionStatus }
type Move = (stand: Standing) => Stand | undefined

const sent = ({ status }: Standing): Stand => ({ status: 'Submitted', before: status, isHeard: false, isAhead: false })
const decided = (stand: Standing, decision: keyof typeof correctionMoves): Stand | undefined => {
  const { from, to } = correctionMoves[decision]
  return stand.status === from ? { ...stand, status: to, isHeard: true } : undefined
}

/** What customers do, or customer service in their name; nothing where it is refused. */
const writings = {
  update: (stand) => (canCorrect('update', stand.status) ? stand : undefined),
  submit: (stand) => (canCorrect('submit', stand.status) ? sent(stand) : undefined),
  reApprove: (stand) => (canCorrect('reApprove', stand.status) ? sent(stand) : undefined),
  delete: (stand) => (canCorrect('delete', stand.status) ? { ...stand, status: 'gone' } : undefined),
} as const satisfies Record<string, Move>

/** What the carrier says of the newest version; nothing where its word has no effect now. */
const decisions = {
  received: (stand) => (stand.status === 'Submitted' ? { ...stand, isHeard: true } : undefined),
  approve: (stand) => {
    const approved = decided(stand, 'approve')
    return approved && stand.isAhead ? { ...approved, status: 'Completed' } : approved
  },
  reject: (stand) => decided(stand, 'reject'),
  complete: (stand) =>
    decided(stand, 'complete') ?? (stand.status === 'Submitted' ? { ...stand, isAhead: true } : undefined),
} as const satisfies Record<string, Move>

/** An admin gives up sending the newest version, of which the carrier has not spoken. */
const drop: Move = (stand) =>
  stand.status === 'Submitted' && !stand.isHeard ? { ...stand, status: stand.before } : undefined

const moves = { ...writings, ...decisions, drop } as const
export type Step = keyof typeof moves
export const steps = Object.keys(moves) as Step[] // the keys of the table above
export const isWriting = (step: Step): step is keyof typeof writings => step in writings

/** Where a step leads from here; nothing where it is refused or has no effect. */
export const after = (step: Step, stand: Stand): Stand | undefined =>
  stand.status === 'gone' ? undefined : moves[step]({ ...stand, status: stand.status })

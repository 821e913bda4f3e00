import {
  canInstruct,
  siCarrierMoves,
  siMoves,
} from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import type {
  SiCarrierAction,
  SiStatus,
  SiVersionKind,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { kindOf, statusIfNotDelivered } from './instruction-decision.rules.ts'

/** A version that the customer sent and that stands, with the carrier's answer. */
interface Sent {
  version: number
  kind: SiVersionKind
  action: SiCarrierAction | null
}

/** Where an instruction is after a walk, as the table of statuses says. */
export interface WalkState {
  status: SiStatus | 'none' | 'gone'
  version: number
  sent: Sent[]
  /** All versions that there ever were, in their order. */
  kinds: SiVersionKind[]
  hasDraft: boolean
  isApproved: boolean
  hasUnsent: boolean
  isCanceled: boolean
  cutOff: 'none' | 'si' | 'ams'
}
export const BEGUN: WalkState = {
  ...{ status: 'none', version: 0, sent: [], kinds: [], hasDraft: false, isApproved: false },
  ...{ hasUnsent: false, isCanceled: false, cutOff: 'none' },
}

export const writings = ['save', 'submit', 'submitSame', 'delete', 'approve', 'return', 'returnSilently'] as const
const decisions = ['received', 'accept', 'acceptWithoutDraft', 'reject', 'correct'] as const
const others = ['cancelBooking', 'siCutOff', 'amsCutOff', 'drop'] as const
export const steps = [...writings, ...decisions, ...others] as const
export type Step = (typeof steps)[number]
export type Writing = (typeof writings)[number]
export const isWriting = (step: Step): step is Writing => (writings as readonly Step[]).includes(step)

/** What a writer is answered: the result, or the code of the refusal; what follows from it. */
export interface Expected {
  answer: string
  state: WalkState
}
const refused = (state: WalkState, answer: string): Expected => ({ answer, state })

/** One more version of the customer. */
const sentAs = (state: WalkState, kind: SiVersionKind, status: SiStatus): WalkState => ({
  ...state,
  status,
  version: state.version + 1,
  sent: [...state.sent, { version: state.version + 1, kind, action: null }],
  kinds: [...state.kinds, kind],
})

/** Nobody can act on what does not exist, or no longer. */
const isThere = (state: WalkState): state is WalkState & { status: SiStatus } =>
  state.status !== 'none' && state.status !== 'gone'

function submitted(state: WalkState): Expected {
  const status = isThere(state) ? state.status : 'Draft'
  if (!canInstruct('submit', status)) return refused(state, 'SI0101')
  if (state.isCanceled) return refused(state, 'SI0031')
  if (state.cutOff === 'ams') return refused(state, 'SI0025')
  const kind = kindOf({ status, sentKind: state.sent.at(-1)?.kind ?? null })
  return { answer: 'Success', state: { ...sentAs(state, kind, siMoves.submit), hasUnsent: false } }
}

function decidedOnDraft(state: WalkState, step: 'approve' | 'return' | 'returnSilently'): Expected {
  if (!isThere(state) || !canInstruct('approveDraft', state.status)) return refused(state, 'SI0101')
  if (!state.hasDraft) return refused(state, 'SI0104')
  if (step === 'approve' && state.isApproved) return refused(state, 'NoEdit')
  if (step === 'returnSilently') return refused(state, 'SI0103')
  if (state.isCanceled) return refused(state, 'SI0031')
  const next =
    step === 'approve'
      ? { ...sentAs(state, 'draftApproved', siMoves.approveDraft), isApproved: true }
      : sentAs(state, 'draftReturned', siMoves.returnDraft)
  return { answer: 'Success', state: next }
}

/** What becomes of something that a customer does. */
export function afterWriting(step: Writing, state: WalkState): Expected {
  switch (step) {
    case 'save': {
      if (isThere(state) && !canInstruct('update', state.status)) return refused(state, 'SI0101')
      return {
        answer: 'Success',
        state: { ...state, status: isThere(state) ? state.status : 'Draft', hasUnsent: true },
      }
    }
    case 'submit':
      return submitted(state)
    case 'submitSame': {
      const isSame = state.status === 'Submitted' || state.status === 'Accepted'
      return isSame ? { answer: 'NoEdit', state: { ...state, hasUnsent: false } } : submitted(state)
    }
    case 'delete': {
      if (state.status === 'Draft') return { answer: 'deleted', state: { ...state, status: 'gone' } }
      if (!state.hasUnsent) return refused(state, 'SI0101')
      return { answer: 'deleted', state: { ...state, hasUnsent: false } }
    }
    default:
      return decidedOnDraft(state, step)
  }
}

const answers = {
  ...{ received: 'Received', accept: 'Accepted', acceptWithoutDraft: 'Accepted', reject: 'Rejected' },
  correct: 'Draft Corrected',
} as const satisfies Record<(typeof decisions)[number], SiCarrierAction>

const answered = (state: WalkState, action: SiCarrierAction): WalkState => ({
  ...state,
  sent: state.sent.map((one, at) => (at === state.sent.length - 1 ? { ...one, action } : one)),
})

/** What becomes of what the carrier says of the newest version, or of what happens around it. */
export function afterEvent(step: Exclude<Step, Writing>, state: WalkState): WalkState {
  if (step === 'cancelBooking') return { ...state, isCanceled: true }
  if (step === 'siCutOff') return state.cutOff === 'ams' ? state : { ...state, cutOff: 'si' }
  if (step === 'amsCutOff') return { ...state, cutOff: 'ams' }
  const newest = state.sent.at(-1)
  if (!isThere(state) || !newest) return state
  if (step === 'drop') return dropped(state, newest)
  if (step === 'received') return newest.action === null ? answered(state, 'Received') : state
  const { from, to } = siCarrierMoves[step === 'acceptWithoutDraft' ? 'accept' : step]
  if (!(from as readonly SiStatus[]).includes(state.status)) return state
  const next = { ...answered(state, answers[step]), status: to }
  if (step === 'reject') return next
  const isCorrected = step === 'correct'
  return {
    ...next,
    hasDraft: step !== 'acceptWithoutDraft',
    isApproved: false,
    version: state.version + (isCorrected ? 1 : 0),
    kinds: isCorrected ? [...state.kinds, 'carrierDraft'] : state.kinds,
  }
}

/** An admin gives up sending the newest version, of which the carrier has not spoken. */
function dropped(state: WalkState & { status: SiStatus }, newest: Sent): WalkState {
  if (newest.action !== null) return state
  const sent = state.sent.slice(0, -1)
  const before = sent.at(-1)
  return {
    ...state,
    sent,
    status: statusIfNotDelivered(undefined, before, { sentKind: before?.kind ?? null }),
    isApproved: state.isApproved && newest.kind !== 'draftApproved',
  }
}

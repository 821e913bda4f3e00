import type { BlDraft, FieldRemark } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import {
  type ContainerPair,
  compareInstructions,
  countDifferences,
  type FieldPair,
  fieldsIn,
  type SiDifference,
} from '@fairway/contract/shipping-instructions/si-difference.rules'
import { isDraftToApprove } from '@fairway/contract/shipping-instructions/si-list.rules'

export const isOfDraft = (call: unknown) => call === 'GET /api/si/bldraft'

/** What one looks at on the page of a draft B/L: the draft, how it differs from the instruction, and the remarks on it. */
export interface DraftView {
  bill: BlDraft
  difference: SiDifference
  count: number
  /** The fields of the draft by their paths, each with what was instructed. */
  pairs: ReadonlyMap<string, FieldPair>
  /** The containers of the draft by their paths. */
  containers: ReadonlyMap<string, ContainerPair>
}

/** How a draft differs from its instruction. What is only for customer service is not printed, and so not compared. */
export function draftView(bill: BlDraft): DraftView {
  const difference = { ...compareInstructions(bill.instructed, bill.draft), remarks: [] }
  const containers = difference.commodities.flatMap(({ right, containers: inside }) =>
    inside.map((one): [string, ContainerPair] => [`commodities.${right}.containers.${one.right}`, one]),
  )
  return {
    bill,
    difference,
    count: countDifferences(difference),
    pairs: new Map(fieldsIn(difference).map((pair) => [pair.path, pair])),
    containers: new Map(containers),
  }
}

/** What can be done with a draft, and what was. */
export type DraftStanding = 'corrected' | 'accepted' | 'approved' | 'returned' | 'closed'

/** Where a draft stands: the carrier changed it, the carrier took the instruction as it is, or the customer has decided. */
export function standingOf({ state }: BlDraft): DraftStanding {
  const { status, hasDraft, draftApprovedAt } = state
  const isOpen = isDraftToApprove({ status, hasDraft, draftApprovedAt, departureAt: null, siCutOffAt: null })
  if (isOpen && canInstruct('approveDraft', status)) return status === 'Accepted' ? 'accepted' : 'corrected'
  if (status === 'Accepted' && draftApprovedAt !== null) return 'approved'
  return status === 'Submitted' ? 'returned' : 'closed'
}

export const remarkAt = (remarks: readonly FieldRemark[], path: string) =>
  remarks.find((one) => one.path === path)?.text

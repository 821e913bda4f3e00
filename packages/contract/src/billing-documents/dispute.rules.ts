import type { Violation } from '../kit/errors.ts'
import type { DateOnly } from '../shared/date-only.ts'
import { compareAmounts, isAmount } from '../shared/money.ts'
import { plainNumber } from '../shared/plain-number.ts'
import { violation } from './billing-document.errors.ts'
import { DISPUTE_DAYS, type DisputeAnswer, type DisputeStatus, openDisputeStatuses } from './dispute.values.ts'
import { daysBetween } from './invoice.rules.ts'
import type { InvoiceKind, InvoiceStatus } from './invoice.values.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The last day on which an invoice can be disputed: the 30th after the day it was issued. */
export const disputeUntil = (issuedOn: DateOnly): DateOnly =>
  new Date(Date.parse(issuedOn) + DISPUTE_DAYS * DAY_MS).toISOString().slice(0, 10)

/** What decides whether a charge can be disputed. */
export interface DisputableLine {
  kind: InvoiceKind
  status: InvoiceStatus
  issuedOn: DateOnly
  /** The dispute about this charge that was not withdrawn. */
  dispute: { status: DisputeStatus } | null
  amount: string
  currency: string
}
export type DisputeRefusal =
  | { code: 'BLD0009' | 'BLD0010' | 'BLD0012'; args: [] }
  | { code: 'BLD0011'; args: [until: string] }

/** Why a charge cannot be disputed today; undefined where it can. Credits and paid or credited invoices cannot. */
export function disputeRefusal(line: DisputableLine, today: DateOnly): DisputeRefusal | undefined {
  if (line.kind === 'creditNote' || line.status === 'Credited' || compareAmounts(line.amount, '0', line.currency) <= 0)
    return { code: 'BLD0010', args: [] }
  if (line.status === 'Paid') return { code: 'BLD0009', args: [] }
  if (line.dispute && line.dispute.status !== 'Withdrawn') return { code: 'BLD0012', args: [] }
  if (daysBetween(line.issuedOn, today) > DISPUTE_DAYS) return { code: 'BLD0011', args: [disputeUntil(line.issuedOn)] }
  return undefined
}

interface DisputeDraft {
  reason: string | null
  amount: string
  remarks: string
}

/** What is wrong with a dispute: the reason or the remarks are missing, or the amount is none of this charge. */
export function checkDispute(
  { reason, amount, remarks }: DisputeDraft,
  { amount: charged, currency }: { amount: string; currency: string },
): Violation[] {
  const plain = plainNumber(amount)
  const isPart =
    isAmount(plain, currency) &&
    compareAmounts(plain, '0', currency) > 0 &&
    compareAmounts(plain, charged, currency) <= 0
  return [
    ...(reason === null ? [violation('reason', 'BLD0013')] : []),
    ...(isPart ? [] : [violation('amount', 'BLD0014', charged, currency)]),
    ...(remarks === '' ? [violation('remarks', 'BLD0015')] : []),
  ]
}

/** Whether messages can be written and the dispute be withdrawn: the carrier has not decided. */
export const isDisputeOpen = (status: DisputeStatus): boolean =>
  (openDisputeStatuses as readonly DisputeStatus[]).includes(status)

/** The status that an answer of the carrier leads to; a message moves nothing. */
export const statusAfterAnswer = {
  received: 'In Review',
  message: undefined,
  accept: 'Accepted',
  acceptPartly: 'Partly Accepted',
  reject: 'Rejected',
} as const satisfies Record<DisputeAnswer, DisputeStatus | undefined>

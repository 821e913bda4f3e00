import type { SubmittedDispute } from '@fairway/contract/billing-documents/dispute.schema'
import type { InvoiceLine } from '@fairway/contract/carrier/billing-lines.schema'
import type { DisputeAnswerLine } from '@fairway/contract/carrier/dispute-answer.schema'
import { amountOf, minorUnits } from '@fairway/contract/shared/money'
import { chargeNames } from '../world/bookings/charges.ts'
import { iso } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import type { World } from '../world/world.ts'
import { oneLine } from './brief.ts'

/** The summary of a dispute that customer service stores until it decides. */
export interface DisputeBrief
  extends Pick<SubmittedDispute, 'disputeId' | 'version' | 'invoiceNo' | 'blNo' | 'bookingNo' | 'lineNo' | 'code'>,
    Pick<SubmittedDispute, 'term' | 'currency' | 'amount'> {
  /** When it was received, on the business clock. */
  takenAt: number
  /** What the customer wrote last, in which a visitor of the demo can choose the answer. */
  said: string
  /** Everything that was due by then was answered. */
  saidUntil: number
}

const SAID_LENGTH = 200

/** Reads a dispute, or a message about one, from the portal. */
export const disputeBriefOf = (dispute: SubmittedDispute, takenAt: number): DisputeBrief => {
  const { disputeId, version, invoiceNo, blNo, bookingNo, lineNo, code, term, currency, amount, text } = dispute
  const said = oneLine(text, SAID_LENGTH)
  return {
    disputeId,
    version,
    invoiceNo,
    blNo,
    bookingNo,
    lineNo,
    code,
    term,
    currency,
    amount,
    takenAt,
    said,
    saidUntil: 0,
  }
}

/** What the carrier says, when, and the credit note that belongs to it. */
export interface DisputeReply {
  at: number
  answer: DisputeAnswerLine
  creditNote?: InvoiceLine
}

/** Seconds on the business clock after it was received. */
const RECEIVED_AFTER = [2, 5] as const
const DECIDED_AFTER = [12, 30] as const

const QUESTION = 'Please send us the quotation or the email in which this rate was agreed.'
const notes = {
  accept: 'Agreed. We will credit the amount.',
  acceptPartly: 'We accept half of the amount and will credit it.',
  reject: 'The charge is as per your contract. Please pay the invoice.',
} as const
type Decision = keyof typeof notes
const outcomes = [
  ['accept', 30],
  ['acceptPartly', 20],
  ['reject', 25],
  ['ask', 25],
] as const
const wishes = { accept: 'accept', part: 'acceptPartly', reject: 'reject', ask: 'ask', wait: 'wait' } as const

/**
 * The outcome is random, unless the remarks choose it: `demo: accept`, `demo: part`, `demo: reject`, `demo: ask` for a
 * question first, or `demo: wait` for no decision. Whoever answers the question gets a decision.
 */
export function disputeRepliesOf(world: World, brief: DisputeBrief): DisputeReply[] {
  const luck = draw(world.seed, 'dispute', brief.disputeId, brief.version)
  const [receivedAt, decidedAt] = [RECEIVED_AFTER, DECIDED_AFTER].map(
    ([low, high]) => brief.takenAt + Math.round(luck.between(low, high) * 1000),
  ) as [number, number] // as many as there are times
  const drawn = luck.weigh(outcomes)
  const wish = /demo: (accept|part|reject|ask|wait)/i.exec(brief.said)?.[1]?.toLowerCase() as
    | keyof typeof wishes
    | undefined // one of those named
  const outcome = wish ? wishes[wish] : drawn
  const received = brief.version === 1 ? [reply(brief, 'received', receivedAt, null)] : []
  if (outcome === 'wait') return received
  if (outcome === 'ask')
    return [
      ...received,
      brief.version === 1 ? reply(brief, 'message', decidedAt, QUESTION) : decide(brief, 'accept', decidedAt),
    ]
  return [...received, decide(brief, outcome, decidedAt)]
}

function decide(brief: DisputeBrief, decision: Decision, at: number): DisputeReply {
  const { currency, amount } = brief
  const half = amountOf((minorUnits(amount, currency) ?? 0n) / 2n, currency)
  const isHalf = decision === 'acceptPartly' && (minorUnits(half, currency) ?? 0n) > 0n
  const told = decision === 'acceptPartly' && !isHalf ? 'accept' : decision
  const decided = reply(brief, told, at, notes[told])
  if (told === 'reject') return decided
  const creditNote = creditNoteOf(brief, isHalf ? half : amount, at)
  const { invoiceNo: creditNoteNo } = creditNote
  return { at, creditNote, answer: { ...decided.answer, amount: isHalf ? half : null, creditNoteNo } }
}

function creditNoteOf({ disputeId, code, lineNo, ...brief }: DisputeBrief, amount: string, at: number): InvoiceLine {
  const { invoiceNo: creditOf, blNo, bookingNo, term, currency } = brief
  const day = iso(at).slice(0, 10)
  const known: Readonly<Record<string, InvoiceLine['lines'][number]['name']>> = chargeNames
  const name = known[code] ?? { en: code, zh: code, vi: code }
  const back = `-${amount}`
  return {
    ...{ invoiceNo: `CND${disputeId}`, kind: 'creditNote', creditOf, blNo, bookingNo, term, currency, total: back },
    ...{ issuedOn: day, dueOn: day, revision: 1 },
    lines: [{ lineNo, code, name, basis: 'lumpSum', quantity: '1', rate: back, amount: back }],
  }
}

const reply = (
  { disputeId, version }: DisputeBrief,
  answer: DisputeAnswerLine['answer'],
  at: number,
  note: string | null,
): DisputeReply => ({
  at,
  answer: {
    ...{ ref: `GATES-D${disputeId}-${version}-${answer}`, disputeId, answer, amount: null, creditNoteNo: null },
    note,
    answeredAt: iso(at),
  },
})

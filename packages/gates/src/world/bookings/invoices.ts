import type { InvoiceLine, PaymentLine } from '@fairway/contract/carrier/billing-lines.schema'
import { amountOf, minorUnits, sumAmounts } from '@fairway/contract/shared/money'
import { DAY, HOUR, localDay, showDay, toMinute } from '../calendar.ts'
import { type Draw, draw } from '../random.ts'
import type { World } from '../world.ts'
import type { BillStep } from './bills.ts'
import type { Booking, StatedHold } from './booking.ts'
import { type Charge, chargesOf } from './charges.ts'

/** Something about an invoice, and when the carrier says it. */
interface Stated<L> {
  at: number
  line: L
}

/** All that becomes of one invoice: the invoice, its credit note, and its payments. */
export interface InvoiceHistory {
  term: Charge['term']
  invoices: Stated<InvoiceLine>[]
  payments: Stated<PaymentLine>[]
  /** When nothing is left to pay; null for one that stays open. */
  settledAt: number | null
}

/** Days until an invoice is due, by what was agreed. */
const CREDIT_DAYS = [7, 14, 30] as const
/** How invoices are paid, in a hundred. */
const manners = [
  ['inTime', 56],
  ['late', 16],
  ['partly', 9],
  ['never', 11],
  ['reduced', 6],
  ['credited', 2],
] as const
type Manner = (typeof manners)[number][0]

/** The carrier's accounts are in Shanghai. */
const ACCOUNTS_ZONE = 'Asia/Shanghai'
const dayOf = (at: number, days = 0) => showDay(localDay(ACCOUNTS_ZONE, at + days * DAY))
const methods = ['Bank transfer', 'Online payment', 'Cheque'] as const

/** The invoices of a bill: one for each payment term and currency of its charges. */
export function invoicesOf(world: World, booking: Booking, blNo: string, known: Known): InvoiceHistory[] {
  const billedAt = known.steps.find(({ status }) => status === 'Billed')?.billedAt
  if (billedAt === undefined || billedAt === null) return []
  const groups = new Map<string, Charge[]>()
  for (const charge of chargesOf(booking, blNo)) {
    const key = `${charge.term} ${charge.currency}`
    groups.set(key, [...(groups.get(key) ?? []), charge])
  }
  return [...groups.values()].map((charges, at) => {
    const invoiceNo = `FI${blNo.slice(4)}${String.fromCharCode(65 + at)}`
    const luck = draw(world.seed, 'invoice', invoiceNo)
    return historyOf(luck, { booking, blNo, invoiceNo, charges, billedAt, paidAt: collectedAt(charges, known.holds) })
  })
}

interface Known {
  steps: readonly BillStep[]
  /** Of the containers of the booking. */
  holds: readonly StatedHold[]
}

/** Collect freight is paid when the hold of its containers is released; they say the same. */
const collectedAt = ([first]: Charge[], holds: readonly StatedHold[]) => {
  const released = holds.filter(({ type, state }) => type === 'collectPayment' && state === 'green').map(({ at }) => at)
  return first?.term === 'Collect' && released.length > 0 ? Math.max(...released) - HOUR : null
}

interface Subject {
  booking: Booking
  blNo: string
  invoiceNo: string
  charges: Charge[]
  billedAt: number
  paidAt: number | null
}

/** When something happens is drawn at once; lines are made when they are sent, which most never are. */
function historyOf(luck: Draw, subject: Subject): InvoiceHistory {
  const { booking, invoiceNo, charges, billedAt, paidAt } = subject
  const [{ term, currency }] = charges as [Charge] // a group has at least one
  const creditDays = luck.pick(CREDIT_DAYS)
  const manner: Manner = paidAt === null ? luck.weigh(manners) : 'inTime'
  const issuedAt = toMinute(billedAt + luck.between(0.2, 3) * HOUR)
  const after = (days: number) => toMinute(issuedAt + days * DAY)
  const isCredited = manner === 'reduced' || manner === 'credited'
  const creditAt = after(luck.between(2, 6))
  const usual = after(manner === 'late' ? creditDays + luck.between(1, 20) : luck.between(0.5, creditDays))
  const paymentAt = Math.max(paidAt ?? usual, issuedAt + HOUR, isCredited ? creditAt + HOUR : 0)
  const method = luck.pick(methods)
  const isPaid = manner !== 'never' && manner !== 'credited'

  const invoice = () => invoiceLine(subject, creditDays)
  const credit = () => creditNote(invoice(), manner, dayOf(creditAt))
  const payment = (): PaymentLine => {
    const amount = paidAmount(manner, invoice().total, currency, isCredited ? credit().total : '0')
    const ref = `PAY-${invoiceNo}`
    const line = { ref, bookingNo: booking.bookingNo, invoiceNo, currency, amount, paidOn: dayOf(paymentAt), method }
    return { ...line, withdrawn: false, revision: 1 }
  }
  const isSettled = manner !== 'partly' && manner !== 'never'
  return {
    term,
    invoices: [stated(issuedAt, invoice), ...(isCredited ? [stated(creditAt, credit)] : [])],
    payments: isPaid ? [stated(paymentAt, payment)] : [],
    settledAt: isSettled ? (isPaid ? paymentAt : creditAt) : null,
  }
}

const stated = <L>(at: number, make: () => L): Stated<L> => ({
  at,
  get line() {
    return make()
  },
})

function invoiceLine({ booking, blNo, invoiceNo, charges, billedAt }: Subject, creditDays: number): InvoiceLine {
  const [{ term, currency }] = charges as [Charge] // as above
  const amounts = charges.map(({ amount }) => amount)
  return {
    ...{ invoiceNo, kind: 'invoice', creditOf: null, blNo, bookingNo: booking.bookingNo, term, currency },
    ...{
      total: sumAmounts(amounts, currency),
      issuedOn: dayOf(billedAt),
      dueOn: dayOf(billedAt, creditDays),
      revision: 1,
    },
    lines: charges.map(({ currency: _currency, term: _term, ...line }) => line),
  }
}

/** A tenth of the first charge is given back, or the whole invoice, where it was wrong. */
function creditNote(invoice: InvoiceLine, manner: Manner, day: string): InvoiceLine {
  const { invoiceNo, currency, lines } = invoice
  const back = (line: InvoiceLine['lines'][number], share: bigint) => {
    const amount = amountOf(-((minorUnits(line.amount, currency) ?? 0n) / share), currency)
    return { ...line, basis: 'lumpSum' as const, quantity: '1', rate: amount, amount }
  }
  const credited = manner === 'credited' ? lines.map((line) => back(line, 1n)) : lines.slice(0, 1).map((line) => back(line, 10n)) // biome-ignore format: two ways
  const total = sumAmounts(credited.map(({ amount }) => amount), currency) // biome-ignore format: one sum
  return {
    ...{ ...invoice, invoiceNo: `CN${invoiceNo.slice(2)}`, kind: 'creditNote', creditOf: invoiceNo, total },
    ...{ issuedOn: day, dueOn: day, lines: credited },
  }
}

/** Half of it, or what is left after a credit note, whose total is negative. */
const paidAmount = (manner: Manner, total: string, currency: string, credit: string) =>
  manner === 'partly'
    ? amountOf((minorUnits(total, currency) ?? 0n) / 2n, currency)
    : sumAmounts([total, credit], currency)

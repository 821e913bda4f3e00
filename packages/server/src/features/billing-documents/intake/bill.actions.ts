import { payerOf } from '@fairway/contract/billing-documents/invoice.values'
import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type {
  ChargesLine,
  InvoiceLine,
  PaymentLine,
  ReleaseHoldLine,
} from '@fairway/contract/carrier/billing-lines.schema'
import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { noteWatchEvents } from '../../../platform/watch-events.ts'
import { lockBookings } from '../../bookings/public.ts'
import { releaseBookings } from '../../letters-of-indemnity/public.ts'
import { saveBills } from './bill.repository.ts'
import { judgeCharges, saveCharges } from './charge.repository.ts'
import { judgeInvoices, saveInvoices } from './invoice.repository.ts'
import { judgePayments, savePayments } from './payment.repository.ts'
import { saveReleaseHolds } from './release-hold.repository.ts'

const bookingNosOf = (lines: Line<{ bookingNo: string }>[]) => lines.map(({ value }) => value.bookingNo)

/** Saves bills that are new or changed; those that wait for a letter are released where a blanket letter covers them. */
export async function recordBills({ db }: Context, lines: Line<BillLine>[]): Promise<Outcome[]> {
  await lockBookings(db, lines)
  const outcomes = await saveBills(db, lines)
  await releaseBookings(db, bookingNosOf(lines))
  return outcomes
}

const accepted = <T>(lines: Line<T>[], outcomes: Outcome[]) => {
  const good = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  return lines.filter(({ line }) => good.has(line))
}

/** Saves the charges of bills that are new or changed. */
export async function recordCharges({ db }: Context, lines: Line<ChargesLine>[]): Promise<Outcome[]> {
  await lockBookings(db, lines)
  const outcomes = await judgeCharges(db, lines)
  await saveCharges(db, accepted(lines, outcomes))
  return outcomes
}

/** Saves invoices and credit notes that are new or changed, and adds up what was credited of each. */
export async function recordInvoices({ db }: Context, lines: Line<InvoiceLine>[]): Promise<Outcome[]> {
  await lockBookings(db, lines)
  const outcomes = await judgeInvoices(db, lines)
  const saved = accepted(lines, outcomes)
  await saveInvoices(db, saved)
  const invoices = saved.filter(({ value }) => value.kind === 'invoice').map(({ value }) => value)
  await noteWatchEvents(
    db,
    invoices.map(({ invoiceNo: number, bookingNo, blNo, term, issuedOn }) => ({
      ...{ kind: 'watchedDocument', key: `invoice ${number}`, happenedAt: `${issuedOn}T23:59:59Z`, bookingNo, blNo },
      ...{ args: { bookingNo, document: 'freightInvoice', number }, link: `/bookingDetails/${bookingNo}` },
      ...{ roles: [payerOf[term]], groups: ['SD'] },
    })),
  )
  return outcomes
}

/** Saves payments that are new or changed, and adds up what was paid of each invoice. */
export async function recordPayments({ db }: Context, lines: Line<PaymentLine>[]): Promise<Outcome[]> {
  await lockBookings(db, lines)
  const outcomes = await judgePayments(db, lines)
  await savePayments(db, accepted(lines, outcomes))
  return outcomes
}

/** Saves what blocks the release of bills, and what does no longer. */
export async function recordReleaseHolds({ db }: Context, lines: Line<ReleaseHoldLine>[]): Promise<Outcome[]> {
  await lockBookings(db, lines)
  const outcomes = await saveReleaseHolds(db, lines)
  await releaseBookings(db, bookingNosOf(lines))
  return outcomes
}

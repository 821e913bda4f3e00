import { type PaymentTerm, paymentTerms } from '../bookings/requests/booking-request.values.ts'
import type { DateOnly } from '../shared/date-only.ts'
import { compareAmounts, type Money, sumAmounts, totalsByCurrency } from '../shared/money.ts'
import { type InvoiceAge, type InvoiceStatus, invoiceAges, PAYMENT_REFERENCE } from './invoice.values.ts'

/** Amounts of one invoice: its total, what was paid, and what credit notes took back (not negative). */
export interface Balance {
  currency: string
  total: string
  paid: string
  credited: string
}

const negative = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** What is still to be paid of an invoice; negative where too much was paid. */
export const openOf = ({ currency, total, paid, credited }: Balance): string =>
  sumAmounts([total, negative(paid), negative(credited)], currency)

/** An invoice is credited where credit notes took back all of it, and paid where nothing is left to pay. */
export function invoiceStatusOf(balance: Balance): InvoiceStatus {
  const { currency, total, paid, credited } = balance
  const is = (one: string, other: string) => compareAmounts(one, other, currency)
  if (is(credited, '0') > 0 && is(credited, total) >= 0) return 'Credited'
  if (is(openOf(balance), '0') <= 0) return 'Paid'
  return is(paid, '0') > 0 ? 'Partly Paid' : 'Open'
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Whole days from one day to another. */
export const daysBetween = (from: DateOnly, to: DateOnly) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** For how many days an invoice is overdue: 0 until its due date is over, and where nothing is to be paid. */
export const overdueDays = (dueOn: DateOnly, today: DateOnly, status: InvoiceStatus): number =>
  status === 'Open' || status === 'Partly Paid' ? Math.max(0, daysBetween(dueOn, today)) : 0

/** The age under which an amount stands on a statement of account. */
export function ageOf(days: number): InvoiceAge {
  if (days <= 0) return 'notDue'
  return days <= 30 ? 'to30' : days <= 60 ? 'to60' : days <= 90 ? 'to90' : 'over90'
}

/** What the sums of a statement are made of. */
export interface Dated extends Balance {
  term: PaymentTerm
  open: string
  overdueDays: number
}

/** The sums of one payment term and currency. */
export interface AccountTotal {
  term: PaymentTerm
  currency: string
  total: string
  paid: string
  credited: string
  open: string
  overdue: string
  ages: Record<InvoiceAge, string>
}

/** Sums per payment term and currency: prepaid and collect stand apart, and currencies are never added. */
export function accountTotals(invoices: readonly Dated[]): AccountTotal[] {
  return paymentTerms.flatMap((term) => {
    const ofTerm = invoices.filter((invoice) => invoice.term === term)
    const currencies = [...new Set(ofTerm.map(({ currency }) => currency))].sort()
    return currencies.map((currency) => {
      const own = ofTerm.filter((invoice) => invoice.currency === currency)
      const sum = (amounts: string[]) => sumAmounts(amounts, currency)
      const openAt = (age: InvoiceAge) =>
        sum(own.filter((invoice) => ageOf(invoice.overdueDays) === age).map(({ open }) => open))
      return {
        term,
        currency,
        total: sum(own.map(({ total }) => total)),
        paid: sum(own.map(({ paid }) => paid)),
        credited: sum(own.map(({ credited }) => credited)),
        open: sum(own.map(({ open }) => open)),
        overdue: sum(own.filter((invoice) => invoice.overdueDays > 0).map(({ open }) => open)),
        ages: Object.fromEntries(invoiceAges.map((age) => [age, openAt(age)])) as Record<InvoiceAge, string>, // one per age
      }
    })
  })
}

/** The totals of charges, prepaid and collect apart, each per currency. */
export const termTotals = (charges: readonly (Money & { term: PaymentTerm })[]) =>
  paymentTerms.flatMap((term) => {
    const totals = totalsByCurrency(charges.filter((charge) => charge.term === term))
    return totals.length > 0 ? [{ term, totals }] : []
  })

/** The carrier's payment page for one invoice; null where the carrier names none. */
export const paymentLink = (page: string | null, invoiceNo: string): string | null =>
  page === null ? null : page.replaceAll(PAYMENT_REFERENCE, encodeURIComponent(invoiceNo))

import { z } from 'zod'
import { releaseHoldTypes } from '../billing-documents/bill.values.ts'
import * as values from '../billing-documents/invoice.values.ts'
import { Amount, Currency, SignedDecimal } from '../billing-documents/money.schema.ts'
import { paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { fullAmount, isAmount, isProduct, minorUnits, sumAmounts } from '../shared/money.ts'
import {
  BlNumber,
  BookingNumber,
  Code,
  Day,
  Decimal,
  Instant,
  Names,
  Ref,
  Revision,
  Text,
} from '../shared/scalar.schema.ts'

/** What a charge has on a tariff and on an invoice alike. */
const Charge = z.strictObject({
  /** Its number on the bill; an invoice uses the same. */
  lineNo: z.number().int().min(1).max(values.CHARGE_LINE_MOST),
  code: Code(10),
  name: Names,
  basis: z.enum(values.chargeBases),
  quantity: Decimal(values.QUANTITY_DIGITS.before, values.QUANTITY_DIGITS.after),
  rate: SignedDecimal(values.RATE_DIGITS.before, values.RATE_DIGITS.after),
  amount: Amount,
})

interface Priced {
  quantity: string
  rate: string
  amount: string
}
/** An amount has the digits of its currency and is quantity times rate; percents are of other charges. */
const isPriced = ({ basis, ...charge }: Priced & { basis: values.ChargeBasis }, currency: string) =>
  isAmount(charge.amount, currency) && (basis === 'percent' || isProduct({ ...charge, currency }))

/** Whether no two charges have the same number. */
const areApart = (charges: readonly { lineNo: number }[]) =>
  new Set(charges.map(({ lineNo }) => lineNo)).size === charges.length

const TariffCharge = Charge.extend({ currency: Currency, term: z.enum(paymentTerms) })
  .refine((charge) => isPriced(charge, charge.currency), { path: ['amount'] })
  .transform((charge) => ({ ...charge, amount: fullAmount(charge.amount, charge.currency) }))

/** All charges of a bill, as the carrier rated them: they replace those of an earlier revision. */
export const ChargesLine = z.strictObject({
  blNo: BlNumber,
  bookingNo: BookingNumber,
  charges: z.array(TariffCharge).max(values.CHARGE_LIMIT).refine(areApart),
  revision: Revision,
})
export type ChargesLine = z.output<typeof ChargesLine>

/** The number of an invoice or a credit note. */
export const InvoiceNumber = Code(30)

/** An invoice or a credit note, of one currency and one payment term; its total is the sum of its lines. */
export const InvoiceLine = z
  .strictObject({
    invoiceNo: InvoiceNumber,
    kind: z.enum(values.invoiceKinds).default('invoice'),
    /** The invoice that a credit note takes back, or a part of it. */
    creditOf: InvoiceNumber.nullable().default(null),
    blNo: BlNumber,
    bookingNo: BookingNumber,
    term: z.enum(paymentTerms),
    currency: Currency,
    total: Amount,
    issuedOn: Day,
    dueOn: Day,
    lines: z.array(Charge).min(1).max(values.CHARGE_LIMIT).refine(areApart),
    /** A later revision replaces an earlier one; an earlier one that comes late is ignored. */
    revision: Revision,
  })
  .refine(({ kind, creditOf }) => (kind === 'creditNote') === (creditOf !== null), { path: ['creditOf'] })
  .refine(({ issuedOn, dueOn }) => issuedOn <= dueOn, { path: ['dueOn'] })
  .refine(({ lines, currency }) => lines.every((line) => isPriced(line, currency)), { path: ['lines'] })
  .refine(isSummedUp, { path: ['total'] })
  .transform(({ total, lines, ...invoice }) => ({
    ...invoice,
    total: fullAmount(total, invoice.currency),
    lines: lines.map((line) => ({ ...line, amount: fullAmount(line.amount, invoice.currency) })),
  }))
export type InvoiceLine = z.output<typeof InvoiceLine>

/** The total is the sum of the lines to the last minor unit: not negative on an invoice, negative on a credit note. */
function isSummedUp(invoice: { kind: string; currency: string; total: string; lines: { amount: string }[] }) {
  const { kind, currency, total, lines } = invoice
  const units = minorUnits(total, currency)
  if (units === undefined || lines.some(({ amount }) => !isAmount(amount, currency))) return false
  const sum = sumAmounts(
    lines.map(({ amount }) => amount),
    currency,
  )
  return units === minorUnits(sum, currency) && (kind === 'creditNote' ? units < 0n : units >= 0n)
}

/** A payment that reached the carrier, for one invoice. */
export const PaymentLine = z
  .strictObject({
    /** The carrier's own id of this payment: the same ref again is the same payment. */
    ref: Ref,
    bookingNo: BookingNumber,
    invoiceNo: InvoiceNumber,
    currency: Currency,
    amount: Amount,
    paidOn: Day,
    method: Text(60).nullable().default(null),
    /** A payment that came back. */
    withdrawn: z.boolean().default(false),
    revision: Revision,
  })
  .refine(({ amount, currency }) => (minorUnits(amount, currency) ?? 0n) > 0n, { path: ['amount'] })
  .transform((payment) => ({ ...payment, amount: fullAmount(payment.amount, payment.currency) }))
export type PaymentLine = z.output<typeof PaymentLine>

/** A hold that blocks the release of a bill, set or cleared. */
export const ReleaseHoldLine = z.strictObject({
  blNo: BlNumber,
  bookingNo: BookingNumber,
  type: z.enum(releaseHoldTypes),
  state: z.enum(['red', 'green']),
  /** The newest statement about a hold wins, independent of the order of arrival. */
  since: Instant,
  remark: Text(200).nullable().default(null),
})
export type ReleaseHoldLine = z.output<typeof ReleaseHoldLine>

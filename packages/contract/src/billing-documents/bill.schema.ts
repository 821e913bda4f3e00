import { z } from 'zod'
import { paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { columnar } from '../shared/columnar.schema.ts'
import { splitNumbers } from '../shared/number-format.ts'
import { InstantOut, Names, Verbatim } from '../shared/scalar.schema.ts'
import { liveReply } from '../tracking/live/live.schema.ts'
import { partyRoles } from '../tracking/tracking.values.ts'
import * as values from './bill.values.ts'
import { Invoice } from './invoice.schema.ts'
import { chargeBases } from './invoice.values.ts'
import { Amount, Currency, Money } from './money.schema.ts'

const several = <W extends string>(known: readonly [W, ...W[]]) => z.array(z.enum(known)).max(known.length).optional()

/** Dates are validated by `checkBillCriteria`, so that the form and the server agree. */
export const BillCriteria = z.strictObject({
  /** Bills that this group opens; without one, those of all groups of the caller. */
  type: z.enum(values.billSearchTypes).optional(),
  numberType: z.enum(values.billNumberTypes).optional(),
  numbers: z
    .array(Verbatim(40))
    .max(values.BILL_PASTE_LIMIT)
    .transform((numbers) => [...new Set(numbers.flatMap(splitNumbers))].slice(0, values.BILL_PASTE_LIMIT))
    .optional(),
  statuses: several(values.billStatuses),
  releases: several(values.releaseStatuses),
  concerns: several(values.billConcerns),
  dateOf: z.enum(values.billDates).optional(),
  from: Verbatim(20).optional(),
  to: Verbatim(20).optional(),
})

/** One bill that the reader may see. Amounts are those that the reader pays; others are not counted. */
export const BillRow = z.object({
  blNo: z.string(),
  /** The digits of the B/L number: booking number and suffix. */
  shipmentId: z.string(),
  bookingNo: z.string(),
  type: z.enum(values.billTypes),
  status: z.enum(values.billStatuses),
  release: z.enum(values.releaseStatuses).nullable(),
  billedAt: InstantOut.nullable(),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  destination: z.string(),
  departureAt: InstantOut.nullable(),
  arrivalAt: InstantOut.nullable(),
  shipper: z.string().nullable(),
  consignee: z.string().nullable(),
  paymentTerm: z.enum(paymentTerms),
  /** Comma-separated. */
  invoices: z.string(),
  /** What was invoiced less what was credited, per payment term, and what of it is open or overdue; one amount per currency. */
  prepaid: z.array(Money),
  collect: z.array(Money),
  thirdParty: z.array(Money),
  open: z.array(Money),
  overdue: z.array(Money),
  /** The first day on which something is due that is not paid. */
  dueOn: z.string().nullable(),
  /** Days since then; 0 where nothing is overdue. */
  overdueDays: z.number().int(),
  /** Holds that block the release. */
  holds: z.array(z.enum(values.releaseHoldTypes)),
  openDisputes: z.number().int(),
  concerns: z.array(z.enum(values.billConcerns)),
})
export type BillRow = z.output<typeof BillRow>

export const BillList = columnar(BillRow).extend({
  /** Numbers that were searched for and not found. */
  missing: z.array(z.string()),
  ...liveReply,
})
export type BillList = z.output<typeof BillList>

/** How many bills each card counts, independent of the cards in the filter. */
export const BillCards = z.object({
  concerns: z.array(z.object({ concern: z.enum(values.billConcerns), count: z.number().int() })),
  lastUpdateTs: InstantOut,
})
export type BillCards = z.output<typeof BillCards>

/** As it was typed; empty and missing are BLD0002. */
export const ShipmentQuery = z.strictObject({ shipmentId: Verbatim(20).optional() })
export type ShipmentQuery = z.output<typeof ShipmentQuery>

/** A hold that blocks the release, and who clears it. */
export const ReleaseHold = z.object({
  type: z.enum(values.releaseHoldTypes),
  clearedBy: z.enum(values.holdClearers),
  since: InstantOut,
  remark: z.string().nullable(),
})
export type ReleaseHold = z.output<typeof ReleaseHold>

/** One bill with what hangs on it, as far as the reader may see it. */
export const BillDetail = z.object({
  bill: BillRow,
  /** What the reader's organisations are to the booking. */
  roles: z.array(z.enum(partyRoles)),
  holds: z.array(ReleaseHold),
  invoices: z.array(Invoice),
  /** The papers that the reader may have, where they exist. */
  documents: z.array(z.enum(values.billDocuments)),
  ...liveReply,
})
export type BillDetail = z.output<typeof BillDetail>

/** A charge of a bill as the carrier rated it. */
export const TariffLine = z.object({
  lineNo: z.number().int(),
  code: z.string(),
  name: Names,
  basis: z.enum(chargeBases),
  quantity: z.string(),
  rate: z.string(),
  currency: Currency,
  amount: Amount,
  term: z.enum(paymentTerms),
  /** The invoice that it stands on. */
  invoiceNo: z.string().nullable(),
})
export type TariffLine = z.output<typeof TariffLine>

/** The charges of a bill that the reader pays, and their totals: prepaid and collect apart, one per currency. */
export const Tariff = z.object({
  shipmentId: z.string(),
  blNo: z.string(),
  status: z.enum(values.billStatuses),
  lines: z.array(TariffLine),
  totals: z.array(z.object({ term: z.enum(paymentTerms), totals: z.array(Money) })),
})
export type Tariff = z.output<typeof Tariff>

/** One line of the status history, newest first. */
export const BillEvent = z.object({
  at: InstantOut,
  kind: z.enum(values.billEventKinds),
  /** The status, release status, type of bill, type of hold, or which original it is (`1/3`). */
  value: z.string().nullable(),
  /** Who did it; null is the carrier. */
  by: z.string().nullable(),
  note: z.string().nullable(),
})
export type BillEvent = z.output<typeof BillEvent>
export const BillHistory = z.object({ shipmentId: z.string(), blNo: z.string(), events: z.array(BillEvent) })
export type BillHistory = z.output<typeof BillHistory>

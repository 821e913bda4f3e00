import { z } from 'zod'
import { billStatuses, releaseStatuses } from '../../billing-documents/bill.values.ts'
import { correctionStatuses } from '../../corrections/correction.values.ts'
import { columnar } from '../../shared/columnar.schema.ts'
import { PastedNumbers } from '../../shared/pasted-numbers.schema.ts'
import { Code, Figure, InstantOut, Verbatim } from '../../shared/scalar.schema.ts'
import { CHOICE_LIMIT } from '../../tracking/dashboard/dashboard.values.ts'
import { liveReply } from '../../tracking/live/live.schema.ts'
import { bookingStatuses } from '../../tracking/tracking.values.ts'
import * as values from './booking-dashboard.values.ts'

const Choice = z.array(Code(20)).max(CHOICE_LIMIT).optional()
const several = <W extends string>(known: readonly [W, ...W[]]) => z.array(z.enum(known)).max(known.length).optional()

/** Dates and days are validated by `checkBookingCriteria`, so that the form and the server agree. */
export const BookingCriteria = z.strictObject({
  numberType: z.enum(values.bookingNumberTypes).optional(),
  numbers: PastedNumbers(values.BOOKING_PASTE_LIMIT).optional(),
  statuses: several(bookingStatuses),
  concerns: several(values.attentionReasons),
  siStatuses: several(values.requiredDocumentStatuses),
  vgmStatuses: several(values.requiredDocumentStatuses),
  days: Figure.optional(),
  sailedDays: Figure.optional(),
  vvds: Choice,
  portsOfLoading: Choice,
  portsOfDischarge: Choice,
  destinations: Choice,
  dateOf: z.enum(values.bookingDates).optional(),
  from: Verbatim(20).optional(),
  to: Verbatim(20).optional(),
})

/** `overdue`: its time has passed and nobody has reported it. */
const Basis = z.enum(['actual', 'estimated', 'planned', 'overdue']).nullable()

/**
 * One booking that the reader may see, or a submitted request without a booking. Holds codes; their names come from
 * `cargo/translateRefData`.
 */
export const BookingRow = z.object({
  /** Null until the carrier has booked it. */
  bookingNo: z.string().nullable(),
  ediRef: z.string().nullable(),
  /** The request behind it, where it belongs to one of the reader's organisations. */
  requestId: z.number().int().nullable(),
  customerReference: z.string().nullable(),
  /** Comma-separated where there are several. */
  blNumbers: z.string().nullable(),
  status: z.enum(bookingStatuses),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  /** Where the carrier receives the cargo, and where it delivers it. */
  origin: z.string(),
  destination: z.string(),
  createdBy: z.string().nullable(),
  bookedAt: InstantOut,
  departureAt: InstantOut.nullable(),
  departureBasis: Basis,
  /** Calendar days at the port of loading until the ship leaves; negative once it has left. */
  days: z.number().int().nullable(),
  arrivalAt: InstantOut.nullable(),
  arrivalBasis: Basis,
  shipper: z.string().nullable(),
  consignee: z.string().nullable(),
  notifyParty: z.string().nullable(),
  /** Such as `2 × 45G1, 1 × 22G1`. */
  containers: z.string().nullable(),
  quantity: z.number().int(),
  /** The progress of its containers at the origin; null before and after that. */
  equipment: z.enum(values.equipmentLabels).nullable(),
  siStatus: z.enum(values.requiredDocumentStatuses),
  siDueAt: InstantOut.nullable(),
  vgmStatus: z.enum(values.requiredDocumentStatuses),
  vgmDueAt: InstantOut.nullable(),
  /** Why the carrier rejected it, for shipper and forwarder; the status is Pending again. */
  vgmNote: z.string().nullable(),
  ams: z.enum(values.amsLabels).nullable(),
  billStatus: z.enum(billStatuses).nullable(),
  release: z.enum(releaseStatuses).nullable(),
  hold: z.enum(values.holdLabels).nullable(),
  /** The correction in progress. */
  correction: z.enum(correctionStatuses).nullable(),
  serviceContract: z.string().nullable(),
  commodity: z.string().nullable(),
  freightTerm: z.string().nullable(),
  paymentTerm: z.string().nullable(),
})
export type BookingRow = z.output<typeof BookingRow>

export const BookingList = columnar(BookingRow).extend({
  /** Numbers that were searched for and not found. */
  missing: z.array(z.string()),
  ...liveReply,
})
export type BookingList = z.output<typeof BookingList>

/** How many bookings have each status and each attention, independent of the statuses and attentions in the filter. */
export const BookingCards = z.object({
  statuses: z.array(z.object({ status: z.enum(bookingStatuses), count: z.number().int() })),
  concerns: z.array(z.object({ concern: z.enum(values.attentionReasons), count: z.number().int() })),
  lastUpdateTs: InstantOut,
})
export type BookingCards = z.output<typeof BookingCards>

/** The voyages and places of the reader's bookings, as choices of the filter. */
export const BookingChoices = z.object({
  vvds: z.array(z.object({ vvd: z.string(), vessel: z.string(), departureAt: InstantOut.nullable() })),
  portsOfLoading: z.array(z.string()),
  portsOfDischarge: z.array(z.string()),
  destinations: z.array(z.string()),
})
export type BookingChoices = z.output<typeof BookingChoices>

import { z } from 'zod'
import { billStatuses, releaseStatuses } from '../billing-documents/bill.values.ts'
import { correctionStatuses } from '../corrections/correction.values.ts'
import { columnar } from '../shared/columnar.schema.ts'
import { splitNumbers } from '../shared/number-format.ts'
import { Code, Figure, InstantOut, Verbatim } from '../shared/scalar.schema.ts'
import { CHOICE_LIMIT } from '../tracking/dashboard.values.ts'
import { ChangeId } from '../tracking/live.schema.ts'
import { bookingStatuses } from '../tracking/tracking.values.ts'
import * as words from './booking-dashboard.values.ts'

const Choice = z.array(Code(20)).max(CHOICE_LIMIT).optional()
const several = <W extends string>(known: readonly [W, ...W[]]) => z.array(z.enum(known)).max(known.length).optional()

/** Dates and days are judged by `checkBookingCriteria`, so that the form and the server say the same. */
export const BookingCriteria = z.strictObject({
  numberType: z.enum(words.bookingNumberTypes).optional(),
  numbers: z
    .array(Verbatim(40))
    .max(words.BOOKING_PASTE_LIMIT)
    .transform((numbers) => [...new Set(numbers.flatMap(splitNumbers))].slice(0, words.BOOKING_PASTE_LIMIT))
    .optional(),
  statuses: several(bookingStatuses),
  concerns: several(words.attentionReasons),
  siStatuses: several(words.requiredDocumentStatuses),
  vgmStatuses: several(words.requiredDocumentStatuses),
  days: Figure.optional(),
  sailedDays: Figure.optional(),
  vvds: Choice,
  portsOfLoading: Choice,
  portsOfDischarge: Choice,
  destinations: Choice,
  dateOf: z.enum(words.bookingDates).optional(),
  from: Verbatim(20).optional(),
  to: Verbatim(20).optional(),
})

/** `overdue`: its time has passed and nobody has reported it. */
const Basis = z.enum(['actual', 'estimated', 'planned', 'overdue']).nullable()

/**
 * One booking that the reader may see, or a request that was sent and has no booking yet. Codes, not names: those come
 * with `cargo/translateRefData`.
 */
export const BookingRow = z.object({
  /** Null while the carrier has not booked it. */
  bookingNo: z.string().nullable(),
  ediRef: z.string().nullable(),
  /** The request that it came from, where it is one of the reader's organisations. */
  requestId: z.number().int().nullable(),
  customerReference: z.string().nullable(),
  /** With commas between them where there are several. */
  blNumbers: z.string().nullable(),
  status: z.enum(bookingStatuses),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  /** Where the carrier takes the cargo over, and where it hands it out. */
  origin: z.string(),
  destination: z.string(),
  createdBy: z.string().nullable(),
  bookedAt: InstantOut,
  departureAt: InstantOut.nullable(),
  departureBasis: Basis,
  /** Days until the ship leaves by the calendar of the port of loading; below 0 since it left. */
  days: z.number().int().nullable(),
  arrivalAt: InstantOut.nullable(),
  arrivalBasis: Basis,
  shipper: z.string().nullable(),
  consignee: z.string().nullable(),
  notifyParty: z.string().nullable(),
  /** Such as `2 × 45G1, 1 × 22G1`. */
  containers: z.string().nullable(),
  quantity: z.number().int(),
  /** How far its boxes have come at the origin; null before and after that. */
  equipment: z.enum(words.equipmentLabels).nullable(),
  siStatus: z.enum(words.requiredDocumentStatuses),
  siDueAt: InstantOut.nullable(),
  vgmStatus: z.enum(words.requiredDocumentStatuses),
  vgmDueAt: InstantOut.nullable(),
  ams: z.enum(words.amsLabels).nullable(),
  billStatus: z.enum(billStatuses).nullable(),
  release: z.enum(releaseStatuses).nullable(),
  hold: z.enum(words.holdLabels).nullable(),
  /** The one that is in progress. */
  correction: z.enum(correctionStatuses).nullable(),
  serviceContract: z.string().nullable(),
  commodity: z.string().nullable(),
  freightTerm: z.string().nullable(),
  paymentTerm: z.string().nullable(),
})
export type BookingRow = z.output<typeof BookingRow>

export const BookingList = columnar(BookingRow).extend({
  /** Numbers that were asked for and not found. */
  missing: z.array(z.string()),
  asOf: InstantOut,
  liveFrom: ChangeId,
  /** What an open list listens for to hear that one of its bookings changed. */
  watch: z.string(),
})
export type BookingList = z.output<typeof BookingList>

/** How many bookings have each status, and each concern, whatever statuses and concerns are asked for. */
export const BookingCards = z.object({
  statuses: z.array(z.object({ status: z.enum(bookingStatuses), count: z.number().int() })),
  concerns: z.array(z.object({ concern: z.enum(words.attentionReasons), count: z.number().int() })),
  lastUpdateTs: InstantOut,
})
export type BookingCards = z.output<typeof BookingCards>

/** The voyages and places of the reader's bookings, to choose from. */
export const BookingChoices = z.object({
  vvds: z.array(z.object({ vvd: z.string(), vessel: z.string(), departureAt: InstantOut.nullable() })),
  portsOfLoading: z.array(z.string()),
  portsOfDischarge: z.array(z.string()),
  destinations: z.array(z.string()),
})
export type BookingChoices = z.output<typeof BookingChoices>

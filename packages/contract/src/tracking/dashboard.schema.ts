import { z } from 'zod'
import { columnar } from '../shared/columnar.schema.ts'
import { splitNumbers } from '../shared/number-format.ts'
import { Code, Figure, InstantOut, Names, Verbatim } from '../shared/scalar.schema.ts'
import * as dashboard from './dashboard.values.ts'
import { ChangeId } from './live.schema.ts'
import * as words from './tracking.values.ts'

const Choice = z.array(Code(20)).max(dashboard.CHOICE_LIMIT).optional()

/** Dates and days are judged by `checkCriteria`, so that the form and the server say the same. */
export const DashboardCriteria = z.strictObject({
  numberType: z.enum(dashboard.dashboardNumberTypes).optional(),
  numbers: z
    .array(Verbatim(40))
    .max(dashboard.PASTE_LIMIT)
    .transform((numbers) => [...new Set(numbers.flatMap(splitNumbers))].slice(0, dashboard.PASTE_LIMIT))
    .optional(),
  sailedDays: Figure.optional(),
  vvds: Choice,
  portsOfLoading: Choice,
  portsOfDischarge: Choice,
  destinations: Choice,
  dateOf: z.enum(dashboard.dashboardDates).optional(),
  from: Verbatim(20).optional(),
  to: Verbatim(20).optional(),
  stages: z.array(z.enum(words.stages)).max(words.stages.length).optional(),
  redHolds: z.array(z.enum(words.holdTypes)).max(words.holdTypes.length).optional(),
})

/** `overdue`: its time has passed and nobody has reported it. */
const Basis = z.enum(['actual', 'estimated', 'planned', 'overdue']).nullable()

/** One box of a booking that the reader may see. Codes, not names: those come with `cargo/translateRefData`. */
export const DashboardRow = z.object({
  containerNo: z.string(),
  bookingNo: z.string(),
  /** With commas between them where there are several. */
  blNumbers: z.string().nullable(),
  ediRef: z.string().nullable(),
  equipment: z.string(),
  stage: z.enum(words.stages),
  availability: z.enum(words.availabilities).nullable(),
  availabilityBasis: z.enum(['terminal', 'estimate']).nullable(),
  load: z.enum(words.loads).nullable(),
  eventKind: z.enum(words.eventKinds).nullable(),
  eventLoad: z.enum(words.loads).nullable(),
  eventMode: z.enum(words.modes).nullable(),
  eventAt: InstantOut.nullable(),
  eventPlace: z.string().nullable(),
  /** As in PublicContainer. */
  location: z.string().nullable(),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  shipment: z.enum(words.shipmentKinds),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  destination: z.string(),
  departureAt: InstantOut.nullable(),
  departureBasis: Basis,
  arrivalAt: InstantOut.nullable(),
  arrivalBasis: Basis,
  /** Null once the box has left, and once its time has passed. */
  availableAt: InstantOut.nullable(),
  deliveryAt: InstantOut.nullable(),
  /** The arrival rule that gave them; null where none matched. */
  estimateRule: z.number().int().nullable(),
  lastFreeOn: z.string().nullable(),
  /** Before out-gate the terminal's last free day, after it the last day to return without detention. */
  lastFreeBasis: z.enum(['terminal', 'return']).nullable(),
  freeDays: z.number().int().nullable(),
  detentionDays: z.number().int().nullable(),
  detentionAmount: z.string().nullable(),
  detentionCurrency: z.string().nullable(),
  returnedAt: InstantOut.nullable(),
  seal: z.string().nullable(),
  weightKg: z.string().nullable(),
  temperature: z.string().nullable(),
  temperatureUnit: z.string().nullable(),
  ventilation: z.string().nullable(),
  hazardous: z.boolean(),
  /** One bit per hold that is red, as in `holdTypes`. */
  redHolds: z.number().int(),
  shipper: z.string().nullable(),
  consignee: z.string().nullable(),
})
export type DashboardRow = z.output<typeof DashboardRow>

/** Estimates that are being worked out anew at this moment, of all customers together; null when none are. */
const Estimating = z.object({ done: z.number().int(), total: z.number().int() }).nullable()
export type Estimating = z.output<typeof Estimating>

export const DashboardReply = columnar(DashboardRow).extend({
  /** Numbers of the search without a box to show: unknown, too old, or not the reader's; which of them is not told. */
  missing: z.array(z.string()),
  estimating: Estimating,
  asOf: InstantOut,
  liveFrom: ChangeId,
  /** What a live page listens for to hear that something in such a list changed. */
  watch: z.string(),
})
export type DashboardReply = z.output<typeof DashboardReply>

/** How many boxes there are in each stage, whatever stages the criteria name. */
export const DashboardCards = z.object({
  cards: z.array(z.object({ stage: z.enum(words.stages), count: z.number().int() })),
  estimating: Estimating,
  lastUpdateTs: InstantOut,
})
export type DashboardCards = z.output<typeof DashboardCards>

/** What the criteria can be chosen from: voyages and places of the bookings that the reader may see. */
export const VvdsReply = z.object({
  vvds: z.array(
    z.object({ vvd: z.string(), vessel: z.string(), departureAt: InstantOut.nullable(), isOpen: z.boolean() }),
  ),
})
export const LocationsReply = z.object({
  portsOfLoading: z.array(z.string()),
  portsOfDischarge: z.array(z.string()),
  destinations: z.array(z.string()),
})

/** The names of the carrier's places and equipment in every language, with what is needed to show times there. */
export const RefDataReply = z.object({
  locations: z.record(
    z.string(),
    z.object({ name: Names, port: z.string(), zone: z.string(), country: z.string(), kind: z.string() }),
  ),
  equipment: z.record(z.string(), z.object({ name: Names, group: z.string(), lengthFeet: z.number() })),
})
export type RefDataReply = z.output<typeof RefDataReply>

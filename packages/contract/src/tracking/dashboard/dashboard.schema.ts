import { z } from 'zod'
import { freeTimeBases } from '../../detention/detention.values.ts'
import { columnar } from '../../shared/columnar.schema.ts'
import { PastedNumbers } from '../../shared/pasted-numbers.schema.ts'
import { Code, Figure, InstantOut, Names, Verbatim } from '../../shared/scalar.schema.ts'
import { liveReply } from '../live/live.schema.ts'
import * as values from '../tracking.values.ts'
import * as dashboard from './dashboard.values.ts'

const Choice = z.array(Code(20)).max(dashboard.CHOICE_LIMIT).optional()

/** Dates and days are validated by `checkCriteria`, so that the form and the server agree. */
export const DashboardCriteria = z.strictObject({
  numberType: z.enum(dashboard.dashboardNumberTypes).optional(),
  numbers: PastedNumbers(dashboard.PASTE_LIMIT).optional(),
  sailedDays: Figure.optional(),
  vvds: Choice,
  portsOfLoading: Choice,
  portsOfDischarge: Choice,
  destinations: Choice,
  dateOf: z.enum(dashboard.dashboardDates).optional(),
  from: Verbatim(20).optional(),
  to: Verbatim(20).optional(),
  stages: z.array(z.enum(values.stages)).max(values.stages.length).optional(),
  redHolds: z.array(z.enum(values.holdTypes)).max(values.holdTypes.length).optional(),
})

/** `overdue`: its time has passed and nobody has reported it. */
const Basis = z.enum(['actual', 'estimated', 'planned', 'overdue']).nullable()

/** One container of a booking that the reader may see. Holds codes; their names come from `cargo/translateRefData`. */
export const DashboardRow = z.object({
  containerNo: z.string(),
  bookingNo: z.string(),
  /** Comma-separated where there are several. */
  blNumbers: z.string().nullable(),
  ediRef: z.string().nullable(),
  equipment: z.string(),
  stage: z.enum(values.stages),
  availability: z.enum(values.availabilities).nullable(),
  availabilityBasis: z.enum(['terminal', 'estimate']).nullable(),
  load: z.enum(values.loads).nullable(),
  eventKind: z.enum(values.eventKinds).nullable(),
  eventLoad: z.enum(values.loads).nullable(),
  eventMode: z.enum(values.modes).nullable(),
  eventAt: InstantOut.nullable(),
  eventPlace: z.string().nullable(),
  /** As in PublicContainer. */
  location: z.string().nullable(),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  shipment: z.enum(values.shipmentKinds),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  destination: z.string(),
  departureAt: InstantOut.nullable(),
  departureBasis: Basis,
  arrivalAt: InstantOut.nullable(),
  arrivalBasis: Basis,
  /** Null once the container has left, and once its time has passed. */
  availableAt: InstantOut.nullable(),
  deliveryAt: InstantOut.nullable(),
  /** The arrival rule behind them; null where none matched. */
  estimateRule: z.number().int().nullable(),
  lastFreeOn: z.string().nullable(),
  /** Before out-gate the terminal's last free day, after it the last day to return without detention. */
  lastFreeBasis: z.enum(['terminal', 'return']).nullable(),
  freeDays: z.number().int().nullable(),
  detentionDays: z.number().int().nullable(),
  detentionAmount: z.string().nullable(),
  detentionCurrency: z.string().nullable(),
  /** Whether the carrier stated the free time itself, or its terms give it. */
  freeTimeBasis: z.enum(freeTimeBases).nullable(),
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

/** Estimates that are being updated now, of all customers together; null when there are none. */
const Estimating = z.object({ done: z.number().int(), total: z.number().int() }).nullable()
export type Estimating = z.output<typeof Estimating>

export const DashboardReply = columnar(DashboardRow).extend({
  /** Searched numbers without a container: unknown, too old, or not the reader's; the answer does not say which. */
  missing: z.array(z.string()),
  estimating: Estimating,
  ...liveReply,
})
export type DashboardReply = z.output<typeof DashboardReply>

/** The number of containers in each stage, independent of the stages in the criteria. */
export const DashboardCards = z.object({
  cards: z.array(z.object({ stage: z.enum(values.stages), count: z.number().int() })),
  estimating: Estimating,
  lastUpdateTs: InstantOut,
})
export type DashboardCards = z.output<typeof DashboardCards>

/** The choices of the criteria: voyages and places of the bookings that the reader may see. */
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

/** The names of the carrier's places and equipment in every language, with the time zones of places. */
export const RefDataReply = z.object({
  locations: z.record(
    z.string(),
    z.object({ name: Names, port: z.string(), zone: z.string(), country: z.string(), kind: z.string() }),
  ),
  equipment: z.record(z.string(), z.object({ name: Names, group: z.string(), lengthFeet: z.number() })),
})
export type RefDataReply = z.output<typeof RefDataReply>

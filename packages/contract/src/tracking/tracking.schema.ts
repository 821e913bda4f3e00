import { z } from 'zod'
import { freeTimeBases } from '../detention/detention.values.ts'
import { estimateCauses } from '../eta-rules/eta-rule.values.ts'
import { plainLetters } from '../shared/multi-value.ts'
import { splitNumbers } from '../shared/number-format.ts'
import { InstantOut, Names, Verbatim } from '../shared/scalar.schema.ts'
import { listTypes, TRACKING_LIMIT } from '../shared/search-number.ts'
import { ChangeId, Tickets } from './live/live.schema.ts'
import * as values from './tracking.values.ts'

/** Where something happens, with its own time zone and its name in every language. */
export const Place = z.object({
  code: z.string(),
  /** The port or city of a terminal or depot, also in the answer; a port is its own. */
  port: z.string(),
  name: Names,
  zone: z.string(),
  country: z.string(),
})
export type Place = z.output<typeof Place>

/** One moment as planned, estimated and actual time. */
export const Moment = z.object({
  planned: InstantOut.nullable(),
  estimated: InstantOut.nullable(),
  actual: InstantOut.nullable(),
})
export type Moment = z.output<typeof Moment>

export const Vessel = z.object({ name: z.string(), vvd: z.string() })
export type Vessel = z.output<typeof Vessel>

export const TrackedEvent = z.object({
  kind: z.enum(values.eventKinds),
  load: z.enum(values.loads).nullable(),
  mode: z.enum(values.modes).nullable(),
  at: InstantOut,
  /** Code of a place in `places`. */
  place: z.string(),
  vessel: Vessel.nullable(),
})
export type TrackedEvent = z.output<typeof TrackedEvent>

export const TrackedLeg = z.object({
  kind: z.enum(values.legKinds),
  from: z.string(),
  to: z.string(),
  vessel: Vessel.nullable(),
  departure: Moment,
  arrival: Moment,
})
export type TrackedLeg = z.output<typeof TrackedLeg>

/** One estimate of when a vessel arrives, with its reason. */
export const Estimate = z.object({
  vvd: z.string(),
  place: z.string(),
  statedAt: InstantOut,
  at: InstantOut,
  reason: z.enum(values.estimateReasons).nullable(),
})
export type Estimate = z.output<typeof Estimate>

/** Set while the carrier's system sends nothing: then a missing event may only be unreported. Wall time. */
const CarrierSilentSince = InstantOut.nullable()

/** The public facts of a container: no party, no hold, no charge. */
export const PublicContainer = z.object({
  containerNo: z.string(),
  bookingNo: z.string(),
  equipment: z.object({ code: z.string(), name: Names }),
  stage: z.enum(values.stages),
  availability: z.enum(values.availabilities).nullable(),
  /** The source of the availability: the terminal, or an estimate. */
  availabilityBasis: z.enum(['terminal', 'estimate']).nullable(),
  shipment: z.enum(values.shipmentKinds),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  destination: z.string(),
  vessel: Vessel.nullable(),
  /** Arrival at the port of discharge. */
  arrival: Moment,
  lastEvent: TrackedEvent.nullable(),
  /** The code of a place, or `sea` or `rail` once it has left the last one. Null before the first report. */
  location: z.string().nullable(),
  /** Null once the container has left; `ruleBased` means that an arrival rule gave it, else arrival plus a day. */
  estimatedAvailability: z.object({ at: InstantOut, ruleBased: z.boolean() }).nullable(),
  estimatedDelivery: InstantOut.nullable(),
})
export type PublicContainer = z.output<typeof PublicContainer>

/** The places in an answer, by code. */
export const Places = z.record(z.string(), Place)
export type Places = z.output<typeof Places>

/** One of the nine holds; `isRequired` is false where it cannot apply, and then it shows green. */
export const CargoHold = z.object({
  type: z.enum(values.holdTypes),
  state: z.enum(['red', 'green']),
  isRequired: z.boolean(),
  since: InstantOut.nullable(),
  remark: z.string().nullable(),
})
export type CargoHold = z.output<typeof CargoHold>

/** What a list shows of a container whose booking names one of the viewer's organisations. */
export const OwnSummary = z.object({
  blNumbers: z.array(z.string()),
  redHolds: z.array(z.enum(values.holdTypes)),
  lastFreeOn: z.string().nullable(),
})
export type OwnSummary = z.output<typeof OwnSummary>

/** One estimate of availability and delivery, with its rule and what replaced it. */
export const ExpectedAvailability = z.object({
  availableAt: InstantOut.nullable(),
  deliveredAt: InstantOut.nullable(),
  since: InstantOut.nullable(),
  /** Null where no rule matched: then it is the arrival and a day. */
  rule: z
    .object({
      ruleId: z.number().int(),
      isException: z.boolean(),
      arrivalDay: z.number().int().nullable(),
      arrivalFrom: z.string(),
      arrivalTo: z.string(),
      days: z.number().int(),
      time: z.string(),
    })
    .nullable(),
  /** Why it was replaced; null for the last. */
  endedBy: z.enum(estimateCauses).nullable(),
})
export type ExpectedAvailability = z.output<typeof ExpectedAvailability>

/** The private facts on the page of such a container, beside the public ones. */
export const OwnDetail = z.object({
  booking: z.object({
    status: z.enum(values.bookingStatuses),
    ediRef: z.string().nullable(),
    blNumbers: z.array(z.string()),
    serviceContract: z.string().nullable(),
    commodity: z.string().nullable(),
    originTerm: z.string(),
    destinationTerm: z.string(),
    paymentTerm: z.string(),
    billType: z.string(),
    bookedAt: InstantOut,
    parties: z.array(z.object({ role: z.enum(values.partyRoles), name: z.string(), localName: z.string().nullable() })),
  }),
  box: z.object({
    seal: z.string().nullable(),
    weightKg: z.string().nullable(),
    temperature: z.string().nullable(),
    temperatureUnit: z.string().nullable(),
    ventilation: z.string().nullable(),
    hazardous: z.boolean(),
    load: z.enum(values.loads).nullable(),
    /** Before out-gate the terminal's last free day, after it the last day to return without detention. */
    lastFreeOn: z.string().nullable(),
    lastFreeBasis: z.enum(['terminal', 'return']).nullable(),
    freeDays: z.number().int().nullable(),
    detentionDays: z.number().int().nullable(),
    /** So far, as the carrier reported at `statedAt`. */
    detentionCharge: z.object({ amount: z.string(), currency: z.string() }).nullable(),
    freeTimeStatedAt: InstantOut.nullable(),
    /** Whether the carrier stated the free time itself, or its terms give it. */
    freeTimeBasis: z.enum(freeTimeBases).nullable(),
    /** The day on which the full container left, on the calendar of the place. */
    outGateOn: z.string().nullable(),
    returnedAt: InstantOut.nullable(),
  }),
  holds: z.array(CargoHold),
  /** The estimates of availability, oldest first; the last one is current. */
  availabilityHistory: z.array(ExpectedAvailability),
})
export type OwnDetail = z.output<typeof OwnDetail>

/** The customs steps of a container, newest first. */
export const CustomsEntry = z.object({
  step: z.enum(values.customsSteps),
  at: InstantOut,
  place: z.string(),
  authority: z.string(),
  code: z.string().nullable(),
  entryNo: z.string().nullable(),
  remark: z.string().nullable(),
})
export type CustomsEntry = z.output<typeof CustomsEntry>
export const CustomsHistoryReply = z.object({ entries: z.array(CustomsEntry), places: Places, asOf: InstantOut })
export type CustomsHistoryReply = z.output<typeof CustomsHistoryReply>

/** The interchange receipts of a container, newest first. */
export const InterchangeEntry = z.object({
  receiptNo: z.string(),
  direction: z.enum(['out', 'in']),
  load: z.enum(values.loads),
  at: InstantOut,
  place: z.string(),
  trucker: z.string().nullable(),
  chassis: z.string().nullable(),
  seal: z.string().nullable(),
  condition: z.enum(values.containerConditions),
  damage: z.string().nullable(),
})
export type InterchangeEntry = z.output<typeof InterchangeEntry>
export const InterchangeHistoryReply = z.object({
  entries: z.array(InterchangeEntry),
  places: Places,
  asOf: InstantOut,
})
export type InterchangeHistoryReply = z.output<typeof InterchangeHistoryReply>

export const PublicSearch = z.object({
  type: z.enum(listTypes),
  q: Verbatim(400).transform((text, { addIssue }) => {
    const numbers = [...new Set(splitNumbers(text))]
    // checked here and not by a schema behind it, because every public search comes this way
    const isList = numbers.length > 0 && numbers.length <= TRACKING_LIMIT
    if (!isList || numbers.some((number) => number.length > 20)) addIssue('numbers')
    return numbers
  }),
})

export const PublicSearchReply = z.object({
  containers: z.array(PublicContainer),
  /** Numbers without a result, each with its error code. */
  missing: z.array(z.object({ number: z.string(), errorCode: z.string() })),
  places: Places,
  carrierSilentSince: CarrierSilentSince,
  /** The business clock when this was answered. */
  asOf: InstantOut,
  /** The `after` of the stream with which a live page starts. */
  liveFrom: ChangeId,
  watch: Tickets,
})
export type PublicSearchReply = z.output<typeof PublicSearchReply>

export const PublicDetail = z.object({
  bookingNo: Verbatim(35).transform((text) => plainLetters(text).trim().toUpperCase()),
  containerNo: Verbatim(20).transform((text) => plainLetters(text).replaceAll(/\s/g, '').toUpperCase()),
})

export const PublicDetailReply = z.object({
  container: PublicContainer,
  legs: z.array(TrackedLeg),
  /** Actual events only, oldest first. */
  events: z.array(TrackedEvent),
  /** How the estimated arrivals of this journey's vessels changed, oldest first. */
  estimates: z.array(Estimate),
  /** When the last report of this container came. */
  lastHeardAt: InstantOut.nullable(),
  places: Places,
  carrierSilentSince: CarrierSilentSince,
  asOf: InstantOut,
  liveFrom: ChangeId,
  watch: Tickets,
})
export type PublicDetailReply = z.output<typeof PublicDetailReply>

/** A container as a signed-in person sees it: `own` has its private facts, null where they may not see them. */
export const CargoContainer = PublicContainer.extend({ own: OwnSummary.nullable() })
export const CargoSearchReply = PublicSearchReply.extend({ containers: z.array(CargoContainer) })
export type CargoSearchReply = z.output<typeof CargoSearchReply>
export const CargoDetailReply = PublicDetailReply.extend({ own: OwnDetail.nullable() })
export type CargoDetailReply = z.output<typeof CargoDetailReply>

import { z } from 'zod'
import { estimateCauses } from '../eta-rules/eta-rule.values.ts'
import { plainLetters } from '../shared/multi-value.ts'
import { splitNumbers } from '../shared/number-format.ts'
import { InstantOut, Names, Verbatim } from '../shared/scalar.schema.ts'
import { searchTypes, TRACKING_LIMIT } from '../shared/search-number.ts'
import { ChangeId, Tickets } from './live.schema.ts'
import * as words from './tracking.values.ts'

/** Where something happens, with its own time zone and its name in every language. */
export const Place = z.object({
  code: z.string(),
  /** The port or city that a terminal or depot belongs to, also in the answer; a port is its own. */
  port: z.string(),
  name: Names,
  zone: z.string(),
  country: z.string(),
})
export type Place = z.output<typeof Place>

/** One moment in the three ways a carrier speaks of it. */
export const Moment = z.object({
  planned: InstantOut.nullable(),
  estimated: InstantOut.nullable(),
  actual: InstantOut.nullable(),
})
export type Moment = z.output<typeof Moment>

export const Vessel = z.object({ name: z.string(), vvd: z.string() })
export type Vessel = z.output<typeof Vessel>

export const TrackedEvent = z.object({
  kind: z.enum(words.eventKinds),
  load: z.enum(words.loads).nullable(),
  mode: z.enum(words.modes).nullable(),
  at: InstantOut,
  /** Code of a place in `places`. */
  place: z.string(),
  vessel: Vessel.nullable(),
})
export type TrackedEvent = z.output<typeof TrackedEvent>

export const TrackedLeg = z.object({
  kind: z.enum(words.legKinds),
  from: z.string(),
  to: z.string(),
  vessel: Vessel.nullable(),
  departure: Moment,
  arrival: Moment,
})
export type TrackedLeg = z.output<typeof TrackedLeg>

/** One word of the carrier about when a vessel arrives, with what it says of the cause. */
export const Estimate = z.object({
  vvd: z.string(),
  place: z.string(),
  statedAt: InstantOut,
  at: InstantOut,
  reason: z.enum(words.estimateReasons).nullable(),
})
export type Estimate = z.output<typeof Estimate>

/** Set while nothing is heard from the carrier's system: then 'no event' only means that none was told. Wall time. */
const CarrierSilentSince = InstantOut.nullable()

/** What a public tracking page shows of a container: no party, no hold, no charge. */
export const PublicContainer = z.object({
  containerNo: z.string(),
  bookingNo: z.string(),
  equipment: z.object({ code: z.string(), name: Names }),
  stage: z.enum(words.stages),
  availability: z.enum(words.availabilities).nullable(),
  /** Whose word the availability is: the terminal's, or an estimate. */
  availabilityBasis: z.enum(['terminal', 'estimate']).nullable(),
  shipment: z.enum(words.shipmentKinds),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  destination: z.string(),
  vessel: Vessel.nullable(),
  /** Arrival at the port of discharge. */
  arrival: Moment,
  lastEvent: TrackedEvent.nullable(),
  /** Where it is: the code of a place, or `sea` or `rail` once it has left the last one. Null before anything was heard. */
  location: z.string().nullable(),
  /** Null once the box has left; `ruleBased` says whether an arrival rule gave it, else it is the arrival and a day. */
  estimatedAvailability: z.object({ at: InstantOut, ruleBased: z.boolean() }).nullable(),
  estimatedDelivery: InstantOut.nullable(),
})
export type PublicContainer = z.output<typeof PublicContainer>

/** The places that an answer speaks of, by code. */
export const Places = z.record(z.string(), Place)
export type Places = z.output<typeof Places>

/** One of the nine holds; `isRequired` is false where it cannot apply, and then it shows green. */
export const CargoHold = z.object({
  type: z.enum(words.holdTypes),
  state: z.enum(['red', 'green']),
  isRequired: z.boolean(),
  since: InstantOut.nullable(),
  remark: z.string().nullable(),
})
export type CargoHold = z.output<typeof CargoHold>

/** What a list shows of a box whose booking names one of the viewer's organisations. */
export const OwnSummary = z.object({
  blNumbers: z.array(z.string()),
  redHolds: z.array(z.enum(words.holdTypes)),
  lastFreeOn: z.string().nullable(),
})
export type OwnSummary = z.output<typeof OwnSummary>

/** One expectation of when a box can be fetched and delivered, with the rule that gave it and what ended it. */
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
  /** What replaced it; null for the last. */
  endedBy: z.enum(estimateCauses).nullable(),
})
export type ExpectedAvailability = z.output<typeof ExpectedAvailability>

/** What the page of such a box shows beside what everyone sees. */
export const OwnDetail = z.object({
  booking: z.object({
    status: z.enum(words.bookingStatuses),
    ediRef: z.string().nullable(),
    blNumbers: z.array(z.string()),
    serviceContract: z.string().nullable(),
    commodity: z.string().nullable(),
    originTerm: z.string(),
    destinationTerm: z.string(),
    paymentTerm: z.string(),
    billType: z.string(),
    bookedAt: InstantOut,
    parties: z.array(z.object({ role: z.enum(words.partyRoles), name: z.string(), localName: z.string().nullable() })),
  }),
  box: z.object({
    seal: z.string().nullable(),
    weightKg: z.string().nullable(),
    temperature: z.string().nullable(),
    temperatureUnit: z.string().nullable(),
    ventilation: z.string().nullable(),
    hazardous: z.boolean(),
    load: z.enum(words.loads).nullable(),
    /** Before out-gate the terminal's last free day, after it the last day to return without detention. */
    lastFreeOn: z.string().nullable(),
    lastFreeBasis: z.enum(['terminal', 'return']).nullable(),
    freeDays: z.number().int().nullable(),
    detentionDays: z.number().int().nullable(),
    /** So far, as the carrier said at `statedAt`. */
    detentionCharge: z.object({ amount: z.string(), currency: z.string() }).nullable(),
    freeTimeStatedAt: InstantOut.nullable(),
    returnedAt: InstantOut.nullable(),
  }),
  holds: z.array(CargoHold),
  /** What the box was and is expected to be available, oldest first; the last is the one that counts now. */
  availabilityHistory: z.array(ExpectedAvailability),
})
export type OwnDetail = z.output<typeof OwnDetail>

/** What customs said of a box, newest first. */
export const CustomsEntry = z.object({
  step: z.enum(words.customsSteps),
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

/** A receipt for a box that changed hands, newest first. */
export const InterchangeEntry = z.object({
  receiptNo: z.string(),
  direction: z.enum(['out', 'in']),
  load: z.enum(words.loads),
  at: InstantOut,
  place: z.string(),
  trucker: z.string().nullable(),
  chassis: z.string().nullable(),
  seal: z.string().nullable(),
  condition: z.enum(words.containerConditions),
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
  type: z.enum(searchTypes),
  q: Verbatim(400).transform((text, { addIssue }) => {
    const numbers = [...new Set(splitNumbers(text))]
    // judged here and not by a schema behind it: every public search comes this way
    const isList = numbers.length > 0 && numbers.length <= TRACKING_LIMIT
    if (!isList || numbers.some((number) => number.length > 20)) addIssue('numbers')
    return numbers
  }),
})

export const PublicSearchReply = z.object({
  containers: z.array(PublicContainer),
  /** Numbers without a result, each with the code that says why. */
  missing: z.array(z.object({ number: z.string(), errorCode: z.string() })),
  places: Places,
  carrierSilentSince: CarrierSilentSince,
  /** The business clock when this was answered. */
  asOf: InstantOut,
  /** From where on a live page asks for what changed: the `after` of its stream. */
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
  /** How the arrivals of this journey's vessels were expected over time, oldest word first. */
  estimates: z.array(Estimate),
  /** When anything was last heard of this container. */
  lastHeardAt: InstantOut.nullable(),
  places: Places,
  carrierSilentSince: CarrierSilentSince,
  asOf: InstantOut,
  liveFrom: ChangeId,
  watch: Tickets,
})
export type PublicDetailReply = z.output<typeof PublicDetailReply>

/** A box as a signed-in person sees it: `own` where they may see more than everyone, null where not. */
export const CargoContainer = PublicContainer.extend({ own: OwnSummary.nullable() })
export const CargoSearchReply = PublicSearchReply.extend({ containers: z.array(CargoContainer) })
export type CargoSearchReply = z.output<typeof CargoSearchReply>
export const CargoDetailReply = PublicDetailReply.extend({ own: OwnDetail.nullable() })
export type CargoDetailReply = z.output<typeof CargoDetailReply>

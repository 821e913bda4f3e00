import { z } from 'zod'
import { RequestVersion, Validation } from '../bookings/requests/booking-request.schema.ts'
import { requestResults } from '../bookings/requests/booking-request.values.ts'
import { BookingNumber, InstantOut, Names, Revision, Text } from '../shared/scalar.schema.ts'
import { bookingStatuses } from '../tracking/tracking.values.ts'
import { storedVgmStatuses } from './vgm.states.ts'
import * as values from './vgm.values.ts'

/** Longer than any valid value, so that the rules check the length of each field and nothing is cut. */
const Field = Text(200).default('')

/** Who stands for a weighing, when and where it was. */
const signature = {
  /** The person who signs, and the company for which the mass is verified. */
  signatory: Field,
  authorisedParty: Field,
  /** `yyyy-mm-dd hh:mm`, or with a T between, in the time of the port of loading. */
  weighedAt: Field,
  weighedPlace: Field,
}

/**
 * One container. Weights are in the row's own unit. With SM2 the mass is computed from its parts; one that is typed all
 * the same has to be their sum. An empty dunnage weight is 0.
 */
export const VgmRow = z.strictObject({
  containerNo: Field,
  method: Field,
  unit: Field,
  mass: Field,
  dunnage: Field,
  cargo: Field,
  tare: Field,
  /** Where this container has another signature than the document; empty fields are the document's. */
  ...signature,
})
export type VgmRow = z.output<typeof VgmRow>

/**
 * The verified gross mass of the containers of one booking as it is typed: every value is text, so that anything can be
 * kept. `checkVgm` decides whether it can be sent; form, server and upload all call it. What is sent is added to what was
 * sent before: a container that is named again replaces its earlier row, the others stay.
 */
export const VgmDocument = z.strictObject({
  /** SCAC. */
  carrier: Field,
  /** `Booking` or `B/L`: which number `bookingNo` is. */
  bookingType: Field,
  bookingNo: Field,
  /** The shipper's. */
  reference: Field,
  ...signature,
  rows: z.array(VgmRow).max(values.VGM_ROW_LIMIT).default([]),
})
export type VgmDocument = z.output<typeof VgmDocument>

const Place = z.object({ code: z.string(), name: Names })

/** The seven fields of the specification's header; all come from the booking and cannot be changed here. */
export const VgmHeader = z.object({
  carrier: z.object({ scac: z.string(), name: z.string() }),
  loadPort: Place,
  /** Null while the carrier has named no vessel. */
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  bookingNo: z.string(),
  finalDestination: Place,
  /** The customer reference of the booking request; null where the booking has none that the reader may see. */
  shipperReference: z.string().nullable(),
  /** Where the cargo changes ships, in order; empty for a direct service. */
  transShipment: z.array(Place),
})
export type VgmHeader = z.output<typeof VgmHeader>

/** A container of the booking, and what its mass is checked against. */
export const VgmContainer = z.object({
  containerNo: z.string(),
  equipment: z.object({ code: z.string(), name: Names }),
  /** Kilograms as decimals. */
  tareKg: z.string(),
  maxGrossKg: z.string(),
  /** The carrier told no value of this container: it is the usual one of its type, and shown as such. */
  isTypicalTare: z.boolean(),
  isTypicalMaxGross: z.boolean(),
  /** The cargo weight that is known: of the shipping instructions, else the carrier's. */
  cargoKg: z.string().nullable(),
  /** Loaded on its first ship: nothing can be stated of it any more. */
  isLoaded: z.boolean(),
})
export type VgmContainer = z.output<typeof VgmContainer>

/** Where the submission of a booking stands: everything but its document. */
export const VgmState = z.object({
  /** Names the certificate in `files/ticket`. */
  id: z.number().int(),
  bookingNo: z.string(),
  /** What people see, with Received; `VgmState` of a booking without a submission is null. */
  status: z.enum(values.vgmStatuses),
  stored: z.enum(storedVgmStatuses),
  revision: z.number().int(),
  /** The newest version that was sent; 0 where something was kept and never sent. */
  version: z.number().int(),
  /** Something was kept that the carrier does not have. */
  hasUnsent: z.boolean(),
  /** Every container of the booking has a mass in what was sent. */
  isComplete: z.boolean(),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  carrierAction: z.enum(values.vgmCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  /** A rejection's reason. */
  carrierNote: z.string().nullable(),
})
export type VgmState = z.output<typeof VgmState>

/** A photo or PDF of a weighing ticket; `containerNo` is null for one of the whole booking. */
export const WeighingTicket = z.object({
  id: z.number().int(),
  containerNo: z.string().nullable(),
  name: z.string(),
  type: z.enum(values.ticketTypes),
  bytes: z.number().int(),
  addedAt: InstantOut,
  addedBy: z.string(),
})
export type WeighingTicket = z.output<typeof WeighingTicket>

/** A booking with everything that its VGM page shows. */
export const VgmBooking = z.object({
  header: VgmHeader,
  bookingStatus: z.enum(bookingStatuses),
  bills: z.array(z.string()),
  /** The VGM cut-off, and the zone of the port of loading in which it and times of weighing are shown. */
  cutOffAt: InstantOut.nullable(),
  zone: z.string(),
  containers: z.array(VgmContainer),
  /** Null while nothing was kept or sent. */
  state: VgmState.nullable(),
  /**
   * What is being written: what was kept, else what was sent, else the header with a row for each container that is not
   * loaded, its tare filled in.
   */
  document: VgmDocument,
  /** What the carrier has; null before the first sending. */
  sent: VgmDocument.nullable(),
  tickets: z.array(WeighingTicket),
  /** The business clock. */
  now: InstantOut,
})
export type VgmBooking = z.output<typeof VgmBooking>

export const VgmCarriers = z.object({
  carriers: z.array(z.object({ scac: z.string(), name: z.string() })),
  bookingTypes: z.array(z.enum(values.vgmBookingTypes)),
})
export type VgmCarriers = z.output<typeof VgmCarriers>

/** Numbers or references separated by commas, blanks or lines. */
export const VgmSearch = z.strictObject({
  type: z.enum(values.vgmSearchTypes).default('booking'),
  numbers: Text(4000),
  /** SCAC; empty is this portal's carrier. */
  carrier: Text(20).default(''),
})
export type VgmSearch = z.output<typeof VgmSearch>
export const VgmSearchResult = z.object({
  bookings: z.array(VgmBooking),
  /** Those of the numbers that found nothing; where nothing at all is found the call is refused with VGM0001. */
  missing: z.array(z.string()),
})
export type VgmSearchResult = z.output<typeof VgmSearchResult>

const Written = {
  bookingNo: BookingNumber,
  /** The revision of the state that the author saw; 0 where there was none. */
  revision: Revision,
  document: VgmDocument,
}
/** Keeps a document without sending it. */
export const VgmDraft = z.strictObject(Written)
export type VgmDraft = z.output<typeof VgmDraft>

const Sent = {
  ...Written,
  /** The warnings that the sender has confirmed. */
  confirmed: z.array(z.enum(values.vgmWarnings)).max(values.vgmWarnings.length).default([]),
}
/** The sender has accepted the legal statement in this session; without it nothing is sent (VGM0033). */
const legalAccepted = z.boolean().default(false)
export const VgmInput = z.strictObject({ ...Sent, legalAccepted })
export type VgmInput = z.output<typeof VgmInput>
/** Several bookings at once: all of them are sent, or none. Paths of violations begin with `submissions.<n>.document.`. */
export const VgmInputs = z.strictObject({
  submissions: z.array(z.strictObject(Sent)).min(1).max(values.VGM_BOOKING_LIMIT),
  legalAccepted,
})
export type VgmInputs = z.output<typeof VgmInputs>

/** NoEdit: nothing differs from what the carrier has, so nothing was sent. */
export const VgmOutcome = z.object({ result: z.enum(requestResults), state: VgmState })
export type VgmOutcome = z.output<typeof VgmOutcome>
export const VgmOutcomes = z.object({ outcomes: z.array(VgmOutcome) })
export type VgmOutcomes = z.output<typeof VgmOutcomes>
export const VgmValidation = Validation
export type VgmValidation = z.output<typeof VgmValidation>

export const VgmQuery = z.strictObject({ bookingNo: BookingNumber })
export const ContainerCheckQuery = z.strictObject({ bookingNo: BookingNumber, containerNo: Text(40) })
/** Whether a container number is right and on this booking; `container` is null where it is not. */
export const ContainerCheck = z.object({
  containerNo: z.string(),
  isValid: z.boolean(),
  isRecognised: z.boolean(),
  /** VGM0011 to VGM0013, VGM0003 or VGM0030, as the field shows it; null where it can be weighed. */
  problem: z.object({ code: z.string(), args: z.array(z.string()) }).nullable(),
  container: VgmContainer.nullable(),
})
export type ContainerCheck = z.output<typeof ContainerCheck>

/** One version as it was sent, newest first, with the containers that it stated. */
export const VgmVersion = RequestVersion.extend({
  kind: z.enum(['submission', 'amendment']),
  carrierAction: z.enum(values.vgmCarrierActions).nullable(),
  /** Containers whose rows this version brought or replaced. */
  stated: z.array(z.string()),
  document: VgmDocument,
})
export type VgmVersion = z.output<typeof VgmVersion>
/** `state` is null where nothing was ever kept. */
export const VgmHistory = z.object({ state: VgmState.nullable(), versions: z.array(VgmVersion) })
export type VgmHistory = z.output<typeof VgmHistory>

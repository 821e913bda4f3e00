import { z } from 'zod'
import { billStatuses, billTypes, releaseStatuses } from '../../billing-documents/bill.values.ts'
import { CorrectionState, OtherCorrection } from '../../corrections/correction.schema.ts'
import { BookingNumber, InstantOut, Names } from '../../shared/scalar.schema.ts'
import { siStatuses } from '../../shipping-instructions/shipping-instruction.values.ts'
import { MapClock } from '../../tracking/journey/route.schema.ts'
import { ChangeId } from '../../tracking/live/live.schema.ts'
import { Places, TrackedLeg } from '../../tracking/tracking.schema.ts'
import { availabilities, bookingStatuses, partyRoles, shipmentKinds, stages } from '../../tracking/tracking.values.ts'
import { requiredDocumentStatuses } from '../dashboard/booking-dashboard.values.ts'
import { cargoFlags, requestStatuses } from '../requests/booking-request.values.ts'
import { activityKinds, cutOffKinds } from './booking-page.values.ts'

/** One entry of a booking's activity. */
export const ActivityEntry = z.object({
  at: InstantOut,
  kind: z.enum(activityKinds),
  /** Who did it; null is the carrier. */
  by: z.string().nullable(),
  /** The customer for whom they acted. */
  onBehalfOf: z.string().nullable(),
  /** What it is about: a voyage, a container, a bill, a comment, or the changed fields. */
  about: z.string().nullable(),
})
export type ActivityEntry = z.output<typeof ActivityEntry>

/** A booking with everything that its page shows. */
export const BookingPage = z.object({
  bookingNo: z.string(),
  ediRef: z.string().nullable(),
  status: z.enum(bookingStatuses),
  shipment: z.enum(shipmentKinds),
  bookedAt: InstantOut,
  createdBy: z.string().nullable(),
  /** What its request and corrections contain, for readers who may see those; the contract is visible to everybody. */
  references: z.object({
    customerReference: z.string().nullable(),
    poNumber: z.string().nullable(),
    serviceContract: z.string().nullable(),
    item: z.string().nullable(),
  }),
  originTerm: z.string(),
  destinationTerm: z.string(),
  paymentTerm: z.string(),
  billType: z.enum(billTypes),
  commodity: z.string().nullable(),
  grossWeight: z.string().nullable(),
  cube: z.string().nullable(),
  /** Special cargo, as its request says. */
  flags: z.array(z.enum(cargoFlags)),
  /** The booked equipment line by line, as its request says; `containers` has the assigned ones. */
  booked: z.array(
    z.object({
      equipment: z.object({ code: z.string(), name: Names }),
      quantity: z.string(),
      packages: z.string(),
      packageType: z.string(),
      temperature: z.string(),
    }),
  ),
  parties: z.array(
    z.object({ role: z.enum(partyRoles), name: z.string(), localName: z.string().nullable(), address: z.string() }),
  ),
  places: Places,
  placeOfReceipt: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  placeOfDelivery: z.string().nullable(),
  legs: z.array(TrackedLeg),
  /** Of the first ship at its port of loading; times that it lacks come from the ship that crosses the ocean. */
  cutOffs: z.array(z.object({ kind: z.enum(cutOffKinds), at: InstantOut, place: z.string() })),
  siStatus: z.enum(requiredDocumentStatuses),
  vgmStatus: z.enum(requiredDocumentStatuses),
  /** Why the carrier rejected the verified gross mass, for shipper and forwarder. */
  vgmNote: z.string().nullable(),
  containers: z.array(
    z.object({
      containerNo: z.string(),
      equipment: z.object({ code: z.string(), name: Names }),
      stage: z.enum(stages),
      availability: z.enum(availabilities).nullable(),
      place: z.string().nullable(),
      movedAt: InstantOut.nullable(),
      seal: z.string().nullable(),
      weightKg: z.string().nullable(),
      /** Bits of red holds; null for a reader who may see only the public facts of a container. */
      redHolds: z.number().int().nullable(),
      /** Whether it has a page of its own: not on a canceled booking, and not long after its last move. */
      isTracked: z.boolean(),
    }),
  ),
  bills: z.array(
    z.object({
      blNo: z.string(),
      type: z.enum(billTypes),
      status: z.enum(billStatuses),
      release: z.enum(releaseStatuses).nullable(),
      billedAt: InstantOut.nullable(),
    }),
  ),
  /** The request behind it, where it belongs to one of the reader's organisations. */
  request: z
    .object({
      id: z.number().int(),
      status: z.enum(requestStatuses),
      revision: z.number().int(),
      version: z.number().int(),
      hasUnsent: z.boolean(),
    })
    .nullable(),
  /** The correction in progress, in full only for its own organisation, and the number of completed ones. */
  correction: CorrectionState.nullable(),
  otherCorrection: OtherCorrection.nullable(),
  corrected: z.number().int(),
  /** Its shipping instructions, one for each bill; null for readers who are not to write any. */
  instructions: z
    .array(
      z.object({
        id: z.number().int(),
        blNo: z.string(),
        status: z.enum(siStatuses),
        hasUnsent: z.boolean(),
        hasDraft: z.boolean(),
        draftApprovedAt: InstantOut.nullable(),
      }),
    )
    .nullable(),
  /** Newest first; entries about the request only for readers who may see it. */
  story: z.array(ActivityEntry),
  clock: MapClock,
  liveFrom: ChangeId,
  watch: z.string(),
})
export type BookingPage = z.output<typeof BookingPage>

export const BookingQuery = z.strictObject({ bookingNo: BookingNumber })

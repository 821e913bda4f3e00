import { z } from 'zod'
import { billStatuses, billTypes, releaseStatuses } from '../billing-documents/bill.words.ts'
import { CorrectionState } from '../corrections/correction.schema.ts'
import { BookingNumber, InstantOut } from '../shared/scalar.schema.ts'
import { ChangeId } from '../tracking/live.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import {
  availabilities,
  bookingStatuses,
  legKinds,
  partyRoles,
  shipmentKinds,
  stages,
} from '../tracking/tracking.words.ts'
import { paperStatuses } from './booking-dashboard.words.ts'
import { storyKinds } from './booking-page.words.ts'
import { requestStatuses } from './booking-request.words.ts'

const Moment = z.object({
  planned: InstantOut.nullable(),
  estimated: InstantOut.nullable(),
  actual: InstantOut.nullable(),
})

/** One line of what happened to a booking, newest first. */
export const StoryLine = z.object({
  at: InstantOut,
  kind: z.enum(storyKinds),
  /** Who did it; null is the carrier. */
  by: z.string().nullable(),
  /** Whom they stood in for. */
  onBehalfOf: z.string().nullable(),
  /** What it was about: a vessel, a box, a bill, a note, the fields that changed. */
  about: z.string().nullable(),
})
export type StoryLine = z.output<typeof StoryLine>

/** A booking with all that hangs on it, as its own page shows it. */
export const BookingPage = z.object({
  bookingNo: z.string(),
  ediRef: z.string().nullable(),
  status: z.enum(bookingStatuses),
  shipment: z.enum(shipmentKinds),
  bookedAt: InstantOut,
  createdBy: z.string().nullable(),
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
  parties: z.array(
    z.object({ role: z.enum(partyRoles), name: z.string(), localName: z.string().nullable(), address: z.string() }),
  ),
  /** The way of the cargo, with the cut-offs of the first ship at the port of loading. */
  places: Places,
  placeOfReceipt: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  placeOfDelivery: z.string().nullable(),
  legs: z.array(
    z.object({
      kind: z.enum(legKinds),
      from: z.string(),
      to: z.string(),
      vvd: z.string().nullable(),
      vessel: z.string().nullable(),
      departure: Moment,
      arrival: Moment,
    }),
  ),
  cutOffs: z.object({
    si: InstantOut.nullable(),
    vgm: InstantOut.nullable(),
    cy: InstantOut.nullable(),
    ams: InstantOut.nullable(),
    special: InstantOut.nullable(),
  }),
  siStatus: z.enum(paperStatuses),
  vgmStatus: z.enum(paperStatuses),
  containers: z.array(
    z.object({
      containerNo: z.string(),
      equipment: z.string(),
      stage: z.enum(stages),
      availability: z.enum(availabilities).nullable(),
      place: z.string().nullable(),
      movedAt: InstantOut.nullable(),
      seal: z.string().nullable(),
      weightKg: z.string().nullable(),
      /** Bits of red holds. */
      redHolds: z.number().int(),
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
  /** The request that it came from, where it is one of the reader's organisations. */
  request: z
    .object({
      id: z.number().int(),
      status: z.enum(requestStatuses),
      revision: z.number().int(),
      version: z.number().int(),
      hasUnsent: z.boolean(),
    })
    .nullable(),
  /** The correction in progress, and how many were completed. */
  correction: CorrectionState.nullable(),
  corrected: z.number().int(),
  story: z.array(StoryLine),
  asOf: InstantOut,
  liveFrom: ChangeId,
  watch: z.string(),
})
export type BookingPage = z.output<typeof BookingPage>

export const BookingQuery = z.strictObject({ bookingNo: BookingNumber })

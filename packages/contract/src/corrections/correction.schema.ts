import { z } from 'zod'
import { billStatuses } from '../billing-documents/bill.values.ts'
import { Comparison, RequestDocument, RequestVersion } from '../bookings/requests/booking-request.schema.ts'
import { requestResults } from '../bookings/requests/booking-request.values.ts'
import { columnar } from '../shared/columnar.schema.ts'
import { BookingNumber, Id, IdInQuery, InstantOut, Revision, RevisionInQuery, Text } from '../shared/scalar.schema.ts'
import { liveReply } from '../tracking/live/live.schema.ts'
import * as values from './correction.values.ts'

/** As it was typed: `checkShipmentNumber` decides whether it is a number. */
const ShipmentNumber = Text(40)

/** The header of a correction: everything but its document. */
export const CorrectionState = z.object({
  id: z.number().int(),
  shipmentNo: z.string(),
  blNo: z.string(),
  status: z.enum(values.correctionStatuses),
  revision: z.number().int(),
  /** The newest version that was sent; 0 for a correction that was never sent. */
  version: z.number().int(),
  startedAt: InstantOut,
  startedBy: z.string(),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  carrierAction: z.enum(values.correctionCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
})
export type CorrectionState = z.output<typeof CorrectionState>

/** A correction in its current state, and the booking's data that it was started from. */
export const CorrectionDetail = z.object({
  state: CorrectionState,
  document: RequestDocument,
  base: RequestDocument,
})
export type CorrectionDetail = z.output<typeof CorrectionDetail>

/** What other parties of a shipment see of a correction in progress: since when, and whose it is. */
export const OtherCorrection = z.object({
  startedAt: InstantOut,
  /** Null where the carrier's sales rep started it. */
  company: z.string().nullable(),
})
export type OtherCorrection = z.output<typeof OtherCorrection>

export const CorrectionQuery = z.strictObject({ id: IdInQuery })
export const ShipmentQuery = z.strictObject({ shipmentNo: ShipmentNumber })

/** A shipment that somebody wants to correct, and why it cannot be corrected, where it cannot. */
export const CorrectionPermission = z.object({
  shipmentNo: z.string(),
  /** A code of the catalogue; null where a correction may be started. */
  refusal: z.string().nullable(),
  args: z.array(z.string()),
  bills: z.array(z.object({ blNo: z.string(), status: z.enum(billStatuses) })),
  /** The correction in progress of the caller's own organisation. */
  inProgress: CorrectionState.nullable(),
  /** The correction in progress of another organisation. */
  otherInProgress: OtherCorrection.nullable(),
  /** When the carrier completed the last one; starting another one then needs a confirmation. */
  completedAt: InstantOut.nullable(),
})
export type CorrectionPermission = z.output<typeof CorrectionPermission>

/** All corrections of one shipment that the organisation started, newest first. */
export const ShipmentCorrections = z.object({ shipmentNo: z.string(), corrections: z.array(CorrectionState) })

/** The criteria of a list of corrections; empty is no limit. */
export const CorrectionSearch = z.strictObject({
  statuses: z.array(z.enum(values.correctionStatuses)).max(values.correctionStatuses.length).optional(),
  /** Part of a shipment number, a B/L number or a customer reference. */
  text: Text(80).optional(),
  /** Days of the last change, both included. */
  from: Text(20).optional(),
  to: Text(20).optional(),
})
export type CorrectionSearch = z.output<typeof CorrectionSearch>

export const CorrectionRow = CorrectionState.extend({
  customerReference: z.string(),
  shipper: z.string(),
  consignee: z.string(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  vvd: z.string(),
  vessel: z.string().nullable(),
})
export type CorrectionRow = z.output<typeof CorrectionRow>
export const CorrectionList = columnar(CorrectionRow).extend({
  ...liveReply,
})
export type CorrectionList = z.output<typeof CorrectionList>

/** Starts a correction, or sends an existing one. */
export const CorrectionCommand = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('start'),
    shipmentNo: ShipmentNumber,
    /** The author confirms one more correction although one of this shipment was completed. */
    another: z.boolean().default(false),
  }),
  z.strictObject({ action: z.literal('submit'), id: Id, revision: Revision, document: RequestDocument }),
])
export type CorrectionCommand = z.output<typeof CorrectionCommand>

export const CorrectionInput = z.strictObject({
  id: Id,
  revision: Revision,
  document: RequestDocument,
  /** The author has seen how the booking changed: from now on the correction is based on its latest data. */
  takesLatest: z.boolean().default(false),
})
export type CorrectionInput = z.output<typeof CorrectionInput>
export const CorrectionSubmission = z.strictObject({ id: Id, revision: Revision, document: RequestDocument })
export type CorrectionSubmission = z.output<typeof CorrectionSubmission>
export const CorrectionDeletion = z.strictObject({ id: IdInQuery, revision: RevisionInQuery })

export const CorrectionOutcome = z.object({ result: z.enum(requestResults), state: CorrectionState })
export type CorrectionOutcome = z.output<typeof CorrectionOutcome>
export const CorrectionCodeReply = z.object({ code: z.literal('BC0010') })

/** Whether the booking is still as it was when the correction started; if not, its data now and the differences. */
export const LatestCheck = z.object({
  isLatest: z.boolean(),
  /** Fields by their paths. */
  changes: z.array(z.string()),
  latest: RequestDocument,
})
export type LatestCheck = z.output<typeof LatestCheck>

/** One version of a correction, newest first. */
export const CorrectionVersion = RequestVersion.extend({
  kind: z.literal('correction'),
  carrierAction: z.enum(values.correctionCarrierActions).nullable(),
})
export type CorrectionVersion = z.output<typeof CorrectionVersion>
export const CorrectionHistory = z.object({ state: CorrectionState, versions: z.array(CorrectionVersion) })
export type CorrectionHistory = z.output<typeof CorrectionHistory>

/** Two versions with their documents; version 0 is the booking before the correction. */
export const CorrectionCompareQuery = z.strictObject({
  id: IdInQuery,
  left: RevisionInQuery,
  right: RevisionInQuery,
})
export const CorrectionComparison = Comparison.extend({ state: CorrectionState })
export type CorrectionComparison = z.output<typeof CorrectionComparison>

/** A submitted correction as its outbox entry contains it. */
export const SubmittedCorrection = z.object({
  correctionId: z.number().int(),
  shipmentNo: BookingNumber,
  blNo: z.string(),
  version: z.number().int(),
  organisation: z.string(),
  submittedAt: InstantOut,
  /** Fields that differ from the booking, by their paths. */
  changes: z.array(z.string()),
  document: RequestDocument,
})
export type SubmittedCorrection = z.output<typeof SubmittedCorrection>

import { z } from 'zod'
import { columnar } from '../../shared/columnar.schema.ts'
import {
  BookingNumber,
  Id,
  IdInQuery,
  InstantOut,
  Lines,
  Names,
  Revision,
  RevisionInQuery,
  Text,
} from '../../shared/scalar.schema.ts'
import { liveReply } from '../../tracking/live/live.schema.ts'
import * as values from './booking-request.values.ts'

/** Longer than any valid value, so that the rules check the length of each field and nothing is cut. */
const Field = Text(200).default('')
const LongField = Lines(2000).default('')

export const Party = z.strictObject({
  name: Field,
  /** Several lines. */
  address: LongField,
  contact: Field,
})
export type Party = z.output<typeof Party>

export const ContainerRow = z.strictObject({
  equipment: Field,
  quantity: Field,
  packageType: Field,
  packages: Field,
  /** Empty means the temperature of the booking. */
  temperature: Field,
})
export type ContainerRow = z.output<typeof ContainerRow>

const nobody = { name: '', address: '', contact: '' }

/**
 * A booking request as it is typed: every value is text, so that a draft can store anything. `checkRequest` decides
 * whether it can be sent; the form and the server both call it.
 */
export const RequestDocument = z.strictObject({
  customerReference: Field,
  /** The carrier's number, where it issued one in advance. */
  bookingNo: Field,
  poNumber: Field,
  serviceContract: Field,
  item: Field,
  portOfLoading: Field,
  portOfDischarge: Field,
  placeOfReceipt: Field,
  placeOfDelivery: Field,
  freightTerm: Field,
  paymentTerm: Field,
  /** The range of departure days in which a vessel is searched. */
  departureFrom: Field,
  departureTo: Field,
  vvd: Field,
  shipper: Party.default(nobody),
  consignee: Party.default(nobody),
  notifyParty: Party.default(nobody),
  commodity: LongField,
  /** Kilograms. */
  grossWeight: Field,
  /** Cubic metres. */
  cube: Field,
  flags: z
    .array(z.enum(values.cargoFlags))
    .max(values.cargoFlags.length)
    .transform((flags) => values.cargoFlags.filter((flag) => flags.includes(flag)))
    .default([]),
  hazard: z
    .strictObject({
      unType: Field,
      unNumber: Field,
      imoClass: Field,
      packageGroup: Field,
      flashPoint: Field,
      flashPointUnit: Field,
      emergencyPhone: Field,
    })
    .default({
      unType: '',
      unNumber: '',
      imoClass: '',
      packageGroup: '',
      flashPoint: '',
      flashPointUnit: '',
      emergencyPhone: '',
    }),
  /** Centimetres. */
  gauge: z.strictObject({ length: Field, width: Field, height: Field }).default({ length: '', width: '', height: '' }),
  temperature: Field,
  temperatureUnit: Field,
  containers: z.array(ContainerRow).max(values.CONTAINER_ROW_LIMIT).default([]),
  remarks: LongField,
})
export type RequestDocument = z.output<typeof RequestDocument>

/** The header of a request: everything but its document. */
export const RequestState = z.object({
  id: z.number().int(),
  /** FW and eight digits: its name for carrier and customer from the first save on. */
  ediRef: z.string(),
  status: z.enum(values.requestStatuses),
  revision: z.number().int(),
  /** The newest version that was sent; 0 for a draft that was never sent. */
  version: z.number().int(),
  /** The newest version that the carrier approved. */
  confirmedVersion: z.number().int().nullable(),
  /** The carrier's booking, once there is one. */
  bookingNo: z.string().nullable(),
  organisation: z.object({ ref: z.string(), name: z.string() }),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  /** The carrier's last decision, with customer service's note. */
  carrierAction: z.enum(values.carrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
  /** Where the empty containers are picked up, once the carrier said so. */
  emptyDepot: z.object({ code: z.string(), name: Names }).nullable(),
})
export type RequestState = z.output<typeof RequestState>

/** A request in its current state. `sent` is the document that the carrier has, where unsent changes exist. */
export const RequestDetail = z.object({
  state: RequestState,
  document: RequestDocument,
  sent: RequestDocument.nullable(),
  /** What the carrier confirmed last. */
  confirmed: RequestDocument.nullable(),
  /** What the customer asked for last. The carrier may have confirmed something else, or nothing yet. */
  asked: RequestDocument.nullable(),
})
export type RequestDetail = z.output<typeof RequestDetail>

export const RequestQuery = z.strictObject({ id: IdInQuery })

/** The request to save; a new one names its organisation, where the author has several. */
const Named = { id: Id.optional(), revision: Revision.optional(), organisation: Text(20).optional() }
export const DraftInput = z.strictObject({ ...Named, document: RequestDocument })
export type DraftInput = z.output<typeof DraftInput>
export const RequestInput = z.strictObject({
  ...Named,
  document: RequestDocument,
  /** The warnings that the sender has confirmed. */
  confirmed: z.array(z.enum(values.requestWarnings)).max(values.requestWarnings.length).default([]),
})
export type RequestInput = z.output<typeof RequestInput>

/** The result of saving or sending. */
export const RequestOutcome = z.object({ result: z.enum(values.requestResults), state: RequestState })
export type RequestOutcome = z.output<typeof RequestOutcome>

export const DraftDeletion = z.strictObject({ id: IdInQuery, revision: RevisionInQuery })
export const Cancellation = z.strictObject({ id: Id, revision: Revision, comment: Text(500).default('') })
/** An answer with a single code for what was done: BR0058, BR0059, BR0060. */
export const RequestCodeReply = z.object({ code: z.enum(['BR0058', 'BR0059', 'BR0060']) })

const Violation = z.object({ path: z.string(), code: z.string(), args: z.array(z.string()) })
export const Validation = z.object({
  violations: z.array(Violation),
  /** Stops nothing, but must be confirmed when the request is sent. */
  warnings: z.array(Violation),
})

/** The criteria of a list of requests; empty is no limit. */
export const RequestSearch = z.strictObject({
  statuses: z.array(z.enum(values.requestStatuses)).max(values.requestStatuses.length).optional(),
  /** Part of a customer reference, an EDI ref, a booking number or a PO number. */
  text: Text(80).optional(),
  portOfLoading: Text(20).optional(),
  portOfDischarge: Text(20).optional(),
  vvd: Text(20).optional(),
  /** Days of the last change, both included. */
  from: Text(20).optional(),
  to: Text(20).optional(),
})
export type RequestSearch = z.output<typeof RequestSearch>

export const RequestRow = z.object({
  id: z.number().int(),
  ediRef: z.string(),
  customerReference: z.string(),
  bookingNo: z.string().nullable(),
  status: z.enum(values.requestStatuses),
  version: z.number().int(),
  /** Changes are saved that the carrier does not have. */
  hasUnsent: z.boolean(),
  organisation: z.string(),
  serviceContract: z.string(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  placeOfReceipt: z.string(),
  placeOfDelivery: z.string(),
  vvd: z.string(),
  vessel: z.string().nullable(),
  departureAt: InstantOut.nullable(),
  siCutOffAt: InstantOut.nullable(),
  freightTerm: z.string(),
  paymentTerm: z.string(),
  shipper: z.string(),
  consignee: z.string(),
  commodity: z.string(),
  grossWeight: z.string(),
  cube: z.string(),
  poNumber: z.string(),
  item: z.string(),
  flags: z.string(),
  /** Such as `2 × 45G1, 1 × 22G1`. */
  containers: z.string(),
  carrierAction: z.enum(values.carrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
  createdAt: InstantOut,
  createdBy: z.string(),
  submittedAt: InstantOut.nullable(),
  savedAt: InstantOut,
  savedBy: z.string(),
  revision: z.number().int(),
})
export type RequestRow = z.output<typeof RequestRow>
export const RequestList = columnar(RequestRow).extend({
  ...liveReply,
})
export type RequestList = z.output<typeof RequestList>

/** One version of a request, newest first. */
export const RequestVersion = z.object({
  version: z.number().int(),
  kind: z.enum(values.versionKinds),
  source: z.enum(values.versionSources),
  submittedAt: InstantOut,
  /** Who sent it, and for which customer where somebody acted for one. */
  submittedBy: z.string(),
  comment: z.string().nullable(),
  /** Fields that differ from the version before, by their paths; empty for the first. */
  changes: z.array(z.string()),
  carrierAction: z.enum(values.carrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  csrNote: z.string().nullable(),
})
export type RequestVersion = z.output<typeof RequestVersion>
export const RequestHistory = z.object({ state: RequestState, versions: z.array(RequestVersion) })
export type RequestHistory = z.output<typeof RequestHistory>

export const CompareQuery = z.strictObject({
  id: IdInQuery,
  left: RevisionInQuery,
  right: RevisionInQuery,
})
/** Two versions with their documents; version 0 is the saved, unsent one. */
export const Comparison = z.object({
  state: RequestState,
  left: z.object({ version: z.number().int(), document: RequestDocument }),
  right: z.object({ version: z.number().int(), document: RequestDocument }),
})
export type Comparison = z.output<typeof Comparison>

/** What the confirmation page, its PDF and the mail show. */
export const Confirmation = z.object({ state: RequestState, document: RequestDocument, issuedAt: InstantOut })
export type Confirmation = z.output<typeof Confirmation>
export const SendDocumentsInput = z.strictObject({ id: Id, to: z.array(Text(254)).min(1).max(5) })

/** A submitted request as its outbox entry contains it. */
export const SubmittedRequest = z.object({
  ediRef: z.string(),
  version: z.number().int(),
  kind: z.enum(values.versionKinds),
  organisation: z.string(),
  submittedAt: InstantOut,
  bookingNo: BookingNumber.nullable(),
  /** The reason of a cancellation. */
  comment: z.string().nullable(),
  document: RequestDocument,
})
export type SubmittedRequest = z.output<typeof SubmittedRequest>

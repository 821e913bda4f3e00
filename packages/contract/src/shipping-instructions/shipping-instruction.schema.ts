import { z } from 'zod'
import { billTypes } from '../billing-documents/bill.values.ts'
import { Party } from '../bookings/requests/booking-request.schema.ts'
import { paymentTerms, requestResults, versionSources } from '../bookings/requests/booking-request.values.ts'
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
} from '../shared/scalar.schema.ts'
import { ChangeId } from '../tracking/live/live.schema.ts'
import { bookingStatuses, shipmentKinds } from '../tracking/tracking.values.ts'
import { massUnits } from '../vgm/vgm.values.ts'
import * as values from './shipping-instruction.values.ts'

/** Longer than any valid value, so that the rules check the length of each field and nothing is cut. */
const Field = Text(200).default('')
/** More than 999 lines of 75 full-width characters: the rules count the lines. */
const Description = Lines(120_000).default('')
const nobody = { name: '', address: '', contact: '' }

export const SiContainer = z.strictObject({
  containerNo: Field,
  /** The ISO code of its type and size, such as 45G1. */
  equipment: Field,
  seal: Field,
  packages: Field,
  packageType: Field,
  /** Kilograms, of this commodity. */
  weight: Field,
  /** Cubic metres, of this commodity. */
  volume: Field,
})
export type SiContainer = z.output<typeof SiContainer>

/** A commodity page: what it is, how it is marked, and in which containers it lies. */
export const SiCommodity = z.strictObject({
  description: Description,
  marks: Description,
  hts: Field,
  containers: z.array(SiContainer).max(values.SI_CONTAINER_LIMIT).default([]),
})
export type SiCommodity = z.output<typeof SiCommodity>

/**
 * A shipping instruction for one bill as it is typed: every value is text, so that a draft can store anything.
 * `checkInstruction` decides whether it can be sent; form, server and upload all call it.
 */
export const SiDocument = z.strictObject({
  /** The carrier's booking number: the booking id of the specification. */
  bookingNo: Field,
  customerReference: Field,
  blNo: Field,
  blType: Field,
  originals: Field,
  nonNegotiables: Field,
  freightDisplay: Field,
  paymentTerm: Field,
  /** SNP: the code of the second notify party for AMS. */
  secondNotifyParty: Field,
  shipper: Party.default(nobody),
  consignee: Party.default(nobody),
  notifyParty: Party.default(nobody),
  commodities: z.array(SiCommodity).max(values.COMMODITY_LIMIT).default([]),
  /** For customer service; not printed. */
  remarks: Lines(2000).default(''),
})
export type SiDocument = z.output<typeof SiDocument>

/** A remark about one field of a draft B/L, by its path; an empty path is about the whole. */
export const FieldRemark = z.strictObject({ path: Text(120), text: Lines(500) })
export type FieldRemark = z.output<typeof FieldRemark>

/** The header of an instruction: everything but its document. */
export const SiState = z.object({
  id: z.number().int(),
  bookingNo: z.string(),
  blNo: z.string(),
  status: z.enum(values.siStatuses),
  revision: z.number().int(),
  /** The newest version that was sent; 0 for a draft that was never sent. */
  version: z.number().int(),
  /** Changes are saved that the carrier does not have. */
  hasUnsent: z.boolean(),
  organisation: z.object({ ref: z.string(), name: z.string() }),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  /** The carrier's last decision, with customer service's note and its remarks about single fields. */
  carrierAction: z.enum(values.siCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
  carrierRemarks: z.array(FieldRemark),
  /** Whether there is a draft B/L, and when and by whom it was approved. */
  hasDraft: z.boolean(),
  draftApprovedAt: InstantOut.nullable(),
  draftApprovedBy: z.string().nullable(),
})
export type SiState = z.output<typeof SiState>

const Place = z.object({ code: z.string(), name: Names, zone: z.string() })

/** What an instruction is written against: the booking, its containers, its cut-offs, and its other bills. */
export const SiBooking = z.object({
  bookingNo: z.string(),
  status: z.enum(bookingStatuses),
  customerReferences: z.array(z.string()),
  shipment: z.enum(shipmentKinds),
  billType: z.enum(billTypes),
  paymentTerm: z.enum(paymentTerms),
  serviceContract: z.string().nullable(),
  item: z.string().nullable(),
  commodity: z.string().nullable(),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  placeOfReceipt: Place.nullable(),
  portOfLoading: Place,
  portOfDischarge: Place,
  placeOfDelivery: Place.nullable(),
  departureAt: InstantOut.nullable(),
  siCutOffAt: InstantOut.nullable(),
  amsCutOffAt: InstantOut.nullable(),
  /** What was booked, as the request says; null where it was not made here. */
  booked: z.object({ grossWeight: z.string(), cube: z.string(), packages: z.string() }).nullable(),
  /** Its containers, each with the bill that has it already. */
  containers: z.array(
    z.object({
      containerNo: z.string(),
      equipment: z.string(),
      seal: z.string().nullable(),
      weightKg: z.string().nullable(),
      /** What was sent as its verified gross mass, to compare weights with; left out where nothing was. */
      vgm: z.object({ mass: z.string(), unit: z.enum(massUnits), tareKg: z.string() }).nullish(),
      /** The bill of another instruction of this booking that names it. */
      blNo: z.string().nullable(),
    }),
  ),
  /** Numbers that are taken: of its instructions, drafts among them, and of bills that the carrier has rated or billed. */
  bills: z.array(
    z.object({ blNo: z.string(), id: z.number().int().nullable(), status: z.enum(values.siStatuses).nullable() }),
  ),
  /** The next free number of a bill. */
  nextBlNo: z.string(),
  /** The letter of indemnity that covers a sea waybill or telex release of this booking. */
  coveringLetter: z.object({ kind: z.enum(['blanket', 'oneTime']), reference: z.string() }).nullable(),
  /** Business time of the answer. */
  asOf: InstantOut,
})
export type SiBooking = z.output<typeof SiBooking>

/** An instruction in its current state. `sent` is the document that the carrier has, where unsent changes exist. */
export const SiDetail = z.object({
  state: SiState,
  document: SiDocument,
  sent: SiDocument.nullable(),
  booking: SiBooking,
  liveFrom: ChangeId,
  watch: z.string(),
})
export type SiDetail = z.output<typeof SiDetail>

/** A code with its name; `spoken` is how a Chinese name is typed in letters. */
const CodeChoice = z.object({ code: z.string(), name: Names, spoken: z.string() })
/** The codes that a form offers. */
export const SiChoices = z.object({
  equipment: z.array(CodeChoice),
  packageTypes: z.array(CodeChoice),
})
export type SiChoices = z.output<typeof SiChoices>

/** A booking by its number, a B/L number, or a customer reference or EDI reference of the caller's organisations. */
export const SiBookingQuery = z.strictObject({ reference: Text(80) })
/** A new instruction is filled in from the booking alone, or also from an earlier instruction or from a template. */
export const SiBeginningQuery = SiBookingQuery.extend({ copyOf: IdInQuery.optional(), template: IdInQuery.optional() })
export type SiBeginningQuery = z.output<typeof SiBeginningQuery>
/** A new instruction for a booking, filled in with what is known. */
export const SiBeginning = z.object({ booking: SiBooking, document: SiDocument })
export type SiBeginning = z.output<typeof SiBeginning>

export const SiQuery = z.strictObject({ id: IdInQuery })
const Named = { id: Id.optional(), revision: Revision.optional() }
export const SiDraftInput = z.strictObject({ ...Named, document: SiDocument })
export type SiDraftInput = z.output<typeof SiDraftInput>
/** Warnings by code that the sender has confirmed. */
export const SiInput = z.strictObject({
  ...Named,
  document: SiDocument,
  confirmed: z.array(Text(12)).max(20).default([]),
})
export type SiInput = z.output<typeof SiInput>
export const SiOutcome = z.object({ result: z.enum(requestResults), state: SiState })
export type SiOutcome = z.output<typeof SiOutcome>
export const SiDeletion = z.strictObject({ id: IdInQuery, revision: RevisionInQuery })
export const SiDeleted = z.object({ id: z.number().int() })

/** One version of an instruction, newest first. */
export const SiVersion = z.object({
  version: z.number().int(),
  kind: z.enum(values.siVersionKinds),
  source: z.enum(versionSources),
  submittedAt: InstantOut,
  submittedBy: z.string(),
  comment: z.string().nullable(),
  /** Fields that differ from the version before, by their paths; empty for the first. */
  changes: z.array(z.string()),
  /** The customer's remarks on a draft that was returned. */
  remarks: z.array(FieldRemark),
  carrierAction: z.enum(values.siCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  csrNote: z.string().nullable(),
})
export type SiVersion = z.output<typeof SiVersion>
export const SiHistory = z.object({ state: SiState, versions: z.array(SiVersion) })
export type SiHistory = z.output<typeof SiHistory>

/** Two versions; version 0 is the saved, unsent one. */
export const SiCompareQuery = z.strictObject({ id: IdInQuery, left: RevisionInQuery, right: RevisionInQuery })
export const SiComparison = z.object({
  state: SiState,
  left: z.object({ version: z.number().int(), document: SiDocument }),
  right: z.object({ version: z.number().int(), document: SiDocument }),
})
export type SiComparison = z.output<typeof SiComparison>

/** The draft B/L: what the carrier will print, beside what was instructed. */
export const BlDraft = z.object({
  state: SiState,
  booking: SiBooking,
  instructed: SiDocument,
  draft: SiDocument,
  draftVersion: z.number().int(),
  draftAt: InstantOut,
  /** Characters of the draft that its PDF has no letters for; each prints as a question mark. */
  unprintable: z.array(z.string()),
})
export type BlDraft = z.output<typeof BlDraft>

/** The customer approves the draft B/L, or returns it with remarks; a return needs at least one. */
export const DraftDecision = z.strictObject({
  id: Id,
  revision: Revision,
  action: z.enum(['approve', 'return']),
  remarks: z.array(FieldRemark).max(values.REMARK_LIMIT).default([]),
})
export type DraftDecision = z.output<typeof DraftDecision>
export const SiSendDocuments = z.strictObject({ id: Id, to: z.array(Text(254)).min(1).max(5) })
export const SiDocumentsSent = z.object({ to: z.array(z.string()) })

/** Instructions of the caller's organisations on the same lane that a new one can be copied from, newest first. */
export const EarlierInstructions = z.object({
  instructions: z.array(
    z.object({
      id: z.number().int(),
      blNo: z.string(),
      bookingNo: z.string(),
      consignee: z.string(),
      commodity: z.string(),
      submittedAt: InstantOut,
    }),
  ),
})
export type EarlierInstructions = z.output<typeof EarlierInstructions>

/** A submitted instruction as its outbox entry contains it. */
export const SubmittedInstruction = z.object({
  instructionId: z.number().int(),
  bookingNo: BookingNumber,
  blNo: z.string(),
  version: z.number().int(),
  kind: z.enum(values.siVersionKinds),
  organisation: z.string(),
  submittedAt: InstantOut,
  changes: z.array(z.string()),
  remarks: z.array(FieldRemark),
  document: SiDocument,
})
export type SubmittedInstruction = z.output<typeof SubmittedInstruction>

import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { BlNumber, BookingNumber, InstantOut, Lines, RevisionInQuery, Verbatim } from '../shared/scalar.schema.ts'
import { DocumentRef, FileTicket, NumberedDocument } from '../support/file.schema.ts'
import { ATTACHMENT_LIMIT } from '../support/file.values.ts'
import * as values from './paper.values.ts'

const language = z.enum(languages)

/** Documents of bills: one is downloaded as it is, several as one zip. */
export const PaperSelection = z.strictObject({
  documents: z.array(NumberedDocument).min(1).max(values.SELECTION_MOST),
  language,
})
export type PaperSelection = z.output<typeof PaperSelection>

/** The papers that can be had of these bills. */
export const BillPapersQuery = z.strictObject({ blNos: z.array(BlNumber).min(1).max(values.BILLS_AT_ONCE) })
const PaperRef = z.object({ document: z.enum(values.repeatablePapers), number: z.string() })
export type PaperRef = z.output<typeof PaperRef>
export const BillPapers = z.object({ bills: z.array(z.object({ blNo: z.string(), papers: z.array(PaperRef) })) })
export type BillPapers = z.output<typeof BillPapers>

export const PaperMailing = z.strictObject({
  documents: z.array(NumberedDocument).min(1).max(ATTACHMENT_LIMIT),
  to: z.array(Verbatim(254)).min(1).max(5),
  /** Of the letter and of the documents that are made for it. */
  language,
  /** What the sender wants to say; it stands in the letter. */
  remark: Lines(values.MAIL_REMARK),
})
export type PaperMailing = z.output<typeof PaperMailing>
export const PaperMailed = z.object({ to: z.array(z.string()) })

export const IssueOriginal = z.strictObject({ blNo: BlNumber })
/** The original that was issued, and the ticket with which it is fetched, once. */
export const IssuedOriginal = FileTicket.extend({ number: z.number().int(), of: z.number().int() })
export type IssuedOriginal = z.output<typeof IssuedOriginal>

export const OriginalsQuery = z.strictObject({ blNo: BlNumber })
/** The originals of a bill: those that were issued, and whether the caller may issue the next one. */
export const Originals = z.object({
  blNo: z.string(),
  of: z.number().int(),
  issued: z.array(
    z.object({
      number: z.number().int(),
      at: InstantOut,
      by: z.string(),
      /** One that was never fetched can be fetched once more. */
      isFetched: z.boolean(),
    }),
  ),
  /** Why the next one cannot be issued now, by code and arguments; null where it can. */
  refusal: z.object({ code: z.string(), args: z.array(z.string()) }).nullable(),
})
export type Originals = z.output<typeof Originals>

export const PaperLogQuery = z.strictObject({ document: z.enum(values.loggedPapers), number: Verbatim(40) })
/** Who of the caller's organisations got a document, newest first. */
export const PaperLog = z.object({
  entries: z.array(
    z.object({
      at: InstantOut,
      action: z.enum(values.accessActions),
      by: z.string(),
      /** The customer in whose name customer service did it. */
      onBehalfOf: z.string().nullable(),
      detail: z.string().nullable(),
    }),
  ),
})
export type PaperLog = z.output<typeof PaperLog>

export const ShipmentPapersQuery = z.strictObject({ bookingNo: BookingNumber })
/** One paper of a shipment. */
export const ShipmentPaper = z.object({
  kind: z.enum(values.paperKinds),
  /** The number that stands on it. */
  number: z.string(),
  /** The id of what it was written in, where a page shows that. */
  id: z.number().int().nullable(),
  version: z.number().int().nullable(),
  /** Who made it; null is the carrier. */
  by: z.string().nullable(),
  at: InstantOut.nullable(),
  /** How it is downloaded; null for what only a page shows. */
  file: DocumentRef.nullable(),
})
export type ShipmentPaper = z.output<typeof ShipmentPaper>
export const ShipmentPapers = z.object({ bookingNo: z.string(), papers: z.array(ShipmentPaper) })
export type ShipmentPapers = z.output<typeof ShipmentPapers>
export const ShipmentZip = z.strictObject({ bookingNo: BookingNumber, language })

/** What a finished paper of the carrier is, in the address of its bytes. */
export const CarrierPaperQuery = z.strictObject({
  document: z.enum(values.carrierPapers),
  bookingNo: BookingNumber,
  /** The number of its bill, invoice or letter. */
  number: Verbatim(40).regex(/^[A-Z0-9][A-Z0-9._-]*$/),
  /** Which original it is; of originals alone. */
  original: z.coerce.number().int().min(1).max(values.ORIGINALS_MOST).optional(),
  /** A later revision replaces an earlier one; an earlier one that comes late is ignored. */
  revision: RevisionInQuery,
})
export type CarrierPaperQuery = z.output<typeof CarrierPaperQuery>
export const CarrierPaperReply = z.object({
  outcome: z.enum(['accepted', 'unchanged']),
  pages: z.number().int(),
  sha256: z.string(),
})

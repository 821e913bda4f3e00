import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { Id, Text, Verbatim } from '../shared/scalar.schema.ts'
import { identifiedDocuments, numberedDocuments } from './file.values.ts'

const IdentifiedDocument = z.strictObject({
  document: z.enum(identifiedDocuments),
  id: Id,
  /** The container whose certificate it is; left out for a document of the whole. */
  containerNo: Text(20).optional(),
})
export const NumberedDocument = z.strictObject({ document: z.enum(numberedDocuments), number: Verbatim(40) })

/** A document: by its id, or by the number that stands on it. */
export const DocumentRef = z.discriminatedUnion('document', [IdentifiedDocument, NumberedDocument])
export type DocumentRef = z.output<typeof DocumentRef>
export type IdentifiedDocument = z.output<typeof IdentifiedDocument>
export type NumberedDocument = z.output<typeof NumberedDocument>

/** The document to download, and its language. */
const language = z.enum(languages)
export const FileWanted = z.discriminatedUnion('document', [
  IdentifiedDocument.extend({ language }),
  NumberedDocument.extend({ language }),
])
export type FileWanted = z.output<typeof FileWanted>

export const FileTicket = z.object({ ticket: z.string(), name: z.string() })
export const TicketParams = z.strictObject({ ticket: Verbatim(200) })

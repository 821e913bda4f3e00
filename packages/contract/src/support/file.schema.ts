import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { Id, Verbatim } from '../shared/scalar.schema.ts'
import { documentKinds } from './file.values.ts'

/** The document to download, and its language. */
export const FileWanted = z.strictObject({
  document: z.enum(documentKinds),
  id: Id,
  language: z.enum(languages),
})
export type FileWanted = z.output<typeof FileWanted>

export const FileTicket = z.object({ ticket: z.string(), name: z.string() })
export const TicketParams = z.strictObject({ ticket: Verbatim(200) })

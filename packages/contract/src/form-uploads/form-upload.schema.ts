import { z } from 'zod'
import { requestResults, requestStatuses } from '../bookings/booking-request.values.ts'
import { languages } from '../shared/language.ts'
import { InstantOut, Text, Verbatim } from '../shared/scalar.schema.ts'
import { shownFileName } from './file-name.rules.ts'
import * as words from './form-upload.values.ts'

/** Which empty form is wanted, and in which language. */
export const FormQuery = z.strictObject({ form: z.enum(words.formKinds), language: z.enum(languages) })
export type FormQuery = z.output<typeof FormQuery>
/** Where the empty form is fetched, with the token of the session like any call, and what the file is called. */
export const FormUrl = z.object({ url: z.string(), name: z.string() })

/** Ours to make: a browser numbers the files that it uploads together. */
const Batch = z.uuid()
export const FileRead = z.strictObject({
  /** As it is called where it comes from, whatever that is; shown, never used to find or keep anything. */
  name: Verbatim(2000).transform(shownFileName).default(''),
  batch: Batch,
  /** In whose words columns are named in messages. */
  language: z.enum(languages),
})
export type FileRead = z.output<typeof FileRead>

/** One thing that is wrong, where the spreadsheet shows it: row 7, column C. Null where it is about the whole row or file. */
export const UploadProblem = z.object({
  sheet: z.string(),
  row: z.number().int().nullable(),
  column: z.string().nullable(),
  /** Which column of the form that is. */
  field: z.string().nullable(),
  value: z.string(),
  code: z.string(),
  args: z.array(z.string()),
})
export type UploadProblem = z.output<typeof UploadProblem>

/** One booking of a file: the rows it was read from, and what sending it does. */
export const UploadForm = z.object({
  row: z.number().int(),
  lastRow: z.number().int(),
  reference: z.string(),
  bookingNo: z.string(),
  deed: z.enum(words.formEffects),
  /** The request that is there already. */
  request: z.object({ id: z.number().int(), ediRef: z.string(), status: z.enum(requestStatuses) }).nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  vvd: z.string(),
  /** Such as `2 × 45G1, 1 × 22G1`. */
  containers: z.string(),
  /** Sent from this very file, while others of it still had problems. */
  isSent: z.boolean(),
})
export type UploadForm = z.output<typeof UploadForm>

/** A file as it was read and judged; nothing of it has been sent. */
export const UploadPreview = z.object({
  id: z.uuid(),
  form: z.enum(words.formKinds),
  batch: z.string(),
  fileName: z.string(),
  readAt: InstantOut,
  sentAt: InstantOut.nullable(),
  sheet: z.string(),
  /** The columns that were recognised, in the order of the sheet. */
  columns: z.array(z.object({ column: z.string(), field: z.string() })),
  /** Headings that mean nothing here: what stands below them is not read. */
  ignored: z.array(z.string()),
  /** What was read, row by row, one text for each of `columns`. */
  lines: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
  forms: z.array(UploadForm),
  problems: z.array(UploadProblem),
  /** What stops nothing, but has to be confirmed when the file is sent: cut-offs that have passed. */
  warnings: z.array(UploadProblem),
  /** Stands for what is said here: whoever sends the file names it, and is refused once something else is true. */
  look: z.string(),
})
export type UploadPreview = z.output<typeof UploadPreview>

/** A file that was read and is kept for a day, so that a page that is opened again goes on where it was. */
export const UploadSummary = UploadPreview.pick({
  id: true,
  batch: true,
  fileName: true,
  readAt: true,
  sentAt: true,
}).extend({ forms: z.number().int(), problems: z.number().int() })
export type UploadSummary = z.output<typeof UploadSummary>
export const UploadList = z.object({ uploads: z.array(UploadSummary) })

export const UploadQuery = z.strictObject({ id: z.uuid() })
/** Sends what was read; requests that are there already are only changed, and warnings only passed over, where that was confirmed. */
export const FormsSent = z.strictObject({
  id: z.uuid(),
  look: Text(64),
  overwrite: z.boolean().default(false),
  /** Sends the good bookings of the file now and leaves those with problems; without it all are sent, or none. */
  skipProblems: z.boolean().default(false),
  /** The warnings of the preview are confirmed. */
  confirmed: z.boolean().default(false),
})
export type FormsSent = z.output<typeof FormsSent>

/** What became of each booking of the file that was sent, and which were left because of their problems. */
export const SendingOutcome = z.object({
  results: z.array(
    z.object({
      row: z.number().int(),
      reference: z.string(),
      result: z.enum(requestResults),
      request: z.object({ id: z.number().int(), ediRef: z.string(), status: z.enum(requestStatuses) }),
    }),
  ),
  unsent: z.array(z.object({ row: z.number().int(), lastRow: z.number().int(), reference: z.string() })),
})
export type SendingOutcome = z.output<typeof SendingOutcome>

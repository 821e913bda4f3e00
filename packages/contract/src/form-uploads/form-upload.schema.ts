import { z } from 'zod'
import { requestResults, requestStatuses } from '../bookings/requests/booking-request.values.ts'
import { languages } from '../shared/language.ts'
import { InstantOut, Text, Verbatim } from '../shared/scalar.schema.ts'
import { siStatuses } from '../shipping-instructions/shipping-instruction.values.ts'
import { vgmStatuses } from '../vgm/vgm.values.ts'
import { shownFileName } from './file-name.rules.ts'
import * as values from './form-upload.values.ts'

/** The empty form to download, and its language. */
export const FormQuery = z.strictObject({ form: z.enum(values.formKinds), language: z.enum(languages) })
export type FormQuery = z.output<typeof FormQuery>
/** The address of the empty form, fetched with the session's token like any call, and its file name. */
export const FormUrl = z.object({ url: z.string(), name: z.string() })

/** Made by the browser, which numbers the files that it uploads together. */
const Batch = z.uuid()
export const FileRead = z.strictObject({
  /** The name on the user's computer; it is shown, but never used to find or store anything. */
  name: Verbatim(2000).transform(shownFileName).default(''),
  batch: Batch,
  /** The language of the column names in messages. */
  language: z.enum(languages),
})
export type FileRead = z.output<typeof FileRead>

/** One error with its place in the spreadsheet: row 7, column C. Null where it is about the whole row or file. */
export const UploadProblem = z.object({
  sheet: z.string(),
  row: z.number().int().nullable(),
  column: z.string().nullable(),
  /** The column of the form. */
  field: z.string().nullable(),
  value: z.string(),
  code: z.string(),
  args: z.array(z.string()),
})
export type UploadProblem = z.output<typeof UploadProblem>

/**
 * What is behind a form: `ediRef` is the EDI reference of a request, the B/L number of an instruction, the booking number of
 * weights.
 */
const Existing = z.object({
  id: z.number().int(),
  ediRef: z.string(),
  status: z.enum([...new Set([...requestStatuses, ...siStatuses, ...vgmStatuses])]),
})

/** How a cell was understood where that is not what it says. */
export const CellMeaning = z.object({ row: z.number().int(), field: z.string(), text: z.string() })
export type CellMeaning = z.output<typeof CellMeaning>

/** One booking or instruction of a file: its rows, and the effect of sending it. */
export const UploadForm = z.object({
  row: z.number().int(),
  lastRow: z.number().int(),
  reference: z.string(),
  bookingNo: z.string(),
  /** What it is known by, each with its column: no two files that are uploaded together may share one. */
  ids: z.array(z.object({ field: z.string(), id: z.string() })),
  deed: z.enum(values.formEffects),
  /** What is there already. */
  request: Existing.nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  vvd: z.string(),
  /** Such as `2 × 45G1, 1 × 22G1`. */
  containers: z.string(),
  /** Already sent from this file, while others of it had problems. */
  isSent: z.boolean(),
})
export type UploadForm = z.output<typeof UploadForm>

/** A file that was read and checked; nothing of it has been sent. */
export const UploadPreview = z.object({
  id: z.uuid(),
  form: z.enum(values.formKinds),
  batch: z.string(),
  fileName: z.string(),
  readAt: InstantOut,
  sentAt: InstantOut.nullable(),
  sheet: z.string(),
  /** The recognised columns, in the order of the sheet. */
  columns: z.array(z.object({ column: z.string(), field: z.string() })),
  /** Unknown headings: their cells are not read. */
  ignored: z.array(z.string()),
  /** The cells row by row, one text for each of `columns`. */
  lines: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
  meanings: z.array(CellMeaning),
  forms: z.array(UploadForm),
  problems: z.array(UploadProblem),
  /** Warnings that must be confirmed when the file is sent: passed cut-offs, unusual weights. */
  warnings: z.array(UploadProblem),
  /** What else is odd in the file, such as an HTS code that nobody knows; it needs no confirmation. */
  notes: z.array(UploadProblem),
  /** The hash of this preview: sending names it, and is refused once the preview would differ. */
  look: z.string(),
})
export type UploadPreview = z.output<typeof UploadPreview>

/** A file that was read and is stored for a day, so that a reloaded page continues with it. */
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
/** Sends a file that was read. Changes of existing requests and warnings need their confirmation. */
export const FormsSent = z.strictObject({
  id: z.uuid(),
  look: Text(64),
  overwrite: z.boolean().default(false),
  /** Sends the valid forms of the file and leaves those with problems; without it all are sent, or none. */
  skipProblems: z.boolean().default(false),
  /** The warnings of the preview are confirmed. */
  confirmed: z.boolean().default(false),
})
export type FormsSent = z.output<typeof FormsSent>
/** Instructions can also be saved as drafts, right or not, to go on with in the form; then nothing is sent. */
export const SiFormsSent = FormsSent.extend({ asDrafts: z.boolean().default(false) })
export type SiFormsSent = z.output<typeof SiFormsSent>

/** Weights are sent as a whole, and with the legal statement; without it nothing is sent (VGM0033). */
export const VgmFormsSent = FormsSent.omit({ skipProblems: true }).extend({ legalAccepted: z.boolean().default(false) })
export type VgmFormsSent = z.output<typeof VgmFormsSent>

/** The result of each form of the file that was sent, and those that were left because of their problems. */
export const SendingOutcome = z.object({
  results: z.array(
    z.object({
      row: z.number().int(),
      reference: z.string(),
      result: z.enum(requestResults),
      request: Existing,
    }),
  ),
  unsent: z.array(z.object({ row: z.number().int(), lastRow: z.number().int(), reference: z.string() })),
})
export type SendingOutcome = z.output<typeof SendingOutcome>

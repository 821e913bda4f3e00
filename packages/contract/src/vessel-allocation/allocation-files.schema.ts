import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { Verbatim } from '../shared/scalar.schema.ts'
import * as values from './allocation.values.ts'

const Count = z.number().int()

/** Lists in an address, separated by commas. */
const CodeList = Verbatim(2000).transform((text) => [...new Set(text.split(',').filter(Boolean))])
export const DownloadQuery = z.strictObject({
  vvds: CodeList.default([]),
  portsOfLoading: CodeList.default([]),
  language: z.enum(languages).default('en'),
})
export type DownloadQuery = z.output<typeof DownloadQuery>
export const UploadQuery = z.strictObject({ vvds: CodeList.default([]), name: Verbatim(300).default('') })
export type UploadQuery = z.output<typeof UploadQuery>

const Cell = z.union([z.string(), Count])
/** What a file would change, cell by cell, and what is wrong with it. Nothing is saved until it is applied. */
export const UploadPreview = z.object({
  fileName: z.string(),
  /** Rows of the file that were read, and those of them that change nothing. */
  rows: Count,
  unchanged: Count,
  /** Rows of the chosen voyages and their ports that the file does not name: they stay as they are. */
  missing: Count,
  changes: z.array(
    z.object({
      id: Count,
      version: Count,
      row: Count,
      sheet: z.string(),
      vvd: z.string(),
      portOfLoading: z.string(),
      portOfDischarge: z.string(),
      accountName: z.string(),
      cells: z.array(z.object({ field: z.enum(values.editableFields), from: Cell, to: Cell })),
    }),
  ),
  problems: z.array(
    z.object({
      sheet: z.string(),
      row: Count,
      column: z.string(),
      code: z.string(),
      args: z.array(z.string()),
    }),
  ),
})
export type UploadPreview = z.output<typeof UploadPreview>

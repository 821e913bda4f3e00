import { z } from 'zod'
import { CELL_LENGTH } from './form-upload.values.ts'

/**
 * A cell as it was read. Dates and numbers of a workbook are certain; text that looks like one depends on who typed it,
 * so the kinds differ. `broken` is a formula without a value, or an error.
 */
export const SheetCell = z.object({
  kind: z.enum(['text', 'number', 'day', 'truth', 'broken']),
  /** The text; a number in plain digits; a day as yyyy-mm-dd; TRUE or FALSE; an error such as `#REF!`. */
  text: z.string().max(CELL_LENGTH),
  /** The text was longer than a cell may be and is cut here. */
  isCut: z.literal(true).optional(),
  /** The time of a day, `hh:mm`, where the spreadsheet stores one with it. */
  time: z.string().max(5).optional(),
})
export type SheetCell = z.output<typeof SheetCell>

/** A row that is not empty: its number in the sheet and its cells by column number from 0; holes are null. */
export const SheetRow = z.object({ row: z.number().int().positive(), cells: z.array(SheetCell.nullable()) })
export type SheetRow = z.output<typeof SheetRow>

/** One sheet of a file. A text file has one without a name. Hidden sheets are left out. */
export const ReadSheet = z.object({
  name: z.string(),
  rows: z.array(SheetRow),
  /** Merged ranges such as `B4:C6`, the first few. */
  merged: z.array(z.string()),
})
export type ReadSheet = z.output<typeof ReadSheet>

import { z } from 'zod'
import { CELL_LENGTH } from './form-upload.values.ts'

/**
 * A cell as it was read. Days and numbers of a workbook are told apart from text that looks like them: the first are
 * certain, the second depends on who typed it. `broken` is a formula that has no value, or an error in place of one.
 */
export const SheetCell = z.object({
  kind: z.enum(['text', 'number', 'day', 'truth', 'broken']),
  /** Text as it stands; a number in plain digits; a day as yyyy-mm-dd; TRUE or FALSE; such as `#REF!`. */
  text: z.string().max(CELL_LENGTH),
  /** There was more text than a cell may hold; it ends here. */
  isCut: z.literal(true).optional(),
})
export type SheetCell = z.output<typeof SheetCell>

/** A row that holds anything, by its number in the sheet, with its cells by the number of their column from 0; holes are null. */
export const SheetRow = z.object({ row: z.number().int().positive(), cells: z.array(SheetCell.nullable()) })
export type SheetRow = z.output<typeof SheetRow>

/** One sheet of a file. A file of text has one without a name. Hidden sheets are left out. */
export const ReadSheet = z.object({
  name: z.string(),
  rows: z.array(SheetRow),
  /** Merged ranges such as `B4:C6`, the first few. */
  merged: z.array(z.string()),
})
export type ReadSheet = z.output<typeof ReadSheet>

import { rowLimits } from '@fairway/contract/form-uploads/form-upload.values'

/** What a file may unpack to. A form of 5000 rows takes about 10 MB. */
export const UNPACKED_BYTES = 32 * 1024 * 1024
export const ENTRY_LIMIT = 500
/** Headings may stand below a title and a few lines of advice; those do not count as rows of a form. */
const HEADING_ROWS = 20
/** The reader does not know which form it reads, so it stops where the longest ends. */
export const ROW_LIMIT = Math.max(...Object.values(rowLimits))
export const SHEET_ROWS = ROW_LIMIT + HEADING_ROWS
/** Of spreadsheets. */
export const LAST_ROW = 1_048_576
export const COLUMN_LIMIT = 200
/** Of all cells together: one long text can stand in many cells and take no room in the file. */
export const TEXT_LENGTH = 4 * 1024 * 1024
export const SHARED_TEXTS = 500_000
/** A merged range is only named to whoever sent it; nobody reads a hundred. */
export const MERGED_RANGES = 10

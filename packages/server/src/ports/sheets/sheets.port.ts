import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'

/** Reads files that people send: workbooks, csv, rows that were pasted. Files are not trusted. */
export interface Sheets {
  /** What stands in a file, or a refusal that says why it cannot be read (UP0012 to UP0026). */
  read(bytes: Buffer, signal: AbortSignal): Promise<ReadSheet[]>
  close(): Promise<void>
}

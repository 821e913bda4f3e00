import type { BillPrint } from './bill/bill-print.ts'
import type { Paper } from './paper/paper.ts'
import type { Sheet } from './sheet/sheet.ts'

/** What can be made into a PDF: plain values, because another process makes it. */
export type Printable = Sheet | BillPrint | Paper

export interface MadePdf {
  bytes: Buffer
  pages: number
  /** Characters that the font does not have; each is printed as a question mark. */
  unprintable: string[]
}

/** So many different characters are named as unprintable; a text in another script has thousands. */
export const NAMED_CHARACTERS = 40

export const PDF = 'application/pdf'

/** What is printed, and sealed in whose name and why; or a file that is there. */
export type FileSource = PrintSource | { fileId: string }
export interface PrintSource {
  print: Printable
  seal?: { name: string; reason: string }
}

/** A document that somebody may have: its name, and what it is printed from, or the stored file that it is. */
export interface PreparedFile {
  name: string
  source: FileSource
  /** For the log of who got what; documents of no booking have none. */
  entry?: { bookingId: number; document: string; number: string; detail?: string }
  /** Refuses where printing it takes too long or too much memory; without it, the general code does (GE0019). */
  refuseUnprinted?: () => never
}

/** Makes PDFs of documents. */
export interface Documents {
  /** Refuses when too many wait already (GE0015), and when it takes too long or too much memory (GE0019). */
  toPdf(document: Printable, signal?: AbortSignal): Promise<MadePdf>
  /** The characters that `toPdf` would print as question marks; quick, and without making the PDF. */
  unprintableIn(document: Printable): Promise<string[]>
  close(): Promise<void>
}

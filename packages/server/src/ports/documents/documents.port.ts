import type { Content } from 'pdfmake/interfaces'

/** A document as plain values, because another thread makes the PDF. */
export interface Sheet {
  title: string
  /** The tag of its language, for those who have it read aloud. */
  language: string
  /** The footer of each page, before its number. */
  foot: string
  content: Content[]
}

/** A document as a file. */
export interface MadeFile {
  name: string
  mediaType: string
  content: Buffer
}

/** Makes PDFs of documents. */
export interface Documents {
  /** The bytes of a PDF; refuses when too many wait already. */
  toPdf(sheet: Sheet): Promise<Buffer>
  close(): Promise<void>
}

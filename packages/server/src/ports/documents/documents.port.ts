import type { Content } from 'pdfmake/interfaces'

/** A document before it is set on paper: plain values only, because another thread does that. */
export interface Sheet {
  title: string
  /** The tag of its language, for those who have it read aloud. */
  language: string
  /** Stands at the foot of each page, before its number. */
  foot: string
  content: Content[]
}

/** A document as a file. */
export interface MadeFile {
  name: string
  mediaType: string
  content: Buffer
}

/** Sets documents on paper. */
export interface Documents {
  /** The bytes of a PDF; refuses when too many wait already. */
  toPdf(sheet: Sheet): Promise<Buffer>
  close(): Promise<void>
}

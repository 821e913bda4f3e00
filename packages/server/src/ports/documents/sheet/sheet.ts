/** A document of text and tables that flows over as many pages as it needs. */
export interface Sheet {
  layout: 'sheet'
  title: string
  author: string
  /** The tag of its language, for those who have it read aloud. */
  language: string
  /** The footer of each page, before its number. */
  foot: string
  /** The end of the last page has room for a signature. */
  hasSignature?: true
  blocks: Block[]
}

export type Block = TextBlock | PairsBlock | TableBlock

export interface TextBlock {
  kind: 'text'
  text: string
  look: 'carrier' | 'title' | 'intro' | 'heading'
}

/** A word and what stands for it, a line each. */
export interface PairsBlock {
  kind: 'pairs'
  rows: [label: string, text: string][]
}

/** Rows under a head that each page repeats. A column without a width takes what the others leave. */
export interface TableBlock {
  kind: 'table'
  columns: { title: string; width?: number }[]
  rows: string[][]
}

import type { PrintCarrier } from '../print-carrier.ts'

/**
 * A paper of the carrier, such as an invoice: its name and logo at the head of each page, what the paper is and its
 * number beside them, and below that boxes, tables and sums over as many pages as they need. All texts are written in
 * the language of its reader already.
 */
export interface Paper {
  layout: 'paper'
  title: string
  number: string
  /** Whether it is an original or a copy, in the words of its language. */
  standing: { isCopy: boolean; text: string }
  carrier: PrintCarrier
  /** The tag of its language, for those who have it read aloud. */
  language: string
  /** Such as `Page {{page}} of {{pages}}`. */
  pageText: string
  /** The footer of each page, before its number. */
  foot: string
  blocks: PaperBlock[]
}

export type PaperBlock = CellsBlock | LedgerBlock | SumsBlock | NoteBlock | SignatureBlock

/** Boxes beside each other, each with its label; `share` is its part of the width. */
export interface CellsBlock {
  kind: 'cells'
  rows: PaperCell[][]
}
export interface PaperCell {
  label: string
  text: string
  share: number
  isBold?: boolean
}

/** Rows under a head that each page repeats. A column without a width takes what the others leave. */
export interface LedgerBlock {
  kind: 'ledger'
  columns: { title: string; width?: number; align?: 'right' }[]
  rows: LedgerRow[]
}
export interface LedgerRow {
  cells: string[]
  /** `group` heads the rows after it, `sum` adds up those before it. */
  style: 'row' | 'group' | 'sum'
}

/** Labels and amounts on the right, the last ones of all. */
export interface SumsBlock {
  kind: 'sums'
  rows: { label: string; text: string; isBold: boolean }[]
}

export interface NoteBlock {
  kind: 'note'
  heading: string
  text: string
  /** `fine` is the small print, `box` what a reader must not miss. */
  style: 'plain' | 'fine' | 'box'
}

/** Lines to sign on. */
export interface SignatureBlock {
  kind: 'signature'
  labels: string[]
}

import type { GridName, GridState, SortField } from '@fairway/contract/shared/grid.values'
import type { ReactNode } from 'react'

/** How a column sorts, filters, is written into a spreadsheet and stands in its cell. */
export type ColumnKind = 'text' | 'number' | 'day' | 'instant' | 'choice'

/**
 * One column of a grid. Rows are positions in the arrays that the server sent, so nothing is copied: a column is asked
 * for the text of a row when it is sorted, filtered, measured, shown, copied or exported.
 */
/** A sign before a text is as wide as a full-width character, and a space follows it. */
export const SIGN_PLACES = 2.5

export interface GridColumn {
  id: string
  /** In the reader's language. */
  title: string
  kind: ColumnKind
  /** What a reader reads in this row's cell; empty for nothing. */
  text: (row: number) => string
  /** What it sorts, is filtered by and is exported as, where that is not its text: a number, or a day or instant in ISO form. */
  value?: (row: number) => number | string | null
  /** What a choice is in every language: filters keep it, so a view that was saved in Chinese works in English. */
  code?: (row: number) => string
  /** What the cell shows, where that is more than its text. */
  cell?: (row: number) => ReactNode
  /** Where the cell leads, if anywhere; the row's own link stands in its header. */
  hrefOf?: (row: number) => string | undefined
  /** How many letters wide the widest text is, where that is known without writing the text of every row. */
  places?: number
  /** What a cell shows beside its text, in letters; `SIGN_PLACES` for a sign. */
  extraPlaces?: number
  /** The order of the choices, where it is not the alphabet's. */
  choices?: readonly string[]
  /** Names the row: it is its header for screen readers and cannot be hidden. */
  isRowHeader?: boolean
  isHiddenAtFirst?: boolean
  isPinnedAtFirst?: boolean
  /** Numbers stand at the end of their cell. */
  align?: 'start' | 'end'
}

export interface GridRows {
  count: number
  /** Stays the same for the same thing from one answer to the next. */
  keyOf: (row: number) => string
  /** Where the row leads, if anywhere. */
  hrefOf?: (row: number) => string
}

/** Rows that can be chosen, by their keys. */
export interface GridSelection {
  keys: ReadonlySet<string>
  limit?: number
  onChange: (keys: ReadonlySet<string>) => void
}

/** A cell that the reader is led to, by the key of its row and the id of its column. */
export interface GridJump {
  key: string
  columnId: string
}

export interface GridProps {
  /** The grid whose preferences it follows, where there are any. */
  name?: GridName
  /** What is in the grid, for screen readers. */
  label: string
  rows: GridRows
  columns: readonly GridColumn[]
  state: GridState
  onState: (next: GridState) => void
  /** The positions of the rows to show, in order: what `shownRows` made of state and columns. */
  shown: readonly number[]
  /** By what those rows are sorted, where they follow later than the state says. */
  order?: readonly SortField[]
  selection?: GridSelection
  /** Columns of a row that changed since the reader looked, by the row's key. */
  marks?: ReadonlyMap<string, ReadonlySet<string>>
  /** Takes the focus as soon as it is there, and whenever it is another object. */
  jump?: GridJump
  /** A row as a card, for phones. */
  card: (row: number) => ReactNode
  /** Shown instead of rows when there are none. */
  empty: ReactNode
}

import type { ColumnKind } from '@fairway/contract/shared/column-filter.rules'
import type { GridName, GridState, SortField } from '@fairway/contract/shared/grid.values'
import type { ReactNode } from 'react'

/** An icon before a text is as wide as a full-width character and a space. */
export const ICON_WIDTH = 2.5

/**
 * One column of a grid. Rows are positions in the arrays that the server sent, so nothing is copied: a column returns
 * the text of a row when it is sorted, filtered, measured, shown, copied or exported.
 */
export interface GridColumn {
  id: string
  /** In the reader's language. */
  title: string
  kind: ColumnKind
  /** The text of this row's cell; empty for nothing. */
  text: (row: number) => string
  /** The value to sort, filter and export by, where that is not the text: a number, or a day or instant in ISO form. */
  value?: (row: number) => number | string | null
  /** The language-independent code of a choice. Filters store it, so that a view saved in Chinese works in English. */
  code?: (row: number) => string
  /** The same for a column whose rows can have several of its choices, and what each is called. */
  codes?: (row: number) => readonly string[]
  textOfCode?: (code: string) => string
  /** The content of the cell, where that is more than its text. */
  cell?: (row: number) => ReactNode
  /** The link of the cell, if any. The link of the row is in its header. */
  hrefOf?: (row: number) => string | undefined
  /** The width of the widest text in letters, where that is known without making the text of every row. */
  widthInLetters?: number
  /** The width of what a cell shows beside its text, in letters; `SIGN_PLACES` for an icon. */
  extraLetters?: number
  /** As the last column it may end with the window, from this width on, in letters: what its cells show is cut softly. */
  leastLetters?: number
  /** The order of the choices, where it is not alphabetical. */
  choices?: readonly string[]
  /** Names the row: it is the row header for screen readers and cannot be hidden. */
  isRowHeader?: boolean
  isHiddenAtFirst?: boolean
  /** An exported file has it even where it is hidden: whoever works on with the file finds rows by it. */
  isInEveryFile?: boolean
  /** What a file has in columns of their own beside this one: the zone of a time, and whether it is an estimate. */
  besideInFile?: readonly GridColumn[]
  isPinnedAtFirst?: boolean
  /** Numbers are aligned to the end of their cell. */
  align?: 'start' | 'end'
}

export interface GridRows {
  count: number
  /** Identifies the same row from one answer to the next. */
  keyOf: (row: number) => string
  /** The link of the row, if any. */
  hrefOf?: (row: number) => string
}

/** The selected rows, by their keys. */
export interface GridSelection {
  keys: ReadonlySet<string>
  limit?: number
  onChange: (keys: ReadonlySet<string>) => void
}

/** A cell to focus, by the key of its row and the id of its column. */
export interface GridJump {
  key: string
  columnId: string
}

export interface GridProps {
  /** The grid whose preferences apply, if any. */
  name?: GridName
  /** The name of the grid for screen readers. */
  label: string
  rows: GridRows
  columns: readonly GridColumn[]
  state: GridState
  onState: (next: GridState) => void
  /** The positions of the rows to show, in order: the result of `shownRows`. */
  shown: readonly number[]
  /** The sort order of those rows, where it lags behind the state. */
  order?: readonly SortField[]
  selection?: GridSelection
  /** Columns that changed since the last visit, by the key of the row. */
  marks?: ReadonlyMap<string, ReadonlySet<string>>
  /** This cell gets the focus as soon as it exists, and whenever the object is another one. */
  jump?: GridJump
  /** A row as a card, for phones. */
  card: (row: number) => ReactNode
  /** Shown instead of rows when there are none. */
  empty: ReactNode
}

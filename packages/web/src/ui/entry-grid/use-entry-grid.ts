import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Watched } from '../../platform/storage/store.ts'
import { useFormParts } from '../document-form/document-context.ts'
import { rowsAt, withRows } from '../document-form/document-values.ts'
import { lineId } from '../document-form/line-id.ts'
import type { CellPlace, EntryRow, Selection } from './entry-block.rules.ts'
import { createEntryGrid, type EntryColumn, type EntryGrid, type EntrySource } from './entry-grid.store.ts'

interface Options {
  /** The path of the list in the document. */
  list: string
  columns: readonly EntryColumn[]
  empty: () => EntryRow
  limit: number
  settle?: EntrySource['settle']
  isRowLocked?: EntrySource['isRowLocked']
  headsOf?: EntrySource['headsOf']
}

/** A grid over a list of the document. */
export interface ListGrid extends EntryGrid {
  columns: readonly EntryColumn[]
  rows: Watched<readonly EntryRow[]>
  /** The path of a cell in the document. */
  pathOf: (row: number, column: string) => string
  isRowLocked: (row: EntryRow) => boolean
  /** Selects a cell and moves the focus to it, also one that is added by the same change. */
  goTo: (place: CellPlace) => void
  /** Selects cells and moves the focus to the one where the cursor is. */
  selectAnd: (selection: Selection) => void
}

const NONE: readonly EntryRow[] = []

/** Fills in a list of the document like a spreadsheet. The list may move in the document while it is open. */
export function useEntryGrid(options: Options): ListGrid {
  const { id, editor } = useFormParts()
  const latest = useRef(options)
  latest.current = options
  const [grid] = useState(() => {
    const { form } = editor
    const pathOf = (row: number, column: string) => `${latest.current.list}.${row}.${column}`
    // the document holds texts in its rows
    const read = () => (rowsAt(form.document.get(), latest.current.list) as readonly EntryRow[]) || NONE
    const rows = { get: read, watch: form.document.watch }
    const isRowLocked = (row: EntryRow) => latest.current.isRowLocked?.(row) ?? false
    const known = createEntryGrid(() => latest.current.columns, {
      rows,
      setRows: (next) => form.put(withRows(form.document.get(), latest.current.list, next)),
      setText: (row, column, text) => form.setText(pathOf(row, column), text),
      leave: (row, column) => form.leave(pathOf(row, column)),
      empty: options.empty,
      limit: () => latest.current.limit,
      isRowLocked,
      headsOf: options.headsOf,
      settle: (next, before, written) => latest.current.settle?.(next, before, written) ?? next,
    })
    const cellOf = ({ row, column }: CellPlace) =>
      document.getElementById(lineId(id, pathOf(row, latest.current.columns[column]?.name ?? '')))
    const selectAnd = (selection: Selection) => {
      known.select(selection)
      const cell = cellOf(selection.to)
      if (cell) cell.focus()
      else requestAnimationFrame(() => cellOf(selection.to)?.focus()) // a row that was just added
    }
    const goTo = (place: CellPlace) => selectAnd({ from: place, to: place })
    return { ...known, rows, pathOf, isRowLocked, selectAnd, goTo }
  })
  useEffect(() => grid.start(), [grid])
  const { columns } = options
  const before = useRef(columns)
  // the cursor stays in its column while others come and go
  useLayoutEffect(() => {
    const now = grid.selection.get()
    const placeOf = ({ row, column }: CellPlace) => ({
      row,
      column: columns.findIndex(({ name }) => name === before.current[column]?.name),
    })
    if (now && before.current !== columns) {
      const moved = { from: placeOf(now.from), to: placeOf(now.to) }
      grid.selection.set(moved.from.column < 0 || moved.to.column < 0 ? undefined : moved)
    }
    before.current = columns
  }, [grid, columns])
  // the heads follow the language of the reader
  return useMemo(() => ({ ...grid, columns }), [grid, columns])
}

const Grid = createContext<ListGrid | undefined>(undefined)
export const GridProvider = Grid.Provider

export function useGrid(): ListGrid {
  const grid = useContext(Grid)
  if (!grid) throw new Error('a cell stands outside of its grid')
  return grid
}

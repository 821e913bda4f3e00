import type { GridName, SortField } from '@fairway/contract/shared/grid.words'
import type { Language } from '@fairway/contract/shared/language'
import { useDeferredValue, useMemo } from 'react'
import type { GridColumn, GridRows } from '../grid/grid-parts.ts'
import { shownRows } from '../grid/shown-rows.rules.ts'
import { useGridInAddress } from '../grid/use-grid-in-address.ts'
import { type GridInUse, useGridState } from '../grid/use-grid-state.ts'
import type { ListAddress, OnAddress } from './list-address.rules.ts'
import type { Listing } from './listing.ts'

/** How one kind of list becomes a grid. Its functions stay the same from one drawing to the next. */
export interface GridMaking<L extends Listing, W> {
  /** Whose preferences it follows; a grid without any stands in the address alone. */
  name?: GridName
  /** Stands for the list until there is one. */
  empty: L
  columnsOf: (list: L, words: W) => GridColumn[]
  rowsOf: (list: L) => GridRows
  /** Whether a row belongs to one of the cards that are chosen. */
  isOf: (list: L, row: number, chosen: readonly string[]) => boolean
  /** The order in which the grid comes as made. */
  sort?: SortField[]
}

interface Wishes<L extends Listing, W> {
  making: GridMaking<L, W>
  /** The list in front of the reader, and the answer whose rows and order it has. */
  list: L
  adopted: L
  words: W
  /** Only rows of these cards are shown; none of them means all. */
  chosen: readonly string[]
  address: ListAddress
  onAddress: OnAddress
}

export interface ListGrid extends GridInUse {
  columns: GridColumn[]
  rows: GridRows
  shown: readonly number[]
  order: SortField[]
}

/** The grid of a list. The order is that of the rows as they were adopted: news do not move them. */
export function useListGrid<L extends Listing, W extends { language: Language }>(given: Wishes<L, W>): ListGrid {
  const { making, list, adopted, words, chosen, address, onAddress } = given
  const { name, empty, columnsOf, rowsOf, isOf, sort: madeSort } = making
  const known = useMemo(() => columnsOf(empty, words), [columnsOf, empty, words])
  const wishes = {
    columns: known,
    ...(madeSort && { sort: madeSort }),
    address: address.view,
    onAddress: (view: string | undefined) => onAddress({ view }, { replace: true }),
  }
  // which of both stays the same for as long as there is the list
  const useGrid: typeof useGridState = name === undefined ? useGridInAddress : useGridState
  const grid = useGrid({ ...wishes, name: name as GridName }) // only the one for grids with a name reads it
  const { sort, filters } = grid.state
  const columns = useMemo(
    () => (list === empty ? known : columnsOf(list, words)),
    [list, empty, known, columnsOf, words],
  )
  // what was worked out about a column is kept with it, so the same columns serve every sort and filter
  const ordered = useMemo(
    () => (adopted === list ? columns : columnsOf(adopted, words)),
    [adopted, list, columns, columnsOf, words],
  )
  const rows = useMemo(() => rowsOf(list), [rowsOf, list])
  const named = chosen.join()
  // the head or the card that was pressed answers at once; the rows follow as soon as they are drawn
  const wanted = useDeferredValue(useMemo(() => ({ sort, filters, named }), [sort, filters, named]))
  const shown = useMemo(() => {
    const found = shownRows(ordered, adopted.rows, wanted, words.language)
    const names = wanted.named.split(',')
    return wanted.named === '' ? found : found.filter((row) => isOf(adopted, row, names))
  }, [ordered, adopted, words.language, wanted, isOf])
  return { ...grid, columns, rows, shown, order: wanted.sort }
}

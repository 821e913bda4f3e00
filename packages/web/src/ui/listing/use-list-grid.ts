import type { GridName, SortField } from '@fairway/contract/shared/grid.values'
import type { Language } from '@fairway/contract/shared/language'
import { useDeferredValue, useMemo } from 'react'
import type { GridColumn, GridRows } from '../grid/grid-parts.ts'
import { shownRows } from '../grid/shown-rows.rules.ts'
import { useGridInAddress } from '../grid/use-grid-in-address.ts'
import { type GridInUse, useGridState } from '../grid/use-grid-state.ts'
import type { ListAddress, OnAddress } from './list-address.rules.ts'
import type { Listing } from './listing.ts'

/** How one kind of list becomes a grid. Its functions stay the same from one drawing to the next. */
export interface ListGridDefinition<L extends Listing, W> {
  /** Whose preferences it follows; a grid without any stands in the address alone. */
  name?: GridName
  /** Stands for the list until there is one. */
  empty: L
  columnsOf: (list: L, labels: W) => GridColumn[]
  rowsOf: (list: L) => GridRows
  /** Whether a row belongs to one of the cards that are chosen. */
  isOf: (list: L, row: number, chosen: readonly string[]) => boolean
  /** The order in which the grid comes as made. */
  sort?: SortField[]
}

interface ListGridOptions<L extends Listing, W> {
  definition: ListGridDefinition<L, W>
  /** The list in front of the reader, and the answer whose rows and order it has. */
  list: L
  adopted: L
  labels: W
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
export function useListGrid<L extends Listing, W extends { language: Language }>(
  options: ListGridOptions<L, W>,
): ListGrid {
  const { definition, list, adopted, labels, chosen, address, onAddress } = options
  const { name, empty, columnsOf, rowsOf, isOf, sort: madeSort } = definition
  const known = useMemo(() => columnsOf(empty, labels), [columnsOf, empty, labels])
  const gridOptions = {
    columns: known,
    ...(madeSort && { sort: madeSort }),
    address: address.view,
    onAddress: (view: string | undefined) => onAddress({ view }, { replace: true }),
  }
  // which of both stays the same for as long as there is the list
  const useGrid: typeof useGridState = name === undefined ? useGridInAddress : useGridState
  const grid = useGrid({ ...gridOptions, name: name as GridName }) // only the one for grids with a name reads it
  const { sort, filters } = grid.state
  const columns = useMemo(
    () => (list === empty ? known : columnsOf(list, labels)),
    [list, empty, known, columnsOf, labels],
  )
  // what was worked out about a column is kept with it, so the same columns serve every sort and filter
  const ordered = useMemo(
    () => (adopted === list ? columns : columnsOf(adopted, labels)),
    [adopted, list, columns, columnsOf, labels],
  )
  const rows = useMemo(() => rowsOf(list), [rowsOf, list])
  const named = chosen.join()
  // the head or the card that was pressed answers at once; the rows follow as soon as they are drawn
  const wanted = useDeferredValue(useMemo(() => ({ sort, filters, named }), [sort, filters, named]))
  const shown = useMemo(() => {
    const found = shownRows(ordered, adopted.rows, wanted, labels.language)
    const names = wanted.named.split(',')
    return wanted.named === '' ? found : found.filter((row) => isOf(adopted, row, names))
  }, [ordered, adopted, labels.language, wanted, isOf])
  return { ...grid, columns, rows, shown, order: wanted.sort }
}

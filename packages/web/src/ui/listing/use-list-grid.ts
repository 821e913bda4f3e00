import type { GridName, GridState, SortField } from '@fairway/contract/shared/grid.values'
import { useDeferredValue, useMemo } from 'react'
import { useAddressChange } from '../grid/address-change.ts'
import type { GridColumn, GridRows } from '../grid/grid-parts.ts'
import { defaultGridState, fitState } from '../grid/grid-state.rules.ts'
import { shownRows } from '../grid/shown-rows.rules.ts'
import { type GridInUse, useGridState } from '../grid/use-grid-state.ts'
import { stateFrom } from '../grid/views/grid-source.rules.ts'
import { isSameGrid, readGridText, writeGridText } from '../grid/views/grid-text.rules.ts'
import { type ListDefinition, type LiveListing, matchesCards } from './define-list.ts'
import type { ListAddress, OnAddress } from './list-address.rules.ts'
import type { ListLabels } from './list-labels.ts'

interface ListGridOptions<L extends LiveListing, W> {
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
  /** The adopted rows that the filters of the columns leave, whatever the cards choose. */
  filtered: readonly number[]
  order: SortField[]
}

/** The grid of a list. The order is that of the rows as they were adopted: news do not move them. */
export function useListGrid<C extends object, L extends LiveListing, W extends ListLabels, X>(
  definition: ListDefinition<C, L, W, X>,
  options: ListGridOptions<L, W>,
): ListGrid {
  const { list, adopted, labels, chosen, address, onAddress } = options
  const { name, empty, columns: columnsOf, cards, keyOf, hrefOf, sort: madeSort } = definition
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
  const rows = useMemo(
    () => ({ count: list.rows, keyOf: (row: number) => keyOf(list, row), hrefOf: (row: number) => hrefOf(list, row) }),
    [list, keyOf, hrefOf],
  )
  const named = chosen.join()
  // the head or the card that was pressed answers at once; the rows follow as soon as they are drawn
  const wanted = useDeferredValue(useMemo(() => ({ sort, filters, named }), [sort, filters, named]))
  const filtered = useMemo(
    () => shownRows(ordered, adopted.rows, wanted, labels.language),
    [ordered, adopted, labels.language, wanted],
  )
  const shown = useMemo(() => {
    return wanted.named === '' ? filtered : filtered.filter(matchesCards(cards, adopted, wanted.named.split(',')))
  }, [filtered, adopted, wanted, cards])
  return { ...grid, columns, rows, shown, filtered, order: wanted.sort }
}

interface GridInAddressOptions {
  columns: readonly GridColumn[]
  address: string | undefined
  onAddress: (text: string | undefined) => void
  /** The default sort order. */
  sort?: SortField[]
}

const noSort: SortField[] = []

/** The state of a grid without stored preferences: all changes are in the address alone. */
function useGridInAddress({ columns, address, onAddress, sort = noSort }: GridInAddressOptions): GridInUse {
  const fromAddress = useMemo(() => readGridText(address), [address])
  const defaults = useMemo(() => defaultGridState(columns, sort), [columns, sort])
  const settled = useMemo(
    () => fitState(stateFrom({ fromAddress, preference: undefined, defaults }), columns),
    [fromAddress, defaults, columns],
  )
  const { ahead, change } = useAddressChange<GridState>(address, onAddress)
  const setState = (next: GridState) => {
    const text = writeGridText({
      ...(!isSameGrid(next.layout, defaults.layout) && { layout: next.layout }),
      ...(!isSameGrid(next.sort, defaults.sort) && { sort: next.sort }),
      filters: next.filters,
    })
    change(next, text)
  }
  const state = ahead ?? settled
  const reset = () => setState({ ...defaults, filters: state.filters })
  return { state, setState, isReady: true, reset, firstViewId: undefined, openedViewId: undefined }
}

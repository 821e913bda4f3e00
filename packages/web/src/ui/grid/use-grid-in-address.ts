import type { GridState, SortField } from '@fairway/contract/shared/grid.values'
import { useMemo } from 'react'
import { useAddressChange } from './address-change.ts'
import type { GridColumn } from './grid-parts.ts'
import { defaultGridState, fitState } from './grid-state.rules.ts'
import type { GridInUse } from './use-grid-state.ts'
import { stateFrom } from './views/grid-source.rules.ts'
import { isSameGrid, readGridText, writeGridText } from './views/grid-text.rules.ts'

interface GridInAddressOptions {
  columns: readonly GridColumn[]
  address: string | undefined
  onAddress: (text: string | undefined) => void
  /** The default sort order. */
  sort?: SortField[]
}

const noSort: SortField[] = []

/** The state of a grid without stored preferences: all changes are in the address alone. */
export function useGridInAddress({ columns, address, onAddress, sort = noSort }: GridInAddressOptions): GridInUse {
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

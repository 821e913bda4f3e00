import type { GridName, GridState, SortField } from '@fairway/contract/shared/grid.values'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { showToast } from '../feedback/toast.store.ts'
import { useAddressChange } from './address-change.ts'
import type { GridColumn } from './grid-parts.ts'
import { defaultGridState, fitState } from './grid-state.rules.ts'
import { preferenceQuery, preferenceStoreOf } from './views/grid-preference.ts'
import { changeIn, stateFrom } from './views/grid-source.rules.ts'
import { readGridText } from './views/grid-text.rules.ts'

interface GridStateOptions {
  name: GridName
  columns: readonly GridColumn[]
  /** The view in the address. */
  address: string | undefined
  /** Replaces the view in the address. */
  onAddress: (text: string | undefined) => void
  /** The default sort order. */
  sort?: SortField[]
}

export interface GridInUse {
  state: GridState
  setState: (next: GridState) => void
  /** False while the preference is still loading, in a browser that never showed this grid. */
  isReady: boolean
  /** Back to the default grid, on every device; a toast offers to undo it. Filters stay. */
  reset: () => void
  /** The saved view to open while the address names none: pass it to `SavedViews` as `openFirst`. */
  firstViewId: string | undefined
  /** The saved view from which the address started: pass it to `SavedViews` as `openedId`. */
  openedViewId: string | undefined
}

const noSort: SortField[] = []

/**
 * The state of a grid: the address first, then the owner's preference, then the default. Changes go to the preference,
 * or to the address while that has a layout of its own.
 */
export function useGridState({ name, columns, address, onAddress, sort = noSort }: GridStateOptions): GridInUse {
  const { t } = useTranslation('grid')
  const preferenceStore = preferenceStoreOf(name)
  const { preference, isKnown } = useStore(preferenceStore.state)
  const query = useQuery(preferenceQuery(name))
  useEffect(() => {
    if (query.data) preferenceStore.settle(query.data.preference ?? undefined)
    else if (query.isError) preferenceStore.giveUpAsking()
  }, [preferenceStore, query.data, query.isError])

  const fromAddress = useMemo(() => readGridText(address), [address])
  const defaults = useMemo(() => defaultGridState(columns, sort), [columns, sort])
  const settled = useMemo(
    () => fitState(stateFrom({ fromAddress, preference, defaults }), columns),
    [fromAddress, preference, defaults, columns],
  )
  const { ahead, change: changeAddress, setAddress } = useAddressChange<GridState>(address, onAddress)
  const state = ahead ?? settled
  const setState = (next: GridState) => {
    const change = changeIn({ before: state, next, fromAddress, defaults })
    if (change.preference) preferenceStore.change({ ...preference, ...change.preference })
    changeAddress(next, change.text)
  }
  const reset = () => {
    const back = { preference, address }
    const restore = () => {
      preferenceStore.change(back.preference)
      setAddress(back.address)
    }
    preferenceStore.change(undefined)
    setAddress(
      changeIn({ before: state, next: { ...defaults, filters: state.filters }, fromAddress: {}, defaults }).text,
    )
    showToast({ kind: 'note', text: t('tools.wasReset'), action: { text: t('tools.undo'), act: restore } })
  }
  const firstViewId = address === undefined ? preference?.viewId : undefined
  return { state, setState, isReady: isKnown, reset, firstViewId, openedViewId: fromAddress.view }
}

import type { GridPreference, GridState } from '@fairway/contract/shared/grid.values'
import { type AddressState, isSameGrid, writeGridText } from './grid-text.rules.ts'

interface Sources {
  fromAddress: AddressState
  preference: GridPreference | undefined
  defaults: GridState
}

/** The grid to show: from the address, else from the preference, else the default. Only addresses have filters. */
export function stateFrom({ fromAddress, preference, defaults }: Sources): GridState {
  const liked = preference && preference.layout.columns.length > 0 ? preference : defaults
  return {
    layout: fromAddress.layout ?? liked.layout,
    sort: fromAddress.sort ?? liked.sort,
    filters: fromAddress.filters ?? {},
  }
}

/** A preference without columns and order. */
export const silentPreference: GridPreference = { layout: { columns: [], density: 'normal' }, sort: [] }

interface Change {
  before: GridState
  next: GridState
  fromAddress: AddressState
  defaults: GridState
}

/**
 * Where a change goes. An address with a layout is an opened view: it changes there and leaves the reader's preference
 * alone. Otherwise layout and order become the preference, and the address gets what a link must bring: filters, and an
 * order that is not the default.
 */
export function changeIn({ before, next, fromAddress, defaults }: Change) {
  const isView = fromAddress.layout !== undefined
  const isLiked = !isView && !(isSameGrid(before.layout, next.layout) && isSameGrid(before.sort, next.sort))
  const isUsual = isSameGrid(next.sort, defaults.sort)
  return {
    preference: isLiked ? { layout: next.layout, sort: next.sort } : undefined,
    text: writeGridText(
      isView
        ? { ...next, ...(fromAddress.view && { view: fromAddress.view }) }
        : { ...((fromAddress.sort || !isUsual) && { sort: next.sort }), filters: next.filters },
    ),
  }
}

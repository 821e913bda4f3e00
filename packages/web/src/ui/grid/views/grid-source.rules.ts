import type { GridPreference, GridState } from '@fairway/contract/shared/grid.values'
import { isSameGrid, type SaidState, writeGridText } from './grid-text.rules.ts'

interface Sources {
  said: SaidState
  preference: GridPreference | undefined
  made: GridState
}

/** The grid to show: what the address says, else what its owner likes, else as made. Only addresses bring filters. */
export function stateFrom({ said, preference, made }: Sources): GridState {
  const liked = preference && preference.layout.columns.length > 0 ? preference : made
  return { layout: said.layout ?? liked.layout, sort: said.sort ?? liked.sort, filters: said.filters ?? {} }
}

/** A preference that says nothing yet of columns and order. */
export const silentPreference: GridPreference = { layout: { columns: [], density: 'normal' }, sort: [] }

interface Change {
  before: GridState
  next: GridState
  said: SaidState
  made: GridState
}

/**
 * Where a change goes. An address that brings a layout is a view that somebody opened: it changes there and leaves what
 * its reader likes alone. Otherwise layout and order become the preference, and the address has what is to be seen
 * by whoever gets the link: filters, and an order that is not the usual one.
 */
export function changeIn({ before, next, said, made }: Change) {
  const isView = said.layout !== undefined
  const isLiked = !isView && !(isSameGrid(before.layout, next.layout) && isSameGrid(before.sort, next.sort))
  const isUsual = isSameGrid(next.sort, made.sort)
  return {
    preference: isLiked ? { layout: next.layout, sort: next.sort } : undefined,
    text: writeGridText(
      isView
        ? { ...next, ...(said.view && { view: said.view }) }
        : { ...((said.sort || !isUsual) && { sort: next.sort }), filters: next.filters },
    ),
  }
}

import type { GridPreference, GridState } from '@fairway/contract/shared/grid.values'
import { isSameGrid, type SaidState, writeGridText } from './grid-text.rules.ts'

interface Sources {
  said: SaidState
  preference: GridPreference | undefined
  made: GridState
}

/** The grid to show: from the address, else from the preference, else the default. Only addresses have filters. */
export function stateFrom({ said, preference, made }: Sources): GridState {
  const liked = preference && preference.layout.columns.length > 0 ? preference : made
  return { layout: said.layout ?? liked.layout, sort: said.sort ?? liked.sort, filters: said.filters ?? {} }
}

/** A preference without columns and order. */
export const silentPreference: GridPreference = { layout: { columns: [], density: 'normal' }, sort: [] }

interface Change {
  before: GridState
  next: GridState
  said: SaidState
  made: GridState
}

/**
 * Where a change goes. An address with a layout is an opened view: it changes there and leaves the reader's preference
 * alone. Otherwise layout and order become the preference, and the address gets what a link must bring: filters, and an
 * order that is not the default.
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

import type { SavedView } from '@fairway/contract/shared/grid.schema'
import type { GridState } from '@fairway/contract/shared/grid.values'
import { isSameGrid } from './grid-text.rules.ts'

/** What is on the screen: the search criteria and the state of the grid. */
export interface OnScreen {
  criteria: object
  state: GridState
}

/** True when the screen shows the view. Columns that only one of them has do not count. */
export function matchesSavedView({ content }: Pick<SavedView, 'content'>, { criteria, state }: OnScreen): boolean {
  const known = new Set(state.layout.columns.map(({ id }) => id))
  const saved = new Set(content.state.layout.columns.map(({ id }) => id))
  const shared = ({ layout, sort, filters }: GridState) => ({
    columns: layout.columns.filter(({ id }) => known.has(id) && saved.has(id)),
    density: layout.density,
    sort: sort.filter(({ id }) => known.has(id)),
    filters: Object.fromEntries(Object.entries(filters).filter(([id]) => known.has(id))),
  })
  return isSameGrid(criteria, content.criteria) && isSameGrid(shared(state), shared(content.state))
}

/** The open view: the one in the address, else one that matches the screen exactly. */
export const openView = (views: readonly SavedView[], openedId: string | undefined, screen: OnScreen) =>
  views.find(({ id }) => id === openedId) ?? views.find((view) => matchesSavedView(view, screen))

/** One's own views first, then those of colleagues, each by name. */
export const inOrder = (views: readonly SavedView[], language: string): SavedView[] =>
  [...views].sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.name.localeCompare(b.name, language))

import type { ColumnFilter, ColumnLayout, Density, GridState, SortField } from '@fairway/contract/shared/grid.values'
import type { GridColumn } from './grid-parts.ts'

type Known = Pick<GridColumn, 'id' | 'isRowHeader' | 'isHiddenAtFirst' | 'isPinnedAtFirst'>

const defaultLayout = ({ id, isHiddenAtFirst, isPinnedAtFirst }: Known): ColumnLayout => ({
  id,
  ...(isHiddenAtFirst && { hidden: true }),
  ...(isPinnedAtFirst && { pinned: true }),
})

/** The grid before anybody has changed it. */
export const defaultGridState = (columns: readonly Known[], sort: SortField[] = []): GridState => ({
  layout: { columns: columns.map(defaultLayout), density: 'normal' },
  sort,
  filters: {},
})

/**
 * Fits a saved state to the present columns: unknown ones are dropped, new ones come after their default predecessor,
 * the row header is never hidden, and pinned ones are first.
 */
export function fitState(saved: GridState, columns: readonly Known[]): GridState {
  const known = new Map(columns.map((column) => [column.id, column]))
  const fitting = saved.layout.columns.filter(
    ({ id }, at, all) => known.has(id) && all.findIndex((one) => one.id === id) === at,
  )
  for (const [at, column] of columns.entries()) {
    if (fitting.some(({ id }) => id === column.id)) continue
    const before = fitting.findIndex(({ id }) => id === columns[at - 1]?.id)
    fitting.splice(before + 1, 0, defaultLayout(column))
  }
  const visible = fitting.map((column) => (known.get(column.id)?.isRowHeader ? { ...column, hidden: false } : column))
  return {
    layout: { ...saved.layout, columns: pinnedFirst(visible) },
    sort: saved.sort.filter(({ id }) => known.has(id)),
    filters: Object.fromEntries(Object.entries(saved.filters).filter(([id]) => known.has(id))),
  }
}

const pinnedFirst = (columns: ColumnLayout[]) => [
  ...columns.filter(({ pinned }) => pinned),
  ...columns.filter(({ pinned }) => !pinned),
]

const withColumns = (state: GridState, columns: ColumnLayout[]): GridState => ({
  ...state,
  layout: { ...state.layout, columns: pinnedFirst(columns) },
})
const changed = (state: GridState, id: string, change: Partial<ColumnLayout>) =>
  withColumns(
    state,
    state.layout.columns.map((column) => (column.id === id ? { ...column, ...change } : column)),
  )

export const resizeColumn = (state: GridState, id: string, widthPx: number) =>
  changed(state, id, { widthPx: Math.round(Math.min(1000, Math.max(30, widthPx))) })
export const hideColumn = (state: GridState, id: string, hidden: boolean) => changed(state, id, { hidden })
export const pinColumn = (state: GridState, id: string, pinned: boolean) => changed(state, id, { pinned })
export const setDensity = (state: GridState, density: Density): GridState => ({
  ...state,
  layout: { ...state.layout, density },
})

/** Moves a column to the place of another. Pinned and other columns do not mix. */
export function moveColumn(state: GridState, id: string, toId: string): GridState {
  const { columns } = state.layout
  const from = columns.findIndex((column) => column.id === id)
  const to = columns.findIndex((column) => column.id === toId)
  const moved = columns[from]
  if (!moved || to < 0 || from === to) return state
  const others = columns.filter((column) => column !== moved)
  others.splice(to, 0, moved)
  return withColumns(state, others)
}

/** Sorts by a column: ascending, descending, then not at all. `add` keeps the other sort columns. */
export function sortBy(state: GridState, id: string, add: boolean): GridState {
  const before = state.sort.find((field) => field.id === id)
  const next = before?.descending ? undefined : { id, descending: before !== undefined }
  const others = add ? state.sort.filter((field) => field.id !== id) : []
  if (add && before && next) return { ...state, sort: state.sort.map((field) => (field.id === id ? next : field)) }
  return { ...state, sort: next ? [...others, next] : others }
}
export const setSort = (state: GridState, sort: SortField[]): GridState => ({ ...state, sort })

/** Filters a column; without a filter, removes it. */
export function filterColumn(state: GridState, id: string, filter: ColumnFilter | undefined): GridState {
  const { [id]: _former, ...others } = state.filters
  return { ...state, filters: filter ? { ...others, [id]: filter } : others }
}

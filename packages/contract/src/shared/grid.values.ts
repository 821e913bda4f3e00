/** The eight grids with stored preferences, by the names of the specification. */
export const gridNames = [
  'gridPrefBR', 'gridPrefSI', 'gridPrefBLOI', 'gridPrefBLD', 'gridPrefSV', 'gridPrefVA', 'gridPrefCD', 'gridPrefBD',
] as const // biome-ignore format: one line of names reads better
export type GridName = (typeof gridNames)[number]

export const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

/** The owner's settings of one column; missing ones are the grid's defaults. */
export interface ColumnLayout {
  id: string
  widthPx?: number | undefined
  hidden?: boolean | undefined
  /** Stays visible while the others scroll sideways. */
  pinned?: boolean | undefined
}

/** The columns in their order, and the density of the rows. */
export interface GridLayout {
  columns: ColumnLayout[]
  density: Density
}

/** One column of a sort order; the first of a list has priority. */
export interface SortField {
  id: string
  descending: boolean
}

/** The filter of a column: a text that it contains, one of some values, or a range. */
export type ColumnFilter =
  | { kind: 'has'; text: string }
  | { kind: 'oneOf'; values: string[] }
  | { kind: 'between'; from: string; to: string }

/** The defaults of a person's grid: layout and order, and a saved view to start with. */
export interface GridPreference {
  layout: GridLayout
  sort: SortField[]
  viewId?: string | undefined
}

/** Everything that a grid shows beside its rows: part of the address, and stored in a view. */
export interface GridState {
  layout: GridLayout
  sort: SortField[]
  filters: Record<string, ColumnFilter>
}

export const COLUMN_LIMIT = 80
export const SORT_LIMIT = 8
export const FILTER_VALUE_LIMIT = 500
/** The most views that a person can save for one grid. */
export const VIEW_LIMIT = 50
export const VIEW_NAME_LENGTH = 60
/** A search with the most numbers that can be pasted stays below this, as JSON. */
export const CRITERIA_LENGTH = 150_000

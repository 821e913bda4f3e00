/** The eight grids whose preferences are kept, by the names of the specification. */
export const gridNames = [
  'gridPrefBR', 'gridPrefSI', 'gridPrefBLOI', 'gridPrefBLD', 'gridPrefSV', 'gridPrefVA', 'gridPrefCD', 'gridPrefBD',
] as const // biome-ignore format: one line of names reads better
export type GridName = (typeof gridNames)[number]

export const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

/** One column as its owner has it; what is not said is as the grid comes. */
export interface ColumnLayout {
  id: string
  widthPx?: number | undefined
  hidden?: boolean | undefined
  /** Stays in sight while the others scroll sideways. */
  pinned?: boolean | undefined
}

/** The columns in their order, and how close the lines stand. */
export interface GridLayout {
  columns: ColumnLayout[]
  density: Density
}

/** One column of a sort order; the first of a list counts most. */
export interface SortField {
  id: string
  descending: boolean
}

/** What a column is narrowed to: a text that it holds, one of some values, or what lies between two. */
export type ColumnFilter =
  | { kind: 'has'; text: string }
  | { kind: 'oneOf'; values: string[] }
  | { kind: 'between'; from: string; to: string }

/** How somebody wants a grid to come up: layout and order, and one of the saved views to begin with. */
export interface GridPreference {
  layout: GridLayout
  sort: SortField[]
  viewId?: string | undefined
}

/** Everything that makes a grid look as it does, beside its rows: what an address carries, and what a view keeps. */
export interface GridState {
  layout: GridLayout
  sort: SortField[]
  filters: Record<string, ColumnFilter>
}

export const COLUMN_LIMIT = 80
export const SORT_LIMIT = 8
export const FILTER_VALUE_LIMIT = 500
/** So many views of one grid may a person keep. */
export const VIEW_LIMIT = 50
export const VIEW_NAME_LENGTH = 60
/** A search with as many numbers as can be pasted stays below this, as JSON. */
export const CRITERIA_LENGTH = 150_000

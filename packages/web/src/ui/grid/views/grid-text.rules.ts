import {
  COLUMN_LIMIT,
  type ColumnFilter,
  type ColumnLayout,
  densities,
  FILTER_VALUE_LIMIT,
  type GridLayout,
  type GridPreference,
  type GridState,
  SORT_LIMIT,
  type SortField,
} from '@fairway/contract/shared/grid.values'
import { decodeCriteria, encodeCriteria } from '@fairway/contract/shared/url-criteria'

/** The grid state in an address. Missing parts follow the reader's preference. */
export interface AddressState extends Partial<GridState> {
  /** The saved view from which it started. */
  view?: string
}

type Unknown = Record<string, unknown>
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'
const isColumnId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z][a-zA-Z0-9]{0,39}$/.test(value)

const isColumn = (value: unknown): value is ColumnLayout =>
  isObject(value) &&
  isColumnId(value.id) &&
  isFlag(value.hidden) &&
  isFlag(value.pinned) &&
  (value.widthPx === undefined ||
    (Number.isInteger(value.widthPx) && Number(value.widthPx) >= 30 && Number(value.widthPx) <= 1000))

const isLayout = (value: unknown): value is GridLayout =>
  isObject(value) &&
  Array.isArray(value.columns) &&
  value.columns.length <= COLUMN_LIMIT &&
  value.columns.every(isColumn) &&
  densities.some((density) => density === value.density)

const isSort = (value: unknown): value is SortField[] =>
  Array.isArray(value) &&
  value.length <= SORT_LIMIT &&
  value.every((field) => isObject(field) && isColumnId(field.id) && typeof field.descending === 'boolean')

function isFilter(value: unknown): value is ColumnFilter {
  if (!isObject(value)) return false
  if (value.kind === 'has') return isText(value.text)
  if (value.kind === 'between') return isText(value.from) && isText(value.to)
  const { kind, values } = value
  return kind === 'oneOf' && Array.isArray(values) && values.length <= FILTER_VALUE_LIMIT && values.every(isText)
}

/** The columns of a layout that can be read; undefined where none can. */
function readLayout(value: unknown): GridLayout | undefined {
  if (isLayout(value)) return value
  if (!isObject(value) || !Array.isArray(value.columns) || value.columns.length > COLUMN_LIMIT) return undefined
  const columns = value.columns.filter(isColumn)
  const density = densities.find((one) => one === value.density) ?? 'normal'
  return columns.length > 0 ? { columns, density } : undefined
}

const readFilters = (value: unknown): GridState['filters'] =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, ColumnFilter] => {
      const [id, filter] = entry
      return isColumnId(id) && isFilter(filter)
    }),
  )

/** Parses the grid state of an address. Parts that cannot be parsed are left out. */
export function readGridText(text: string | undefined): AddressState {
  const { layout: columns, sort, filters: some, view } = (text ? decodeCriteria(text) : undefined) ?? {}
  const [layout, filters] = [readLayout(columns), readFilters(some)]
  return {
    ...(layout && { layout, ...(isText(view) && { view }) }),
    ...(isSort(sort) && { sort }),
    ...(Object.keys(filters).length > 0 && { filters }),
  }
}

/** The text for the address; undefined when there is nothing to say. */
export function writeGridText({ layout, sort, filters, view }: AddressState): string | undefined {
  const content = {
    ...(layout && { layout, ...(view && { view }) }),
    ...(sort && { sort }),
    ...(filters && Object.keys(filters).length > 0 && { filters }),
  }
  return Object.keys(content).length > 0 ? encodeCriteria(content) : undefined
}

/** A whole view as an address: it hides the preference of the reader who opens it. */
export const wholeGridText = (state: GridState, view?: string): string =>
  encodeCriteria({ ...state, ...(view && { view }) })

/** A preference as this browser stored it; undefined where its form is invalid. */
export function readPreference(value: unknown): GridPreference | undefined {
  if (!isObject(value) || !isLayout(value.layout) || !isSort(value.sort)) return undefined
  const { layout, sort, viewId } = value
  return { layout, sort, ...(typeof viewId === 'string' && { viewId }) }
}

/** True when both describe the same grid, whatever the order of their properties. */
export const isSameGrid = (one: unknown, other: unknown): boolean => plain(one) === plain(other)

/** Flags that are false equal missing flags. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    isObject(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, each]) => each !== undefined && each !== false)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  ) ?? ''

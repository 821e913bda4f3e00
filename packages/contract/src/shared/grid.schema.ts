import { z } from 'zod'
import * as values from './grid.values.ts'
import { InstantOut, RequiredText, Revision, RevisionInQuery, Verbatim } from './scalar.schema.ts'

const ColumnId = z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)

export const GridLayout = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        id: ColumnId,
        widthPx: z.number().int().min(30).max(1000).optional(),
        hidden: z.boolean().optional(),
        pinned: z.boolean().optional(),
      }),
    )
    .max(values.COLUMN_LIMIT),
  density: z.enum(values.densities),
})
const Sort = z.array(z.strictObject({ id: ColumnId, descending: z.boolean() })).max(values.SORT_LIMIT)
const FilterText = Verbatim(200)
const Filter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('has'), text: FilterText }),
  z.strictObject({ kind: z.literal('oneOf'), values: z.array(FilterText).max(values.FILTER_VALUE_LIMIT) }),
  z.strictObject({ kind: z.literal('between'), from: FilterText, to: FilterText }),
])

export const ColumnFilters = z
  .record(ColumnId, Filter)
  .refine((filters) => Object.keys(filters).length <= values.COLUMN_LIMIT)
export type ColumnFilters = z.output<typeof ColumnFilters>

export const GridState = z.strictObject({ layout: GridLayout, sort: Sort, filters: ColumnFilters })
export const GridPreference = z.strictObject({ layout: GridLayout, sort: Sort, viewId: z.uuid().optional() })

export const GridQuery = z.object({ grid: z.enum(values.gridNames) })
export const PreferenceBody = z.strictObject({ grid: z.enum(values.gridNames), preference: GridPreference })
export const PreferenceReply = z.object({ preference: GridPreference.nullable() })

/** What a view restores: the search, in the form of its own screen, and the layout of the grid. */
const ViewContent = z.strictObject({
  criteria: z.record(Verbatim(40), z.unknown()).refine(isStorable),
  state: GridState,
})
const ViewName = RequiredText(values.VIEW_NAME_LENGTH)

export const NewView = z.strictObject({
  grid: z.enum(values.gridNames),
  name: ViewName,
  /** The organisation whose people may use it too; null keeps it private. */
  sharedWith: z.uuid().nullable(),
  content: ViewContent,
})
export const ViewChange = z.strictObject({
  id: z.uuid(),
  version: Revision,
  name: ViewName,
  sharedWith: z.uuid().nullable(),
  content: ViewContent,
})
export const ViewChoice = z.object({ id: z.uuid(), version: RevisionInQuery })

export const SavedView = z.object({
  id: z.uuid(),
  grid: z.enum(values.gridNames),
  name: z.string(),
  isOwn: z.boolean(),
  /** The name of its owner, where that is somebody else. */
  owner: z.string().nullable(),
  sharedWith: z.uuid().nullable(),
  version: z.number().int(),
  changedAt: InstantOut,
  content: ViewContent,
})
export type SavedView = z.output<typeof SavedView>
export const ViewsReply = z.object({
  views: z.array(SavedView),
  /** The organisations with whose people a view can be shared. */
  organisations: z.array(z.object({ id: z.uuid(), name: z.string(), localName: z.string().nullable() })),
})
export type ViewsReply = z.output<typeof ViewsReply>

/** A lone surrogate cannot be stored. */
function isWellFormed(text: string) {
  return !/\p{Cs}/u.test(text)
}

/** A search has a few fields, one of which may be a long list of numbers. */
function isStorable(criteria: unknown) {
  return isFlat(criteria, CRITERIA_DEPTH) && JSON.stringify(criteria).length <= values.CRITERIA_LENGTH
}
const CRITERIA_DEPTH = 4

function isFlat(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isWellFormed(value)
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.entries(value).every(([name, part]) => isWellFormed(name) && isFlat(part, depth - 1))
}

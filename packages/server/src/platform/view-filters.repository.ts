import { ColumnFilters } from '@fairway/contract/shared/grid.schema'
import { type PlainColumns, plainlyFiltered } from '@fairway/contract/shared/plain-column.rules'
import { canBeFollowed } from '@fairway/contract/watching/view-filters.rules'
import type { WatchedGrid } from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from './database/database.ts'

/** The search and the filters of columns of a saved view, as they are stored. */
export interface ViewContent {
  criteria: unknown
  filters: unknown
}

/** The filters of a view's columns; nothing if they cannot be read any more, or look for words of a language. */
export function readFilters(grid: WatchedGrid, filters: unknown): ColumnFilters | undefined {
  const read = ColumnFilters.safeParse(filters ?? {})
  return read.success && canBeFollowed(grid, read.data) ? read.data : undefined
}

const Zone = z.object({ code: z.string(), zone: z.string() })

interface FilteredList<C> {
  columns: C
  rows: number
}

/** The rows of a list that pass the filters of its columns. Times are on the clocks of these places. */
export async function filterRows<C extends Record<string, readonly unknown[]>>(
  db: Database,
  { columns, rows }: FilteredList<C>,
  {
    filters,
    places,
    columnsOf,
  }: {
    filters: ColumnFilters
    places: readonly (keyof C)[]
    columnsOf: (columns: C, zoneOf: (place: string) => string) => PlainColumns
  },
): Promise<number[]> {
  const codes = [...new Set(places.flatMap((field) => columns[field] ?? []))].filter((code) => code !== null)
  const zones = await db.many(Zone, sql`select code, zone from location where code = any(${codes}::text[])`)
  const zoneOf = new Map(zones.map(({ code, zone }) => [code, zone]))
  return plainlyFiltered(
    columnsOf(columns, (place) => zoneOf.get(place) ?? 'UTC'),
    filters,
    rows,
  )
}

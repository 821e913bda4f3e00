import { passesFilter } from '@fairway/contract/shared/column-filter.rules'
import type { ColumnFilter, GridState, SortField } from '@fairway/contract/shared/grid.values'
import type { Language } from '@fairway/contract/shared/language'
import { collatorOf, foldedOf, ranksOf, textsOf } from './columns/column-keys.ts'
import type { GridColumn } from './grid-parts.ts'

/** The rows that match every filter, sorted. Rows without a value come last in both directions. */
export function shownRows(
  columns: readonly GridColumn[],
  rowCount: number,
  { filters, sort }: Pick<GridState, 'filters' | 'sort'>,
  language: Language,
): number[] {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.id]
    return filter ? [passing(column, rowCount, filter, language)] : []
  })
  const rows: number[] = []
  for (let row = 0; row < rowCount; row += 1) if (tests.every((passes) => passes(row))) rows.push(row)
  return sort.reduceRight((sorted, field) => sortedBy(sorted, field, columns, { rowCount, language }), rows)
}

/** Sorts by one column and keeps the order of equal rows, so the columns are applied from the last to the first. */
function sortedBy(
  rows: number[],
  { id, descending }: SortField,
  columns: readonly GridColumn[],
  { rowCount, language }: { rowCount: number; language: Language },
): number[] {
  const column = columns.find((one) => one.id === id)
  if (!column) return rows
  const { ofRows, size } = ranksOf(column, rowCount, language)
  const placeOf = (row: number) => {
    const rank = ofRows[row] ?? size
    return descending && rank < size ? size - 1 - rank : rank
  }
  // ranks are small whole numbers, so counting them sorts them
  const next = new Int32Array(size + 2)
  for (const row of rows) next[placeOf(row) + 1] = (next[placeOf(row) + 1] ?? 0) + 1
  for (let place = 1; place <= size; place += 1) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0)
  const sorted = new Array<number>(rows.length)
  for (const row of rows) {
    const place = placeOf(row)
    const at = next[place] ?? 0
    sorted[at] = row
    next[place] = at + 1
  }
  return sorted
}

const passing = (column: GridColumn, rowCount: number, filter: ColumnFilter, language: Language) => {
  const { kind, value, code, codes } = column
  const texts = () => textsOf(column, rowCount)
  const folded = () => foldedOf(column, rowCount)
  const { compare } = collatorOf(language)
  return passesFilter({ kind, value, code, codes, texts, folded, compare }, filter)
}

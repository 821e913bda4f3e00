import { foldText } from '@fairway/contract/shared/fold'
import type { ColumnFilter, GridState, SortField } from '@fairway/contract/shared/grid.values'
import type { Language } from '@fairway/contract/shared/language'
import { collatorOf, foldedOf, numberOf, ranksOf, textsOf } from './columns/column-keys.ts'
import type { GridColumn } from './grid-parts.ts'

type Passes = (row: number) => boolean

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

function passing(column: GridColumn, rowCount: number, filter: ColumnFilter, language: Language): Passes {
  if (filter.kind === 'has') return holding(column, rowCount, filter.text)
  if (filter.kind === 'between') return between(column, rowCount, filter, language)
  const wanted = new Set(filter.values)
  const { code, codes } = column
  if (codes) return (row) => codes(row).some((one) => wanted.has(one)) || (wanted.has('') && codes(row).length === 0)
  if (code) return (row) => wanted.has(code(row))
  const texts = textsOf(column, rowCount)
  return (row) => wanted.has(texts[row] ?? '')
}

/** Finds a text in any spelling. A text of punctuation alone, such as a slash, is found literally. */
function holding(column: GridColumn, rowCount: number, text: string): Passes {
  const folded = foldText(text)
  const [texts, wanted] =
    folded === '' ? [textsOf(column, rowCount), text.trim()] : [foldedOf(column, rowCount), folded]
  return (row) => (texts[row] ?? '').includes(wanted)
}

/** Between two values, both included. An end that is empty or cannot be parsed is open. */
function between(column: GridColumn, rowCount: number, ends: { from: string; to: string }, language: Language): Passes {
  const texts = textsOf(column, rowCount)
  const { kind, value = (row: number) => texts[row] ?? '' } = column
  const valueText = (row: number) => String(value(row) ?? '')
  if (kind === 'number') return within((row) => numberOf(value(row)), numberOf(ends.from), numberOf(ends.to))
  if (kind === 'text' || kind === 'choice') {
    const { compare } = collatorOf(language)
    return (row) =>
      valueText(row) !== '' &&
      compare(valueText(row), ends.from) >= 0 &&
      (!ends.to || compare(valueText(row), ends.to) <= 0)
  }
  const areDays = kind === 'day' || (isDayOrOpen(ends.from) && isDayOrOpen(ends.to))
  const timeOf = areDays
    ? (row: number) => Date.parse(dayOf(texts[row] ?? '', valueText(row)))
    : (row: number) => Date.parse(valueText(row))
  return within(timeOf, Date.parse(ends.from), Date.parse(ends.to))
}

function within(readingOf: (row: number) => number, from: number, to: number): Passes {
  const least = Number.isNaN(from) ? -Infinity : from
  const most = Number.isNaN(to) ? Infinity : to
  return (row) => readingOf(row) >= least && readingOf(row) <= most
}

const isDayOrOpen = (end: string) => end === '' || /^\d{4}-\d\d-\d\d$/.test(end)

/** The day as shown to the reader, because an instant may be on another day elsewhere. */
const dayOf = (text: string, value: string) => (/^\d{4}-\d\d-\d\d/.test(text) ? text : value).slice(0, 10)

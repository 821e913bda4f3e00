import { foldText } from '@fairway/contract/shared/fold'
import type { ColumnFilter, GridState, SortField } from '@fairway/contract/shared/grid.words'
import type { Language } from '@fairway/contract/shared/language'
import { collatorOf, foldedOf, numberOf, ranksOf, textsOf } from './column-keys.ts'
import type { GridColumn } from './grid.types.ts'

type Passes = (row: number) => boolean

/** The rows that pass every filter, in the order of the sort; rows without a value come last, whichever way it goes. */
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
  const order = orderOf(columns, rowCount, sort, language)
  return order ? rows.sort(order) : rows
}

function orderOf(columns: readonly GridColumn[], rowCount: number, sort: SortField[], language: Language) {
  const keys = sort.flatMap(({ id, descending }) => {
    const column = columns.find((one) => one.id === id)
    return column ? [{ ranks: ranksOf(column, rowCount, language), way: descending ? -1 : 1 }] : []
  })
  if (keys.length === 0) return undefined
  return (a: number, b: number) => {
    for (const { ranks, way } of keys) {
      const difference = compareRanks(ranks[a] ?? Number.NaN, ranks[b] ?? Number.NaN, way)
      if (difference !== 0) return difference
    }
    return a - b
  }
}

function compareRanks(a: number, b: number, way: number): number {
  if (a === b) return 0
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1
  return Number.isNaN(b) || a < b === way > 0 ? -1 : 1
}

function passing(column: GridColumn, rowCount: number, filter: ColumnFilter, language: Language): Passes {
  if (filter.kind === 'has') return holding(column, rowCount, filter.text)
  if (filter.kind === 'between') return between(column, rowCount, filter, language)
  const wanted = new Set(filter.values)
  const texts = textsOf(column, rowCount)
  return (row) => wanted.has(texts[row] ?? '')
}

/** A text is found in any spelling; one of nothing but marks, such as a slash, is found as it stands. */
function holding(column: GridColumn, rowCount: number, text: string): Passes {
  const folded = foldText(text)
  const [texts, wanted] =
    folded === '' ? [textsOf(column, rowCount), text.trim()] : [foldedOf(column, rowCount), folded]
  return (row) => (texts[row] ?? '').includes(wanted)
}

/** From one value to another, both counted in; an end that is empty, or that nobody can read, is open. */
function between(column: GridColumn, rowCount: number, ends: { from: string; to: string }, language: Language): Passes {
  const texts = textsOf(column, rowCount)
  const { kind, value = (row: number) => texts[row] ?? '' } = column
  const written = (row: number) => String(value(row) ?? '')
  if (kind === 'number') return within((row) => numberOf(value(row)), numberOf(ends.from), numberOf(ends.to))
  if (kind === 'text' || kind === 'choice') {
    const { compare } = collatorOf(language)
    return (row) =>
      written(row) !== '' && compare(written(row), ends.from) >= 0 && (!ends.to || compare(written(row), ends.to) <= 0)
  }
  const areDays = kind === 'day' || (isDayOrOpen(ends.from) && isDayOrOpen(ends.to))
  const timeOf = areDays
    ? (row: number) => Date.parse(dayOf(texts[row] ?? '', written(row)))
    : (row: number) => Date.parse(written(row))
  return within(timeOf, Date.parse(ends.from), Date.parse(ends.to))
}

function within(readingOf: (row: number) => number, from: number, to: number): Passes {
  const least = Number.isNaN(from) ? -Infinity : from
  const most = Number.isNaN(to) ? Infinity : to
  return (row) => readingOf(row) >= least && readingOf(row) <= most
}

const isDayOrOpen = (end: string) => end === '' || /^\d{4}-\d\d-\d\d$/.test(end)

/** The day that a reader sees, for a moment may be on another one elsewhere. */
const dayOf = (text: string, value: string) => (/^\d{4}-\d\d-\d\d/.test(text) ? text : value).slice(0, 10)

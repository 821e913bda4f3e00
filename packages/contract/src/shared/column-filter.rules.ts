import { foldText } from './fold.ts'
import type { ColumnFilter } from './grid.values.ts'

/** Decides how a column sorts, filters, is exported and is aligned. */
export type ColumnKind = 'text' | 'number' | 'day' | 'instant' | 'choice'

/** What a filter reads of a column. Texts are asked for once, so that they can be kept. */
export interface FilteredColumn {
  kind: ColumnKind
  texts: () => readonly string[]
  /** The same, folded for search. */
  folded: () => readonly string[]
  /** The value, where that is not the text: a number, or a day or instant in ISO form. */
  value?: ((row: number) => number | string | null) | undefined
  /** The code of a choice, in no language. */
  code?: ((row: number) => string) | undefined
  /** The same for a column whose rows can have several of its choices. */
  codes?: ((row: number) => readonly string[]) | undefined
  /** Compares texts as the reader's language does. */
  compare: (one: string, other: string) => number
}

type Passes = (row: number) => boolean

/** Whether rows pass the filter of a column. */
export function passesFilter(column: FilteredColumn, filter: ColumnFilter): Passes {
  if (filter.kind === 'has') return holding(column, filter.text)
  if (filter.kind === 'between') return between(column, filter)
  const wanted = new Set(filter.values)
  const { code, codes } = column
  if (codes) return (row) => codes(row).some((one) => wanted.has(one)) || (wanted.has('') && codes(row).length === 0)
  if (code) return (row) => wanted.has(code(row))
  const texts = column.texts()
  return (row) => wanted.has(texts[row] ?? '')
}

/** Finds a text in any spelling. A text of punctuation alone, such as a slash, is found literally. */
function holding({ texts, folded }: FilteredColumn, text: string): Passes {
  const wanted = foldText(text)
  const [found, part] = wanted === '' ? [texts(), text.trim()] : [folded(), wanted]
  return (row) => (found[row] ?? '').includes(part)
}

/** Between two values, both included. An end that is empty or cannot be parsed is open. */
function between(column: FilteredColumn, ends: { from: string; to: string }): Passes {
  const { kind, compare } = column
  const texts = column.texts()
  const value = column.value ?? ((row: number) => texts[row] ?? '')
  const valueText = (row: number) => String(value(row) ?? '')
  if (kind === 'number') return within((row) => numberOf(value(row)), numberOf(ends.from), numberOf(ends.to))
  if (kind === 'text' || kind === 'choice')
    return (row) =>
      valueText(row) !== '' &&
      compare(valueText(row), ends.from) >= 0 &&
      (!ends.to || compare(valueText(row), ends.to) <= 0)
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

export const numberOf = (value: string | number | null) => (value === null || value === '' ? Number.NaN : Number(value))

const isDayOrOpen = (end: string) => end === '' || /^\d{4}-\d\d-\d\d$/.test(end)

/** The day as shown to the reader, because an instant may be on another day elsewhere. */
const dayOf = (text: string, value: string) => (/^\d{4}-\d\d-\d\d/.test(text) ? text : value).slice(0, 10)

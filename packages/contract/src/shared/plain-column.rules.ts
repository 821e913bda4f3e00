import { placeTime } from '../tracking/journey/place-time.rules.ts'
import { type ColumnKind, type FilteredColumn, passesFilter } from './column-filter.rules.ts'
import { foldText } from './fold.ts'
import type { ColumnFilter } from './grid.values.ts'

type Read<T> = (row: number) => T

/** A column of a list that is read without the words of any language, as far as it can be: those have no text. */
export interface PlainColumn {
  kind: ColumnKind
  text?: Read<string>
  value?: Read<number | string | null>
  code?: Read<string>
  codes?: Read<readonly string[]>
}

export type PlainColumns = Readonly<Record<string, PlainColumn>>
type Filters = Readonly<Record<string, ColumnFilter>>

/** What stands in a field of the answer at a row. */
export type Cell<F extends string> = (field: F, row: number) => string | number | boolean | null

/** Makes the columns of a list by their kinds. `zoneOf` is the zone of a place. */
export function plainColumnMaker<F extends string>(cell: Cell<F>, zoneOf: (place: string) => string) {
  const textOf =
    (field: F): Read<string> =>
    (row) =>
      String(cell(field, row) ?? '')
  const wallTime = (at: string, place: string) => {
    const { date, time } = placeTime(at, zoneOf(place))
    return `${date} ${time}`
  }
  return {
    text: (field: F, text: Read<string> = textOf(field)): PlainColumn => ({ kind: 'text', text }),
    /** A choice whose word is the same in every language. */
    choice: (field: F): PlainColumn => ({ kind: 'choice', text: textOf(field) }),
    coded: (field: F, code: Read<string> = textOf(field)): PlainColumn => ({ kind: 'choice', code }),
    number: (field: F): PlainColumn => ({
      kind: 'number',
      value: (row) => (cell(field, row) === null ? null : Number(cell(field, row))),
    }),
    day: (field: F): PlainColumn => ({
      kind: 'day',
      text: textOf(field),
      value: (row) => textOf(field)(row) || null,
    }),
    moment: (field: F, place: F): PlainColumn => ({
      kind: 'instant',
      value: (row) => textOf(field)(row) || null,
      text: (row) => (cell(field, row) === null ? '' : wallTime(textOf(field)(row), textOf(place)(row))),
    }),
  }
}

/** Whether a filter asks for nothing that depends on the reader's language. */
function isPlain({ kind, text, code, codes }: PlainColumn, filter: ColumnFilter): boolean {
  if (filter.kind === 'has') return text !== undefined
  if (filter.kind === 'oneOf') return (code ?? codes ?? text) !== undefined
  return kind === 'number' || kind === 'day' || kind === 'instant'
}

/** Whether all filters can be applied where nobody reads: by codes, numbers, dates, and texts of no language. */
export const arePlainFilters = (columns: PlainColumns, filters: Filters): boolean =>
  Object.entries(filters).every(([id, filter]) => {
    const column = columns[id]
    return column !== undefined && isPlain(column, filter)
  })

/** The rows that pass all filters, which must be plain ones. */
export function plainlyFiltered(columns: PlainColumns, filters: Filters, rowCount: number): number[] {
  const rows = Array.from({ length: rowCount }, (_, row) => row)
  const tests = Object.entries(filters).map(([id, filter]) => {
    const column = columns[id]
    return column && isPlain(column, filter) ? passesFilter(withTexts(column, rows), filter) : () => false
  })
  return rows.filter((row) => tests.every((passes) => passes(row)))
}

function withTexts({ text = () => '', ...column }: PlainColumn, rows: readonly number[]): FilteredColumn {
  const texts = () => rows.map(text)
  return { ...column, texts, folded: () => texts().map(foldText), compare: (one, other) => (one < other ? -1 : 1) }
}

import { isDateOnly, normalizeDay } from '@fairway/contract/shared/date-only'
import { foldText } from '@fairway/contract/shared/fold'
import { type ColumnFilter, FILTER_VALUE_LIMIT } from '@fairway/contract/shared/grid.values'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import type { GridColumn } from '../grid-parts.ts'

export interface FilterValue {
  /** What the filter stores: the language-independent code where the column has one. */
  value: string
  text: string
  count: number
}

type Column = Pick<GridColumn, 'text' | 'code' | 'codes' | 'textOfCode' | 'choices'>
const nothing = [''] as const

/** The values of a row: one, or several where the column allows that. */
const valuesIn = ({ text, code = text, codes }: Column, row: number): readonly string[] => {
  const several = codes?.(row)
  return several ? (several.length > 0 ? several : nothing) : [code(row)]
}

const labelOf = ({ text, codes, textOfCode = String }: Column, row: number, value: string) =>
  codes ? value && textOfCode(value) : text(row)

/** The values of a column with their counts: in the order of its choices, otherwise the most frequent first. */
export function valuesOf(column: Column, rowCount: number): FilterValue[] {
  const found = new Map<string, FilterValue>()
  for (let row = 0; row < rowCount; row += 1) {
    for (const value of valuesIn(column, row)) {
      const known = found.get(value)
      if (known) known.count += 1
      else found.set(value, { value, text: labelOf(column, row, value), count: 1 })
    }
  }
  const rank = new Map((column.choices ?? []).map((choice, at) => [choice, at]))
  const rankOf = ({ text }: FilterValue) => rank.get(text) ?? rank.size
  return [...found.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.count - a.count || (a.text < b.text ? -1 : 1))
}

/** The label of a stored filter value. A value that no row has is shown as it is. */
export function textOfValue(column: Column, rowCount: number, wanted: string): string {
  if (column.codes) return labelOf(column, 0, wanted)
  if (!column.code) return wanted
  for (let row = 0; row < rowCount; row += 1) if (column.code(row) === wanted) return column.text(row)
  return wanted
}

/** Finds values by a part of their text, in any spelling. */
export function findValues(values: readonly FilterValue[], wanted: string): readonly FilterValue[] {
  const folded = foldText(wanted)
  return folded === '' ? values : values.filter(({ text }) => foldText(text).includes(folded))
}

export type FilterProblem = 'badDay' | 'badNumber' | 'wrongOrder' | 'tooMany'
export interface FilterError {
  field: 'from' | 'to' | 'values'
  problem: FilterProblem
}

/** The normalised filter: days become yyyy-mm-dd, numbers lose their thousands separators. */
export function tidyFilter(filter: ColumnFilter, kind: GridColumn['kind']): ColumnFilter {
  if (filter.kind === 'has') return { kind: 'has', text: filter.text.trim() }
  if (filter.kind === 'oneOf') return filter
  const tidy = kind === 'number' ? (text: string) => plainNumber(text.replace('−', '-')) : normalizeDay
  return { kind: 'between', from: tidy(filter.from), to: tidy(filter.to) }
}

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text)

/** The error of a filter before it is applied. An end may be open. */
export function checkFilter(filter: ColumnFilter, kind: GridColumn['kind']): FilterError | undefined {
  if (filter.kind === 'oneOf')
    return filter.values.length > FILTER_VALUE_LIMIT ? { field: 'values', problem: 'tooMany' } : undefined
  if (filter.kind === 'has') return undefined
  const isNumeric = kind === 'number'
  const isGood = isNumeric ? isNumber : isDateOnly
  for (const field of ['from', 'to'] as const)
    if (filter[field] !== '' && !isGood(filter[field])) return { field, problem: isNumeric ? 'badNumber' : 'badDay' }
  const { from, to } = filter
  const isBackward = isNumeric ? Number(to) < Number(from) : to < from
  return from !== '' && to !== '' && isBackward ? { field: 'to', problem: 'wrongOrder' } : undefined
}

/** The filter to store. One that matches everything is none. */
export function settledFilter(filter: ColumnFilter): ColumnFilter | undefined {
  if (filter.kind === 'has') return filter.text === '' ? undefined : filter
  if (filter.kind === 'oneOf') return filter.values.length === 0 ? undefined : filter
  return filter.from === '' && filter.to === '' ? undefined : filter
}

/** The initial filter of a column of this kind. */
function emptyFilter(kind: GridColumn['kind']): ColumnFilter {
  if (kind === 'text') return { kind: 'has', text: '' }
  return kind === 'choice' ? { kind: 'oneOf', values: [] } : { kind: 'between', from: '', to: '' }
}

/** The filter to edit: the present one where it suits the column. Older views may have others. */
export const filterToEdit = (filter: ColumnFilter | undefined, kind: GridColumn['kind']): ColumnFilter => {
  const empty = emptyFilter(kind)
  return filter?.kind === empty.kind ? filter : empty
}

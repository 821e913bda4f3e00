import { isDateOnly, normalizeDay } from '@fairway/contract/shared/date-only'
import { foldText } from '@fairway/contract/shared/fold'
import { type ColumnFilter, FILTER_VALUE_LIMIT } from '@fairway/contract/shared/grid.values'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import type { GridColumn } from '../grid-parts.ts'

export interface FilterValue {
  /** What the filter keeps: the same in every language where the column says so. */
  value: string
  text: string
  count: number
}

type Column = Pick<GridColumn, 'text' | 'code' | 'choices'>
const valueIn = ({ text, code = text }: Column, row: number) => code(row)

/** What a column holds and how often: in the order of its choices where it has one, otherwise the frequent first. */
export function valuesOf(column: Column, rowCount: number): FilterValue[] {
  const found = new Map<string, FilterValue>()
  for (let row = 0; row < rowCount; row += 1) {
    const value = valueIn(column, row)
    const known = found.get(value)
    if (known) known.count += 1
    else found.set(value, { value, text: column.text(row), count: 1 })
  }
  const rank = new Map((column.choices ?? []).map((choice, at) => [choice, at]))
  const rankOf = ({ text }: FilterValue) => rank.get(text) ?? rank.size
  return [...found.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.count - a.count || (a.text < b.text ? -1 : 1))
}

/** How a value that a filter keeps reads; one that no row has stands as it is. */
export function textOfValue(column: Column, rowCount: number, wanted: string): string {
  if (!column.code) return wanted
  for (let row = 0; row < rowCount; row += 1) if (valueIn(column, row) === wanted) return column.text(row)
  return wanted
}

/** Finds values by a part of them in any spelling. */
export function findValues(values: readonly FilterValue[], wanted: string): readonly FilterValue[] {
  const folded = foldText(wanted)
  return folded === '' ? values : values.filter(({ text }) => foldText(text).includes(folded))
}

export type FilterProblem = 'badDay' | 'badNumber' | 'wrongOrder' | 'tooMany'
export interface FilterError {
  field: 'from' | 'to' | 'values'
  problem: FilterProblem
}

/** A filter as it was meant: days in any usual form become yyyy-mm-dd, numbers lose what sets off their thousands. */
export function tidyFilter(filter: ColumnFilter, kind: GridColumn['kind']): ColumnFilter {
  if (filter.kind === 'has') return { kind: 'has', text: filter.text.trim() }
  if (filter.kind === 'oneOf') return filter
  const tidy = kind === 'number' ? (text: string) => plainNumber(text.replace('−', '-')) : normalizeDay
  return { kind: 'between', from: tidy(filter.from), to: tidy(filter.to) }
}

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text)

/** What is wrong with a filter before it is applied; an end may be left open. */
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

/** The filter as it is kept; one that lets everything through is none. */
export function settledFilter(filter: ColumnFilter): ColumnFilter | undefined {
  if (filter.kind === 'has') return filter.text === '' ? undefined : filter
  if (filter.kind === 'oneOf') return filter.values.length === 0 ? undefined : filter
  return filter.from === '' && filter.to === '' ? undefined : filter
}

/** The filter that a column of this kind begins with. */
function emptyFilter(kind: GridColumn['kind']): ColumnFilter {
  if (kind === 'text') return { kind: 'has', text: '' }
  return kind === 'choice' ? { kind: 'oneOf', values: [] } : { kind: 'between', from: '', to: '' }
}

/** The filter to edit: the present one where it suits its column, as views of older days may bring others. */
export const filterToEdit = (filter: ColumnFilter | undefined, kind: GridColumn['kind']): ColumnFilter => {
  const empty = emptyFilter(kind)
  return filter?.kind === empty.kind ? filter : empty
}

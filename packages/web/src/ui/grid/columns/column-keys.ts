import { numberOf } from '@fairway/contract/shared/column-filter.rules'
import { foldText } from '@fairway/contract/shared/fold'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import type { GridColumn } from '../grid-parts.ts'

/** Cached values of a column. Columns are made anew with every answer, so the cache goes with them. */
interface Known {
  rowCount: number
  texts?: readonly string[]
  folded?: readonly string[]
  ranks?: Ranks & { language: Language }
}
const known = new WeakMap<GridColumn, Known>()

function knownOf(column: GridColumn, rowCount: number): Known {
  const before = known.get(column)
  if (before?.rowCount === rowCount) return before
  const made = { rowCount }
  known.set(column, made)
  return made
}

/** The label of a choice is made once, however many rows have it. */
function textsByRow({ text, code }: GridColumn, rowCount: number): string[] {
  if (!code) return forRows(rowCount, text)
  const labels = new Map<string, string>()
  return forRows(rowCount, (row) => {
    const choice = code(row)
    const label = labels.get(choice) ?? text(row)
    labels.set(choice, label)
    return label
  })
}

/** A plain loop: with thousands of rows in dozens of columns, `Array.from` takes several times as long. */
function forRows<T>(rowCount: number, make: (row: number) => T): T[] {
  const made: T[] = []
  for (let row = 0; row < rowCount; row += 1) made.push(make(row))
  return made
}

/** Every text of a column; those of choices once each. */
export function differentTexts(column: GridColumn, rowCount: number): readonly string[] {
  const { text, code } = column
  if (!code || known.get(column)?.texts) return textsOf(column, rowCount)
  const labels = new Map<string, string>()
  for (let row = 0; row < rowCount; row += 1) {
    const choice = code(row)
    if (!labels.has(choice)) labels.set(choice, text(row))
  }
  return [...labels.values()]
}

/** The texts of a column, row by row. */
export function textsOf(column: GridColumn, rowCount: number): readonly string[] {
  const about = knownOf(column, rowCount)
  about.texts ??= textsByRow(column, rowCount)
  return about.texts
}

/** The same texts, folded for search. Every distinct text is folded once. */
export function foldedOf(column: GridColumn, rowCount: number): readonly string[] {
  const about = knownOf(column, rowCount)
  about.folded ??= byDifferent(textsOf(column, rowCount), foldText)
  return about.folded
}

/** The rank of each row's value among the distinct values of its column. Rows without a value rank last. */
export interface Ranks {
  ofRows: Int32Array
  /** The number of distinct values, which is also the rank of rows without one. */
  size: number
}

/** The ranks of a column in the order of the reader's language. */
export function ranksOf(column: GridColumn, rowCount: number, language: Language): Ranks {
  const about = knownOf(column, rowCount)
  if (about.ranks?.language !== language) about.ranks = { language, ...rank(column, rowCount, language) }
  return about.ranks
}

function rank(column: GridColumn, rowCount: number, language: Language): Ranks {
  const { kind, value } = column
  const values = value ? forRows(rowCount, value) : textsOf(column, rowCount)
  if (kind === 'number') return rankBy(values.map(numberOf))
  if (kind === 'instant') return rankBy(values.map((one) => Date.parse(String(one ?? ''))))
  return rankTexts(
    values.map((one) => String(one ?? '')),
    column,
    language,
  )
}

function rankBy(values: readonly number[]): Ranks {
  const different = [...new Set(values)].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const places = new Map(different.map((value, at) => [value, at]))
  return { ofRows: Int32Array.from(values, (value) => places.get(value) ?? different.length), size: different.length }
}

/** Days sort by their ISO form, choices in their own order, other texts as in the reader's language. */
function rankTexts(values: readonly string[], { kind, choices = [] }: GridColumn, language: Language): Ranks {
  const places = new Map(choices.map((choice, at) => [choice, at]))
  const others = [...new Set(values)].filter((value) => value !== '' && !places.has(value))
  const isPlain = kind === 'day' || others.every(sortsByCodePoint)
  const { compare } = collatorOf(language)
  others.sort(isPlain ? undefined : compare)
  let size = choices.length
  for (const [at, value] of others.entries()) {
    const isSame = at > 0 && !isPlain && compare(others[at - 1] ?? '', value) === 0
    if (!isSame) size += 1
    places.set(value, size - 1)
  }
  return { ofRows: Int32Array.from(values, (value) => places.get(value) ?? size), size }
}

/** Such texts sort the same in all three languages as by code point, which is faster. */
const sortsByCodePoint = (text: string) => /^[A-Z0-9 -]*$/.test(text)

const collators = new Map<Language, Intl.Collator>()
export function collatorOf(language: Language): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(languageTag[language])
  collators.set(language, collator)
  return collator
}

function byDifferent<T>(values: readonly string[], make: (value: string) => T): T[] {
  const made = new Map<string, T>()
  return values.map((value) => {
    const before = made.get(value)
    if (before !== undefined) return before
    const next = make(value)
    made.set(value, next)
    return next
  })
}

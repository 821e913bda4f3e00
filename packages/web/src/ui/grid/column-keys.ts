import { foldText } from '@fairway/contract/shared/fold'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import type { GridColumn } from './grid.types.ts'

/** What was worked out about a column's rows. Columns are made anew with every answer, so it goes when they go. */
interface Known {
  texts: readonly string[]
  folded?: readonly string[]
  ranks?: { language: Language; ofRows: Float64Array }
}
const known = new WeakMap<GridColumn, Known>()

function knownOf(column: GridColumn, rowCount: number): Known {
  const before = known.get(column)
  if (before?.texts.length === rowCount) return before
  const made = { texts: Array.from({ length: rowCount }, (_, row) => column.text(row)) }
  known.set(column, made)
  return made
}

/** What readers read in a column, row by row. */
export const textsOf = (column: GridColumn, rowCount: number) => knownOf(column, rowCount).texts

/** The same in the one form of all spellings; every different text is folded once. */
export function foldedOf(column: GridColumn, rowCount: number): readonly string[] {
  const about = knownOf(column, rowCount)
  about.folded ??= byDifferent(about.texts, foldText)
  return about.folded
}

/** A number for each row that sorts as the column does, in the reader's language; NaN for rows without a value. */
export function ranksOf(column: GridColumn, rowCount: number, language: Language): Float64Array {
  const about = knownOf(column, rowCount)
  if (about.ranks?.language !== language) about.ranks = { language, ofRows: rank(column, about.texts, language) }
  return about.ranks.ofRows
}

const rank = (column: GridColumn, texts: readonly string[], language: Language): Float64Array => {
  const { kind, value = (row) => texts[row] ?? '' } = column
  if (kind === 'number') return Float64Array.from(texts, (_, row) => numberOf(value(row)))
  if (kind === 'instant') return Float64Array.from(texts, (_, row) => Date.parse(String(value(row) ?? '')))
  const values = texts.map((_, row) => String(value(row) ?? ''))
  return Float64Array.from(byDifferent(values, placesIn(values, column, language)))
}

export const numberOf = (value: string | number | null) => (value === null || value === '' ? Number.NaN : Number(value))

/** Days sort as they are written, choices in their own order, all other texts as the reader's language sorts them. */
function placesIn(values: readonly string[], { kind, choices = [] }: GridColumn, language: Language) {
  const different = [...new Set(values)].filter((value) => value !== '')
  const compare = kind === 'day' || different.every(sortsAsWritten) ? asWritten : collatorOf(language).compare
  const places = new Map<string, number>([['', Number.NaN], ...choices.map((choice, at) => [choice, at] as const)])
  const others = different.filter((value) => !places.has(value)).sort(compare)
  let place = choices.length
  for (const [at, value] of others.entries()) {
    if (at > 0 && compare(others[at - 1] ?? '', value) !== 0) place += 1
    places.set(value, place)
  }
  return (value: string) => places.get(value) ?? Number.NaN
}

/** Capitals, digits, spaces and hyphens come in the same order in all three languages as by their codes, which is faster. */
const sortsAsWritten = (text: string) => /^[A-Z0-9 -]*$/.test(text)
const asWritten = (a: string, b: string) => (a < b ? -1 : Number(a > b))

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

import type { Translate } from '../../platform/language/translate.ts'
import { isSameChoice } from '../count-choice.rules.ts'
import type { Option } from '../form/select-field.tsx'
import type { FilterField } from './filter-fields.ts'
import type { ListCriteria } from './list-address.rules.ts'
import type { ListLabels } from './list-labels.ts'

/** What the form of a filter holds: texts and lists of texts, nothing left out. */
export type FilterValues = Record<string, string | string[]>

type Fields<W, X> = readonly FilterField<string, W, X>[]
type Unread = Record<string, unknown>

const textIn = (value: unknown) => (value === undefined || value === null ? '' : String(value))
const listIn = (value: unknown): string[] => (Array.isArray(value) ? value : [])

/** Puts criteria into the form. */
export function valuesOf<W, X>(fields: Fields<W, X>, criteria: object): FilterValues {
  const known: Unread = { ...criteria }
  const values: FilterValues = {}
  for (const field of fields) {
    if (field.kind === 'choices') values[field.name] = listIn(known[field.name])
    else if (field.kind === 'text' || field.kind === 'select') values[field.name] = textIn(known[field.name])
    else if (field.kind === 'range') {
      for (const name of field.names) values[name] = textIn(known[name])
      if (field.dates) values.dateOf ||= field.dates.usual
    }
  }
  return values
}

/** What the form says, as it is typed. */
const inputOf = <W, X>(fields: Fields<W, X>, values: FilterValues): Unread =>
  Object.assign({}, ...fields.map((field) => fieldInput(field, (name) => textIn(values[name]).trim(), values)))

function fieldInput<W, X>(field: FilterField<string, W, X>, typed: (name: string) => string, values: FilterValues) {
  switch (field.kind) {
    case 'numbers':
      return {}
    case 'choices':
      return { [field.name]: values[field.name] }
    case 'range': {
      // a kind of date without a day is no criterion
      const isMeant = !field.dates || (typed('dateOf') !== '' && typed('from') + typed('to') !== '')
      return Object.fromEntries(field.names.map((name) => [name, isMeant ? typed(name) : undefined]))
    }
    default: {
      const value = typed(field.name)
      return { [field.name]: value !== '' && field.isNumber ? Number(value) : value || undefined }
    }
  }
}

interface Filter<C extends object, W, X> {
  filter: Fields<W, X>
  criteria: ListCriteria<C>
}

/** What is wrong with the form as it is typed. */
export const checkValues = <C extends object, W, X>({ filter, criteria }: Filter<C, W, X>, values: FilterValues) =>
  criteria.check(inputOf(filter, values) as C) // the same fields, with whatever was typed

/** Reads criteria from the form; those that it does not show stay. */
export const criteriaOf = <C extends object, W, X>(
  { filter, criteria }: Filter<C, W, X>,
  values: FilterValues,
  before: object = {},
): C => criteria.read({ ...before, ...inputOf(filter, values) })

/** One criterion as a chip says it, and the criteria without it. */
export interface CriterionChip<C extends object> {
  text: string
  /** Fields of the criteria that it stands for. */
  fields: readonly string[]
  without: C
}

/** So many values a chip names before it counts the rest. */
const NAMED = 3

/** What the list is narrowed by, one chip for each criterion. */
export function chipsOf<C extends object, W extends ListLabels, X>(fields: Fields<W, X>, criteria: C, labels: W) {
  const entries = Object.entries(criteria)
  const known: Unread = Object.fromEntries(entries)
  return fields.flatMap((field): CriterionChip<C>[] => {
    const said = chipText(field, known, labels)
    if (!said) return []
    const names = 'names' in field ? field.names : [field.name]
    const without = Object.fromEntries(entries.filter(([name]) => !names.includes(name))) as C // all of it may be left out
    return [{ text: labels.listing('criteria.chip', said), fields: names, without }]
  })
}

/** What a chip is called and says; nothing where nothing is looked for. */
function chipText<W extends ListLabels, X>(field: FilterField<string, W, X>, known: Unread, labels: W) {
  const { listing } = labels
  switch (field.kind) {
    case 'numbers': {
      const found = listIn(known.numbers)
      const type = known.numberType as 'mixed' | undefined // or one of the other kinds of numbers
      if (!type || found.length === 0) return undefined
      return { name: listing(`criteria.numbers.${type}`), value: numbersText(found.map(field.format), listing) }
    }
    case 'choices': {
      const found = listIn(known[field.name])
      if (found.length === 0) return undefined
      const name = field.label(labels)
      if (isSameChoice(field.together?.values, found)) return { name, value: field.together?.text(labels) ?? '' }
      const names = found.map((value) => field.textOf(labels, value))
      return { name, value: someText(names, listing) }
    }
    case 'range': {
      const [dateOf, from, to] = [textIn(known.dateOf), textIn(known.from), textIn(known.to)]
      const name = field.dates ? dateOf && field.dates.textOf(labels, dateOf) : field.label?.(labels)
      if (!name || from + to === '') return undefined
      return { name, value: field.textOf?.(from, to) ?? rangeText(from, to, listing) }
    }
    default: {
      const value = textIn(known[field.name])
      return value === '' ? undefined : { name: field.label(labels), value: field.textOf?.(labels, value) ?? value }
    }
  }
}

/** Several values by their names, or how many there are beside the first. */
const someText = (names: readonly string[], t: Translate<'listing'>) =>
  names.length > NAMED
    ? t('criteria.more', { first: names.slice(0, NAMED - 1).join(', '), count: names.length - NAMED + 1 })
    : names.join(', ')

const numbersText = (found: readonly string[], t: Translate<'listing'>) =>
  found.length > NAMED ? t('criteria.someNumbers', { count: found.length }) : found.join(', ')

function rangeText(from: string, to: string, t: Translate<'listing'>) {
  if (from !== '' && to !== '') return t('criteria.between', { from, to })
  return from === '' ? t('criteria.until', { to }) : t('criteria.since', { from })
}

/** A criterion by the name that people choose it by. */
export interface FieldEntry<W, X> {
  name: string
  kind: FilterField<string, W, X>['kind']
  text: string
  /** The column that says the same. */
  column: string | undefined
  field: FilterField<string, W, X>
}

/** What a list can be narrowed by. */
export const fieldEntries = <W extends ListLabels, X>(fields: Fields<W, X>, labels: W): FieldEntry<W, X>[] =>
  fields.map((field) => ({
    name: ('names' in field ? field.names[0] : field.name) ?? '',
    kind: field.kind,
    text: entryText(field, labels),
    column: field.kind === 'choices' ? field.column : undefined,
    field,
  }))

function entryText<W extends ListLabels, X>(field: FilterField<string, W, X>, labels: W): string {
  if (field.kind === 'numbers') return labels.listing('paste.open')
  return field.label?.(labels) ?? labels.listing('bar.dates')
}

/** A field as the dialog draws it: every text in the reader's language. */
export type DrawnField =
  | { kind: 'text'; name: string; label: string; hint: string | undefined; isHalf: boolean }
  | { kind: 'select'; name: string; label: string; empty: string; options: Option[]; isHalf: boolean }
  | { kind: 'choices'; name: string; label: string; options: Option[] }
  | { kind: 'range'; from: string; to: string; dates: Option[] | undefined }

/** The fields of the dialog. */
export function drawnFields<W, X>(fields: Fields<W, X>, labels: W, known: X | undefined, criteria: object) {
  const chosen = valuesOf(fields, criteria)
  return fields.flatMap((field): DrawnField[] => {
    if (field.kind === 'numbers') return []
    if (field.kind === 'range') {
      const { dates, from, to } = field
      const options = dates?.known.map((value) => ({ value, text: dates.textOf(labels, value) }))
      return [{ kind: 'range', from: from(labels), to: to(labels), dates: options }]
    }
    const { name, kind } = field
    const label = field.label(labels)
    if (kind === 'choices') return [{ kind, name, label, options: field.options(labels, known) }]
    const { isHalf = false } = field
    if (kind === 'text') return [{ kind, name, label, hint: field.hint?.(labels), isHalf }]
    const options = field.options(labels, known, textIn(chosen[name]))
    return [{ kind, name, label, empty: field.empty(labels), options, isHalf }]
  })
}

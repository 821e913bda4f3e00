import { cutShown } from '@fairway/contract/shared/cut-text'
import { decodeCriteria } from '@fairway/contract/shared/url-criteria'
import { readGridText } from '../grid/views/grid-text.rules.ts'
import type { ListAddress, ReadCriteria } from './list-address.rules.ts'

/** Something that an address asks for and a list does not have; without a name, all that the address says of it. */
export interface LeftOut {
  kind: 'filter' | 'column' | 'order'
  name: string
}

/** So many are named; a text that somebody made up may ask for thousands. */
const NAMED = 8
const NAME_LENGTH = 40

/** What a list leaves out of an address, because it knows no such criterion, value or column. */
export const leftOutOf = <C extends object>(
  { criteria, view }: ListAddress,
  read: ReadCriteria<C>,
  columns: readonly string[],
): LeftOut[] =>
  [...filtersLeftOut(criteria, read), ...gridLeftOut(view, new Set(columns))]
    .slice(0, NAMED)
    .map(({ kind, name }) => ({ kind, name: cutShown(name, NAME_LENGTH) }))

function filtersLeftOut<C extends object>(text: string | undefined, read: ReadCriteria<C>): LeftOut[] {
  if (!text) return []
  const input = decodeCriteria(text)
  if (!input) return [{ kind: 'filter', name: '' }]
  const known = new Map<string, unknown>(Object.entries(read(input)))
  return Object.entries(input).flatMap(([name, value]) => lostOf(name, value, known.get(name)))
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** A whole criterion, or those of its values that are not known. */
function lostOf(name: string, value: unknown, known: unknown): LeftOut[] {
  if (!Array.isArray(value)) return isNothing(value) || known !== undefined ? [] : [{ kind: 'filter', name }]
  if (value.length > 0 && known === undefined) return [{ kind: 'filter', name }]
  const kept = new Set(Array.isArray(known) ? known.map(plain) : [])
  return value
    .filter((one) => !isNothing(one) && !kept.has(plain(one)))
    .map((one) => ({ kind: 'filter', name: `${name} ${typeof one === 'object' ? '' : String(one)}`.trim() }))
}

const plain = (value: unknown) => String(value).normalize('NFC').trim().toUpperCase()

function gridLeftOut(text: string | undefined, columns: ReadonlySet<string>): LeftOut[] {
  if (!text) return []
  const input = decodeCriteria(text)
  if (!input) return [{ kind: 'column', name: '' }]
  const read = readGridText(text)
  const lostColumns = namesIn(asObject(input.layout).columns).filter((id) => !columns.has(id))
  const lostOrder = namesIn(input.sort).filter((id) => !columns.has(id) || !read.sort)
  const filters = Object.keys(asObject(input.filters))
  const lostFilters = filters.filter((id) => !columns.has(id) || read.filters?.[id] === undefined)
  return [
    ...lostColumns.map((name) => ({ kind: 'column' as const, name })),
    ...(input.layout !== undefined && !read.layout && lostColumns.length === 0
      ? [{ kind: 'column' as const, name: '' }]
      : []),
    ...lostOrder.map((name) => ({ kind: 'order' as const, name })),
    ...lostFilters.map((name) => ({ kind: 'filter' as const, name })),
  ]
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // whatever it holds is looked at

const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (typeof asObject(one).id === 'string' ? [String(asObject(one).id)] : []))
    : []

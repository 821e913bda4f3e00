import type { GridName, GridState, SortField } from '@fairway/contract/shared/grid.values'
import type { ComponentType } from 'react'
import type { StorageKey } from '../../platform/storage/stored-state.ts'
import { isSameChoice } from '../count-choice.rules.ts'
import type { GridColumn } from '../grid/grid-parts.ts'
import type { IconName } from '../icon.tsx'
import type { FilterField } from './filter-fields.ts'
import type { ListCriteria } from './list-address.rules.ts'
import { createListCache, type ListCache, type ListShape } from './list-cache.ts'
import type { CardCounts, CountQuery, Query } from './list-calls.ts'
import type { ListLabels } from './list-labels.ts'
import type { PastedNumberKind } from './pasted-numbers.rules.ts'

/** A list as it travels: one array for each field, all of the same length. */
export interface Listing {
  columns: Readonly<Record<string, readonly unknown[]>>
  rows: number
  /** When it was read. */
  lastUpdateTs: string
}

/** A list as the server sends it, with what an open page needs to hear of changes. */
export interface LiveListing extends Listing {
  /** The business time for which it holds. */
  asOf: string
  liveFrom: string
  watch: string
  /** Numbers that were asked for and not found. */
  missing?: string[]
}

/** How the rows of a list are told apart, and where a reader sees that a field of one has changed. */
export interface ListKind<L extends Listing> {
  keyOf: (list: L, row: number) => string
  columnOf: (field: string) => string
}

/** What each list says in its own words. */
export interface ListTexts {
  title: string
  /** What an exported file is called. */
  fileName: string
  /** The name of the grid for screen readers. */
  grid: string
  loading: string
  found: (count: number) => string
  /** How many rows are chosen, where several can be. */
  selected?: (count: number) => string
  cards: string
  cardsHint: string
  /** The button of the filter: that the list is shown then. */
  apply: string
  emptyTitle: string
  empty: string
  noMatch: string
  overTitle: string
  over: string
  failed: string
  deniedTitle?: string
  /** What can be pasted, what is said where nothing of it was, and why a number may not be found. */
  paste?: { field: string; none: string; why: string }
  /** What every list says, where this one says it differently. */
  filterTitle?: string
  badTitle?: string
  noMatchTitle?: string
  clearFilters?: string
}

/** Cards that count rows and choose among them by one field of the criteria. */
export interface CardGroup<N extends string, L, W> {
  field: N
  values: readonly string[]
  /** The cards that a row belongs to. */
  of: (list: L, row: number) => readonly string[]
  textOf: (labels: W, value: string) => string
  /** Whoever has rows of these has to do something. */
  blocked: readonly string[]
  /** The cards whose rows still matter: with these chosen and no others, none looks pressed. */
  open?: readonly string[]
}

interface CardOptions<V extends string, L, W> {
  of: (list: L, row: number) => readonly (V | undefined)[]
  textOf: (labels: W, value: V) => string
  blocked: readonly V[]
  open?: readonly V[]
}

/** One card for each of the known values. */
export const cardsBy = <N extends string, V extends string, L, W>(
  field: N,
  values: readonly V[],
  { of, textOf, ...options }: CardOptions<V, L, W>,
): CardGroup<N, L, W> => ({
  field,
  values,
  of: (list, row) => of(list, row).filter((value) => value !== undefined),
  textOf: (labels, value) => textOf(labels, value as V), // only its own values are asked for
  ...options,
})

/** A view that every reader of a list has, beside those that people save. */
export interface BuiltInView<C extends object, W> {
  id: string
  name: (labels: W) => string
  /** What it looks for on this day of the reader. */
  criteria: (today: string) => C
  /** Filters of columns, where no criterion says it. */
  filters?: GridState['filters']
  sort?: SortField[]
}

interface RowProps<L, W> {
  list: L
  row: number
  labels: W
}

/** Everything that makes one list different from another. */
export interface ListDeclaration<C extends object, L extends LiveListing, W extends ListLabels, X> {
  /** Whose preferences and saved views it has; a grid without any stands in the address alone. */
  name?: GridName
  icon: IconName
  /** The call that lists rows, and the one that counts them where they are too many to list. */
  call: (criteria: C) => Query<L>
  count?: (criteria: C) => CountQuery
  /** The codes by which the server refuses a list; with any other one it failed. */
  refusals: { over: string; missing?: readonly string[]; denied?: readonly string[] }
  criteria: ListCriteria<C>
  filter: readonly FilterField<keyof C & string, W, X>[]
  /** What the criteria can be chosen from; asked for when the filter is opened. */
  useChoices?: () => X | undefined
  /** Which numbers can be pasted, and how many. */
  paste?: { kinds: readonly PastedNumberKind[]; limit: number }
  cards: readonly CardGroup<keyof C & string, L, W>[]
  /** Views that come with the list; it begins with the first. */
  views?: readonly BuiltInView<C, W>[]
  useLabels: () => W
  texts: (labels: W) => ListTexts
  columns: (list: L, labels: W) => GridColumn[]
  /** Fields that show in a column of another name. */
  shownIn?: Readonly<Partial<Record<keyof L['columns'], string>>>
  keyOf: (list: L, row: number) => string
  /** The page that a row opens. */
  hrefOf: (list: L, row: number) => string
  /** A row on a phone. */
  card: ComponentType<RowProps<L, W>>
  /** The default sort order. */
  sort?: SortField[]
  /** Where the list is stored between visits, and what the page reads of it. */
  cache: ListShape<L> & { name: StorageKey }
  /** What the list says beside its rows while there is none. */
  empty: Omit<L, keyof LiveListing>
  /** Rows come and go at once; otherwise news wait until the reader wants them, so that nothing moves under a hand. */
  isImmediate?: boolean
}

/** A declaration with what follows from it. */
export interface ListDefinition<C extends object, L extends LiveListing, W extends ListLabels, X>
  extends Omit<ListDeclaration<C, L, W, X>, 'cache' | 'empty'>,
    ListKind<L> {
  empty: L
  cache: ListCache<L>
  /** The calls whose answers a change in the list may alter. */
  isOfList: (call: unknown) => boolean
}

/** Makes a list of its declaration. */
export function defineList<C extends object, L extends LiveListing, W extends ListLabels, X = undefined>(
  declaration: ListDeclaration<C, L, W, X>,
): ListDefinition<C, L, W, X> {
  const { call, count, criteria, cache, empty, shownIn } = declaration
  const nothing = criteria.read({})
  const calls = [call(nothing).queryKey[0], count?.(nothing).queryKey[0]]
  const columnNames = new Map<string, unknown>(Object.entries(shownIn ?? {}))
  return {
    ...declaration,
    columnOf: (field) => String(columnNames.get(field) ?? field),
    cache: createListCache<L>(cache.name, cache),
    empty: { ...emptyList, ...empty } as unknown as L, // its columns are those that it is asked for
    isOfList: (one) => one !== undefined && calls.includes(one),
  }
}

/** Stands for a list until there is one: each of its columns is empty. */
const emptyList: LiveListing = {
  columns: new Proxy({}, { get: () => [] }),
  rows: 0,
  lastUpdateTs: '',
  missing: [],
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

type Groups<L, W> = readonly Pick<CardGroup<string, L, W>, 'field' | 'values' | 'of' | 'open'>[]

/** How many of these rows of a list belong to each card. */
export function countCards<L extends LiveListing, W>(
  groups: Groups<L, W>,
  list: L,
  rows: Iterable<number> = Array(list.rows).keys(),
): CardCounts {
  const counts: Record<string, number> = {}
  for (const { values } of groups) for (const value of values) counts[value] = 0
  for (const row of rows) {
    for (const { of } of groups) for (const value of of(list, row)) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** The same where only rows of the chosen cards are here: those cards alone can be counted, and only by one group of them. */
export function countChosen<L extends LiveListing, W>(
  groups: Groups<L, W>,
  list: L,
  rows: Iterable<number>,
  criteria: object,
): CardCounts {
  const [group, ...others] = groups.filter((one) => chosenCards([one], criteria).length > 0)
  if (!group || others.length > 0) return {}
  const chosen = chosenCards([group], criteria)
  return Object.fromEntries(Object.entries(countCards([group], list, rows)).filter(([value]) => chosen.includes(value)))
}

/** Tells whether a row belongs to one of the chosen cards of every group that has some. */
export function matchesCards<L extends LiveListing, W>(groups: Groups<L, W>, list: L, chosen: readonly string[]) {
  const tests = groups.flatMap(({ values, of }) => {
    const wanted = new Set(values.filter((value) => chosen.includes(value)))
    return wanted.size === 0 ? [] : [(row: number) => of(list, row).some((value) => wanted.has(value))]
  })
  return (row: number) => tests.every((test) => test(row))
}

/** The criteria with these cards chosen, and no others; without any, all rows that still matter. */
export function chooseCards<C extends object, L, W>(groups: Groups<L, W>, criteria: C, chosen: readonly string[]): C {
  const entries = groups.map(({ field, values, open }) => {
    const wanted = values.filter((value) => chosen.includes(value))
    return [field, wanted.length > 0 ? wanted : open] as const
  })
  return { ...criteria, ...Object.fromEntries(entries) }
}

/** The cards that look pressed. */
export const pressedCards = <L, W>(groups: Groups<L, W>, criteria: object): string[] =>
  groups.flatMap((group) => {
    const chosen = chosenCards([group], criteria)
    return isSameChoice(group.open, chosen) ? [] : chosen
  })

/** The cards that the criteria choose. */
export function chosenCards<L, W>(groups: Groups<L, W>, criteria: object): string[] {
  const values = new Map<string, string[]>(Object.entries(criteria))
  return groups.flatMap(({ field }) => values.get(field) ?? [])
}

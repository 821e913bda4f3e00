import type { GridState } from '@fairway/contract/shared/grid.values'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { readersTime } from '../../platform/language/readers-time.ts'
import { shownRows } from '../grid/shown-rows.rules.ts'
import { isSameGrid, writeGridText } from '../grid/views/grid-text.rules.ts'
import {
  chooseCards,
  chosenCards,
  countCards,
  countChosen,
  type ListDefinition,
  type Listing,
  type LiveListing,
  pressedCards,
} from './define-list.ts'
import {
  addressOf,
  criteriaIn,
  isBare,
  type ListAddress,
  leavesOpen,
  type OnAddress,
  type ReadCriteria,
} from './list-address.rules.ts'
import { type ListCache, useBufferedList } from './list-cache.ts'
import { type CardCounts, codeOf, useFoundList } from './list-calls.ts'
import type { ListLabels } from './list-labels.ts'
import { type ListGrid, useListGrid } from './use-list-grid.ts'

/** What the screen of a list is given. */
export interface ListScreenProps {
  address: ListAddress
  onAddress: OnAddress
}

const noKeys: ReadonlySet<string> = new Set()
const noCards: readonly string[] = []
const noViews: readonly never[] = []

/** Everything that the page of a list knows and can do: the criteria, the answer to them, the grid of it and what is chosen. */
export function useListPage<C extends object, L extends LiveListing, W extends ListLabels, X>(
  definition: ListDefinition<C, L, W, X>,
  { address, onAddress }: ListScreenProps,
) {
  const { criteria: rules, cache, cards, empty, views = noViews, isImmediate = false } = definition
  const labels = definition.useLabels()
  const texts = useMemo(() => definition.texts(labels), [definition, labels])
  const [openedAt] = useState(() => new Date().toISOString())
  const start = useMemo(() => views[0]?.criteria(readersTime(openedAt).date), [views, openedAt])
  const { criteria, searchAddress, isReady, isLost, change } = useListCriteria({
    address,
    onAddress,
    read: rules.read,
    cache,
    start,
  })
  const errors = useMemo(() => rules.check(criteria), [rules, criteria])
  const isValid = !isLost && errors.length === 0
  const found = useFoundList(definition, criteria, isReady && isValid)
  const { question, list, isWhole } = found
  const { buffered, isCached, adoptNew, seen } = useBufferedList({ question, list, kind: definition, cache })
  const isCurrent = buffered?.question === question
  const isAnswer = isCurrent && !(isImmediate && isCached)
  const chosenOfCards = chosenCards(cards, criteria)
  const grid = useListGrid(definition, {
    list: buffered?.shown ?? empty,
    adopted: buffered?.adopted ?? empty,
    labels,
    chosen: isWhole ? chosenOfCards : noCards,
    address,
    onAddress,
  })
  const [chosen, setChosen] = useState({ question, keys: noKeys })
  const setKeys = useCallback((keys: ReadonlySet<string>) => setChosen({ question, keys }), [question])

  const isNothing = !isAnswer && definition.refusals.missing?.includes(codeOf(found.error) ?? '')
  const newest = isCurrent && isWhole ? buffered?.newest : isNothing ? empty : undefined
  const isFiltered = Object.keys(grid.state.filters).length > 0
  const adopted = buffered?.adopted
  const counts = useCardCounts(definition, { labels, grid, adopted, newest, criteria, counted: found.counts })

  const { sort } = grid.state
  const { criteria: text, list: listName } = searchAddress
  useEffect(() => {
    if (list) cache.saveSearch({ address: { criteria: text, list: listName }, sort, lastUpdateTs: list.lastUpdateTs })
  }, [cache, list, text, listName, sort])

  const setState = (next: GridState) => {
    // whoever sorts or filters moves the rows anyway: what came and went goes with it
    if (next.sort !== grid.state.sort || next.filters !== grid.state.filters) adoptNew()
    grid.setState(next)
  }
  const openStart = () => onAddress({ criteria: undefined, list: undefined, view: undefined })
  const today = readersTime(buffered?.newest.asOf || openedAt).date
  return {
    definition,
    address,
    labels,
    texts,
    criteria,
    change,
    /** The cards, how many rows belong to each, and which are chosen. */
    cards: {
      chosen: pressedCards(cards, criteria),
      counts,
      isCounting: isValid && (isWhole ? !found.error : found.isCounting),
      choose: (values: readonly string[]) => {
        adoptNew()
        change(chooseCards(cards, criteria, values))
      },
    },
    openView: (input: Record<string, unknown>, view?: string) => change(rules.read(input), { view }),
    /** The views that come with the list, for this day. */
    builtIn: views.map((view, at) => ({
      id: view.id,
      name: view.name(labels),
      isOpen: isSameGrid(criteria, view.criteria(today)) && isSameGrid(grid.state.filters, view.filters ?? {}),
      open: () => (at === 0 ? openStart() : change(view.criteria(today), { view: gridTextOf(view) })),
    })),
    /** The list as it begins. */
    openStart,
    /** Takes away whatever narrows the list. */
    clear: () => {
      if (Object.keys(grid.state.filters).length > 0) setState({ ...grid.state, filters: {} })
      if (Object.keys(criteria).length > 0) change(rules.read({}))
    },
    isNarrowed: isFiltered || narrows(criteria, start, adopted),
    errors,
    isLost,
    found,
    buffered,
    list: buffered?.shown ?? empty,
    isCached,
    /** What is shown answers to the present criteria. */
    isAnswer,
    adoptNew,
    seen,
    grid: { ...grid, setState },
    keys: chosen.question === question ? chosen.keys : noKeys,
    setKeys,
  }
}

/** Criteria narrow a list, but not those that it begins with where there is no row at all. */
const narrows = (criteria: object, start: object | undefined, adopted: Listing | undefined) =>
  Object.keys(criteria).length > 0 && !(adopted?.rows === 0 && isSameGrid(criteria, start))

/** What a view brings to the grid; the columns stay as the reader likes them. */
const gridTextOf = ({ filters, sort }: Partial<Pick<GridState, 'filters' | 'sort'>>) =>
  writeGridText({ ...(filters && { filters }), ...(sort && { sort }) })

export type ListPageState<C extends object, L extends LiveListing, W extends ListLabels, X> = ReturnType<
  typeof useListPage<C, L, W, X>
>

interface CountOptions<C extends object, L, W> {
  labels: W
  grid: ListGrid
  adopted: L | undefined
  /** The newest rows of every card, where they are here. */
  newest: L | undefined
  criteria: C
  /** What the server counted, where there are too many rows to list. */
  counted: CardCounts | undefined
}

/** How many rows belong to each card: as many as a click on it shows, so the filters of columns count too. */
function useCardCounts<C extends object, L extends LiveListing, W extends ListLabels, X>(
  { cards, columns: columnsOf }: ListDefinition<C, L, W, X>,
  { labels, grid, adopted, newest, criteria, counted }: CountOptions<C, L, W>,
): CardCounts | undefined {
  const { filtered } = grid
  const { filters } = grid.state
  const isFiltered = Object.keys(filters).length > 0
  return useMemo(() => {
    // the server does not know the filters of columns: then only the cards whose rows are here can be counted
    if (counted) return isFiltered ? adopted && countChosen(cards, adopted, filtered, criteria) : counted
    if (!newest || !isFiltered) return newest && countCards(cards, newest)
    if (newest === adopted) return countCards(cards, newest, filtered)
    const state = { filters, sort: [] }
    return countCards(cards, newest, shownRows(columnsOf(newest, labels), newest.rows, state, labels.language))
  }, [cards, columnsOf, labels, adopted, newest, criteria, counted, filtered, filters, isFiltered])
}

interface ListCriteriaOptions<C extends object, L extends Listing> {
  address: ListAddress
  onAddress: OnAddress
  read: ReadCriteria<C>
  cache: ListCache<L>
  /** What it begins with, where that is not every row. */
  start: C | undefined
}

interface CriteriaInUse<C> {
  criteria: C
  /** The same as the address has them, to be stored for the next visit. */
  searchAddress: Pick<ListAddress, 'criteria' | 'list'>
  /** False until a long list of numbers was found on this device, or not. */
  isReady: boolean
  /** The address names a list of numbers that this browser does not have. */
  isLost: boolean
  /** Looks for something else; a saved view brings the look of the grid along. */
  change: (next: C, gridView?: Pick<ListAddress, 'view'>) => void
}

/** The criteria as the address says; whoever comes without any finds those of the last visit. */
function useListCriteria<C extends object, L extends Listing>(options: ListCriteriaOptions<C, L>): CriteriaInUse<C> {
  const { address, onAddress, read, cache, start } = options
  const [before] = useState(() => (isBare(address) ? cache.readSearch()?.address : undefined))
  const [isArriving, setIsArriving] = useState(before !== undefined && !isBare(before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isArriving && before) onAddress(before, { replace: true })
    setIsArriving(false)
  }, [])
  const { criteria: text, list, view }: ListAddress = isArriving && before ? before : address
  const found = useLongList(list, cache)
  const beginning = start && leavesOpen({ criteria: text, list, view }) ? start : undefined
  const criteria = useMemo(() => {
    const short = beginning ?? criteriaIn({ criteria: text }, read)
    return found.list ? read(Object.fromEntries([...Object.entries(short), ...Object.entries(found.list)])) : short
  }, [text, found.list, read, beginning])
  const change = (next: C, gridView: Pick<ListAddress, 'view'> = {}) => {
    const { address: wanted, aside } = addressOf(next, read, { saysNone: start !== undefined })
    if (aside) cache.saveNumbers(aside)
    onAddress({ ...wanted, ...gridView })
  }
  return {
    criteria,
    searchAddress: { criteria: text, list },
    isReady: !found.isSearching,
    isLost: found.isLost,
    change,
  }
}

function useLongList<L extends Listing>(id: string | undefined, cache: ListCache<L>) {
  const [missing, setMissing] = useState<string>()
  const [, setFound] = useState<string>()
  const list = id === undefined ? undefined : cache.numbersInMemory(id)
  useEffect(() => {
    if (id === undefined || cache.numbersInMemory(id)) return
    let isCurrent = true
    void cache.readNumbers(id).then((numbers) => isCurrent && (numbers ? setFound(id) : setMissing(id)))
    return () => {
      isCurrent = false
    }
  }, [id, cache])
  const isLost = id !== undefined && missing === id && !list
  return { list, isLost, isSearching: id !== undefined && !list && !isLost }
}

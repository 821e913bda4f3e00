import type { GridState } from '@fairway/contract/shared/grid.values'
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  chooseCards,
  chosenCards,
  countCards,
  type ListDefinition,
  type Listing,
  type LiveListing,
} from './define-list.ts'
import {
  addressOf,
  criteriaIn,
  isBare,
  type ListAddress,
  type OnAddress,
  type ReadCriteria,
} from './list-address.rules.ts'
import { type ListCache, useBufferedList } from './list-cache.ts'
import { codeOf, useFoundList } from './list-calls.ts'
import type { ListLabels } from './list-labels.ts'
import { useListGrid } from './use-list-grid.ts'

/** What the screen of a list is given. */
export interface ListScreenProps {
  address: ListAddress
  onAddress: OnAddress
}

const noKeys: ReadonlySet<string> = new Set()
const noCards: readonly string[] = []

/** Everything that the page of a list knows and can do: the criteria, the answer to them, the grid of it and what is chosen. */
export function useListPage<C extends object, L extends LiveListing, W extends ListLabels, X>(
  definition: ListDefinition<C, L, W, X>,
  { address, onAddress }: ListScreenProps,
) {
  const { criteria: rules, cache, cards, empty, isImmediate = false } = definition
  const labels = definition.useLabels()
  const texts = useMemo(() => definition.texts(labels), [definition, labels])
  const { criteria, searchAddress, isReady, isLost, change } = useListCriteria({
    address,
    onAddress,
    read: rules.read,
    cache,
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
  const counts = useMemo(() => newest && countCards(cards, newest), [cards, newest])

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
  return {
    definition,
    address,
    labels,
    texts,
    criteria,
    change,
    /** The cards, how many rows belong to each, and which are chosen. */
    cards: {
      chosen: chosenOfCards,
      counts: found.counts ?? counts,
      isCounting: isValid && (isWhole ? !found.error : found.isCounting),
      choose: (values: readonly string[]) => {
        adoptNew()
        change(chooseCards(cards, criteria, values))
      },
    },
    openView: (input: Record<string, unknown>, view?: string) => change(rules.read(input), { view }),
    /** Takes away whatever narrows the list. */
    clear: () => {
      if (Object.keys(grid.state.filters).length > 0) setState({ ...grid.state, filters: {} })
      if (Object.keys(criteria).length > 0) change(rules.read({}))
    },
    isNarrowed: Object.keys(criteria).length + Object.keys(grid.state.filters).length > 0,
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

export type ListPageState<C extends object, L extends LiveListing, W extends ListLabels, X> = ReturnType<
  typeof useListPage<C, L, W, X>
>

interface ListCriteriaOptions<C extends object, L extends Listing> {
  address: ListAddress
  onAddress: OnAddress
  read: ReadCriteria<C>
  cache: ListCache<L>
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
  const { address, onAddress, read, cache } = options
  const [before] = useState(() => (isBare(address) ? cache.readSearch()?.address : undefined))
  const [isArriving, setIsArriving] = useState(before !== undefined && !isBare(before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isArriving && before) onAddress(before, { replace: true })
    setIsArriving(false)
  }, [])
  const { criteria: text, list } = isArriving && before ? before : address
  const found = useLongList(list, cache)
  const criteria = useMemo(() => {
    const short = criteriaIn({ criteria: text }, read)
    return found.list ? read(Object.fromEntries([...Object.entries(short), ...Object.entries(found.list)])) : short
  }, [text, found.list, read])
  const change = (next: C, gridView: Pick<ListAddress, 'view'> = {}) => {
    const { address: wanted, aside } = addressOf(next, read)
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

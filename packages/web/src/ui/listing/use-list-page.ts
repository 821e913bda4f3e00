import type { Violation } from '@fairway/contract/kit/errors'
import type { GridState } from '@fairway/contract/shared/grid.values'
import type { Language } from '@fairway/contract/shared/language'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ListCache } from './cached-listing.ts'
import type { ListAddress, OnAddress, ReadCriteria } from './list-address.rules.ts'
import type { FoundList } from './list-calls.ts'
import type { Listing, ListKind } from './listing.ts'
import { useBufferedList } from './use-buffered-list.ts'
import { useListCriteria } from './use-list-criteria.ts'
import { type ListGridDefinition, useListGrid } from './use-list-grid.ts'

/** What makes one dashboard different from another. Its functions stay the same from one drawing to the next. */
export interface ListPageDefinition<C extends object, L extends Listing, W, F extends FoundList<L>>
  extends ListGridDefinition<L, W>,
    ListKind<L> {
  read: ReadCriteria<C>
  check: (criteria: C) => Violation[]
  cache: ListCache<L>
  /** Asks for what fits the criteria. */
  useFound: (criteria: C, enabled: boolean) => F
  /** The cards that the criteria choose. */
  chosenIn: (criteria: C) => readonly string[]
}

interface ListPageOptions<C extends object, L extends Listing, W, F extends FoundList<L>> {
  definition: ListPageDefinition<C, L, W, F>
  address: ListAddress
  onAddress: OnAddress
  labels: W
}

const noKeys: ReadonlySet<string> = new Set()
const noCards: readonly string[] = []

/** Everything that a dashboard knows and can do: the criteria, the answer to them, the grid of it and what is chosen. */
export function useListPage<
  C extends object,
  L extends Listing,
  W extends { language: Language },
  F extends FoundList<L>,
>(options: ListPageOptions<C, L, W, F>) {
  const { definition, address, onAddress, labels } = options
  const { read, check, cache } = definition
  const { criteria, searchAddress, isReady, isLost, change } = useListCriteria({ address, onAddress, read, cache })
  const errors = useMemo(() => check(criteria), [check, criteria])
  const found = definition.useFound(criteria, isReady && !isLost && errors.length === 0)
  const { question, list, isWhole } = found
  const { buffered, isCached, adoptNew, seen } = useBufferedList({ question, list, kind: definition, cache })
  const grid = useListGrid({
    definition,
    list: buffered?.shown ?? definition.empty,
    adopted: buffered?.adopted ?? definition.empty,
    labels,
    chosen: isWhole ? definition.chosenIn(criteria) : noCards,
    address,
    onAddress,
  })
  const [chosen, setChosen] = useState({ question, keys: noKeys })
  const setKeys = useCallback((keys: ReadonlySet<string>) => setChosen({ question, keys }), [question])

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
    labels,
    criteria,
    change,
    /** The same for a card, which moves the rows anyway. */
    choose: (next: C) => {
      adoptNew()
      change(next)
    },
    openView: (input: Record<string, unknown>, view?: string) => change(read(input), { view }),
    /** Takes away whatever narrows the list. */
    clear: () => {
      if (Object.keys(grid.state.filters).length > 0) setState({ ...grid.state, filters: {} })
      if (Object.keys(criteria).length > 0) change(read({}))
    },
    isNarrowed: Object.keys(criteria).length + Object.keys(grid.state.filters).length > 0,
    errors,
    isLost,
    found,
    buffered,
    list: buffered?.shown ?? definition.empty,
    isCached,
    isAnswer: buffered?.question === question,
    adoptNew,
    seen,
    grid: { ...grid, setState },
    keys: chosen.question === question ? chosen.keys : noKeys,
    setKeys,
  }
}

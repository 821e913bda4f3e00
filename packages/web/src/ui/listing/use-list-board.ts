import type { Violation } from '@fairway/contract/kit/errors'
import type { GridState } from '@fairway/contract/shared/grid.words'
import type { Language } from '@fairway/contract/shared/language'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { KeptListing } from './kept-listing.ts'
import type { ListAddress, OnAddress, ReadCriteria } from './list-address.rules.ts'
import type { FoundList } from './list-calls.ts'
import type { Listing, ListKind } from './listing.ts'
import { useHeldList } from './use-held-list.ts'
import { useListCriteria } from './use-list-criteria.ts'
import { type GridMaking, useListGrid } from './use-list-grid.ts'

/** What makes one dashboard different from another. Its functions stay the same from one drawing to the next. */
export interface BoardMaking<C extends object, L extends Listing, W, F extends FoundList<L>>
  extends GridMaking<L, W>,
    ListKind<L> {
  read: ReadCriteria<C>
  check: (criteria: C) => Violation[]
  kept: KeptListing<L>
  /** Asks for what fits the criteria. */
  useFound: (criteria: C, enabled: boolean) => F
  /** The cards that the criteria choose. */
  chosenIn: (criteria: C) => readonly string[]
}

interface Wishes<C extends object, L extends Listing, W, F extends FoundList<L>> {
  making: BoardMaking<C, L, W, F>
  address: ListAddress
  onAddress: OnAddress
  words: W
}

const noKeys: ReadonlySet<string> = new Set()
const noCards: readonly string[] = []

/** Everything that a dashboard knows and can do: the criteria, the answer to them, the grid of it and what is chosen. */
export function useListBoard<
  C extends object,
  L extends Listing,
  W extends { language: Language },
  F extends FoundList<L>,
>(wishes: Wishes<C, L, W, F>) {
  const { making, address, onAddress, words } = wishes
  const { read, check, kept } = making
  const { criteria, asked, isReady, isLost, change } = useListCriteria({ address, onAddress, read, kept })
  const wrong = useMemo(() => check(criteria), [check, criteria])
  const found = making.useFound(criteria, isReady && !isLost && wrong.length === 0)
  const { question, list, isWhole } = found
  const { held, isKept, adoptNew, seen } = useHeldList({ question, list, kind: making, kept })
  const grid = useListGrid({
    making,
    list: held?.shown ?? making.empty,
    adopted: held?.adopted ?? making.empty,
    words,
    chosen: isWhole ? making.chosenIn(criteria) : noCards,
    address,
    onAddress,
  })
  const [chosen, setChosen] = useState({ question, keys: noKeys })
  const setKeys = useCallback((keys: ReadonlySet<string>) => setChosen({ question, keys }), [question])

  const { sort } = grid.state
  const { criteria: text, list: listName } = asked
  useEffect(() => {
    if (list) kept.keepSearch({ address: { criteria: text, list: listName }, sort, lastUpdateTs: list.lastUpdateTs })
  }, [kept, list, text, listName, sort])

  const setState = (next: GridState) => {
    // whoever sorts or filters moves the rows anyway: what came and went goes with it
    if (next.sort !== grid.state.sort || next.filters !== grid.state.filters) adoptNew()
    grid.setState(next)
  }
  return {
    words,
    criteria,
    change,
    /** The same for a card, which moves the rows anyway. */
    choose: (next: C) => {
      adoptNew()
      change(next)
    },
    openView: (given: Record<string, unknown>, view?: string) => change(read(given), { view }),
    /** Takes away whatever narrows the list. */
    clear: () => {
      if (Object.keys(grid.state.filters).length > 0) setState({ ...grid.state, filters: {} })
      if (Object.keys(criteria).length > 0) change(read({}))
    },
    isNarrowed: Object.keys(criteria).length + Object.keys(grid.state.filters).length > 0,
    wrong,
    isLost,
    found,
    held,
    list: held?.shown ?? making.empty,
    isKept,
    isAnswer: held?.question === question,
    adoptNew,
    seen,
    grid: { ...grid, setState },
    keys: chosen.question === question ? chosen.keys : noKeys,
    setKeys,
  }
}

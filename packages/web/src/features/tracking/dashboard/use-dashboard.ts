import type { GridState } from '@fairway/contract/shared/grid.words'
import { checkCriteria, readCriteria } from '@fairway/contract/tracking/dashboard-criteria.rules'
import type { Stage } from '@fairway/contract/tracking/tracking.words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DashboardAddress } from './dashboard-address.rules.ts'
import { isNotFound, useContainers, useNames } from './dashboard-calls.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { emptyList } from './empty-list.ts'
import { keepCriteria } from './kept-dashboard.ts'
import { countStages } from './list-keys.rules.ts'
import { type OnAddress, useDashboardCriteria } from './use-dashboard-criteria.ts'
import { useDashboardGrid } from './use-dashboard-grid.ts'
import { useEstimating } from './use-estimating.ts'
import { useHeldList } from './use-held-list.ts'
import { useLiveList } from './use-live-list.ts'

const noKeys: ReadonlySet<string> = new Set()
const noStages: Stage[] = []

/** Everything that the dashboard knows and can do: the criteria, the answer to them, the grid of it and what is chosen. */
export function useDashboard(address: DashboardAddress, onAddress: OnAddress) {
  const words = useDashboardWords(useNames().data)
  const { criteria, isReady, isLost, change } = useDashboardCriteria(address, onAddress)
  const wrong = useMemo(() => checkCriteria(criteria), [criteria])
  const found = useContainers(criteria, isReady && !isLost && wrong.length === 0)
  const { question, list, cards, isWhole } = found
  const { held, isKept, adoptNew, seen } = useHeldList({ question, list })
  useLiveList(list)
  const estimating = useEstimating(found.told, criteria)
  const stages = (isWhole && criteria.stages) || noStages
  const grid = useDashboardGrid({ held, words, stages, address, onAddress })
  const [chosen, setChosen] = useState({ question, keys: noKeys })
  const setKeys = useCallback((keys: ReadonlySet<string>) => setChosen({ question, keys }), [question])

  const isAnswer = held?.question === question
  const isNothing = !isAnswer && isNotFound(found.error)
  const counts = useMemo(() => {
    if (cards) return Object.fromEntries(cards.map(({ stage, count }) => [stage, count])) as Record<Stage, number> // of each
    if (held && isAnswer && isWhole) return countStages(held.newest)
    return isNothing ? countStages(emptyList) : undefined
  }, [cards, held, isAnswer, isWhole, isNothing])

  const { sort } = grid.state
  const { criteria: text, list: listName } = address
  useEffect(() => {
    if (list) keepCriteria({ address: { criteria: text, list: listName }, sort, lastUpdateTs: list.lastUpdateTs })
  }, [list, text, listName, sort])

  const setState = (next: GridState) => {
    // whoever sorts or filters moves the rows anyway: what came and went goes with it
    if (next.sort !== grid.state.sort || next.filters !== grid.state.filters) adoptNew()
    grid.setState(next)
  }
  const choose = (next: Stage[]) => {
    adoptNew()
    const { stages: _former, ...others } = criteria
    change(next.length > 0 ? { ...others, stages: next } : others)
  }
  const openView = (given: Record<string, unknown>, view?: string) => change(readCriteria(given), { view })
  return {
    words,
    openView,
    criteria,
    change,
    choose,
    wrong,
    isLost,
    found,
    held,
    isKept,
    isAnswer,
    estimating,
    counts,
    isCounting: wrong.length === 0 && !isLost && (!found.error || found.isCounting),
    adoptNew,
    seen,
    grid: { ...grid, setState },
    keys: chosen.question === question ? chosen.keys : noKeys,
    setKeys,
  }
}
export type Dashboard = ReturnType<typeof useDashboard>

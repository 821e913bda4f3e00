import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { checkCriteria, readCriteria } from '@fairway/contract/tracking/dashboard-criteria.rules'
import type { Stage } from '@fairway/contract/tracking/tracking.words'
import { useMemo } from 'react'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { type BoardMaking, useListBoard } from '../../../ui/listing/use-list-board.ts'
import { type DashboardList, type FoundContainers, isNotFound, useContainers } from './dashboard-calls.ts'
import { columnsOf, rowsOf } from './dashboard-columns.tsx'
import { type DashboardWords, useDashboardWords } from './dashboard-words.ts'
import { emptyList } from './empty-list.ts'
import { columnOf } from './field-column.rules.ts'
import { keptContainers } from './kept-containers.ts'
import { countStages, keyOf } from './list-keys.rules.ts'
import { useEstimating } from './use-estimating.ts'

const noStages: Stage[] = []

const making: BoardMaking<DashboardCriteria, DashboardList, DashboardWords, FoundContainers> = {
  name: 'gridPrefCD',
  empty: emptyList,
  columnsOf,
  rowsOf,
  keyOf,
  columnOf,
  isOf: ({ columns }, row, stages) => stages.includes(columns.stage[row] ?? ''),
  read: readCriteria,
  check: checkCriteria,
  kept: keptContainers,
  useFound: useContainers,
  chosenIn: ({ stages = noStages }) => stages,
}

/** The boxes of a person: what is shared by all dashboards, with the stages and what is told of estimates. */
export function useDashboard(address: ListAddress, onAddress: OnAddress) {
  const words = useDashboardWords(useNames().data)
  const board = useListBoard({ making, address, onAddress, words })
  const { criteria, found, held, isAnswer, wrong, isLost } = board
  const { cards, isWhole } = found
  const estimating = useEstimating(found.told, criteria)
  const isNothing = !isAnswer && isNotFound(found.error)
  const counts = useMemo(() => {
    if (cards) return Object.fromEntries(cards.map(({ stage, count }) => [stage, count])) as Record<Stage, number> // of each
    if (held && isAnswer && isWhole) return countStages(held.newest)
    return isNothing ? countStages(emptyList) : undefined
  }, [cards, held, isAnswer, isWhole, isNothing])
  const choose = (next: Stage[]) => {
    const { stages: _former, ...others } = criteria
    board.choose(next.length > 0 ? { ...others, stages: next } : others)
  }
  return {
    ...board,
    choose,
    estimating,
    counts,
    isCounting: wrong.length === 0 && !isLost && (!found.error || found.isCounting),
  }
}
export type Dashboard = ReturnType<typeof useDashboard>

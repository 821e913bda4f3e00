import type { Stage } from '@fairway/contract/tracking/tracking.words'
import { useMemo } from 'react'
import { shownRows } from '../../../ui/grid/shown-rows.rules.ts'
import { useGridState } from '../../../ui/grid/use-grid-state.ts'
import type { DashboardAddress } from './dashboard-address.rules.ts'
import type { DashboardList } from './dashboard-calls.ts'
import { columnsOf, rowsOf } from './dashboard-columns.tsx'
import type { DashboardWords } from './dashboard-words.ts'
import { emptyList } from './empty-list.ts'
import type { HeldList } from './held-list.rules.ts'
import type { OnAddress } from './use-dashboard-criteria.ts'

interface Wishes {
  held: HeldList | undefined
  words: DashboardWords
  /** Only these stages are shown; none of them means all. */
  stages: readonly Stage[]
  address: DashboardAddress
  onAddress: OnAddress
}

/** The grid of the list in front of the reader. The order is that of the rows as they were adopted: news do not move them. */
export function useDashboardGrid({ held, words, stages, address, onAddress }: Wishes) {
  const known = useMemo(() => columnsOf(emptyList, words), [words])
  const grid = useGridState({
    name: 'gridPrefCD',
    columns: known,
    address: address.view,
    onAddress: (view) => onAddress({ view }, { replace: true }),
  })
  const { sort, filters } = grid.state
  const [list, adopted] = [held?.shown ?? emptyList, held?.adopted ?? emptyList]
  const columns = useMemo(() => columnsOf(list, words), [list, words])
  // what was worked out about a column is kept with it, so the same columns serve every sort and filter
  const ordered = useMemo(
    () => (adopted === list ? columns : columnsOf(adopted, words)),
    [adopted, list, columns, words],
  )
  const rows = useMemo(() => rowsOf(list), [list])
  const wanted = stages.join()
  const shown = useMemo(() => {
    const found = shownRows(ordered, adopted.rows, { sort, filters }, words.language)
    return wanted === '' ? found : found.filter((row) => isIn(adopted, row, wanted.split(',')))
  }, [ordered, adopted, words.language, sort, filters, wanted])
  return { ...grid, columns, rows, shown }
}

const isIn = ({ columns }: DashboardList, row: number, stages: readonly string[]) =>
  stages.includes(columns.stage[row] ?? '')

import type { Stage } from '@fairway/contract/tracking/tracking.words'
import { useDeferredValue, useMemo } from 'react'
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
  const columns = useMemo(() => (list === emptyList ? known : columnsOf(list, words)), [list, known, words])
  // what was worked out about a column is kept with it, so the same columns serve every sort and filter
  const ordered = useMemo(
    () => (adopted === list ? columns : columnsOf(adopted, words)),
    [adopted, list, columns, words],
  )
  const rows = useMemo(() => rowsOf(list), [list])
  const named = stages.join()
  // the head or the card that was pressed answers at once; the rows follow as soon as they are drawn
  const wanted = useDeferredValue(useMemo(() => ({ sort, filters, named }), [sort, filters, named]))
  const shown = useMemo(() => {
    const found = shownRows(ordered, adopted.rows, wanted, words.language)
    return wanted.named === '' ? found : found.filter((row) => isIn(adopted, row, wanted.named.split(',')))
  }, [ordered, adopted, words.language, wanted])
  return { ...grid, columns, rows, shown, order: wanted.sort }
}

const isIn = ({ columns }: DashboardList, row: number, stages: readonly string[]) =>
  stages.includes(columns.stage[row] ?? '')

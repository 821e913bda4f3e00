import { TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Grid } from '../../../ui/grid/grid.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { ContainerCard } from './container-card.tsx'
import css from './container-dashboard.module.css'
import { isNotFound } from './dashboard-calls.ts'
import { BadCriteria, EmptyList, FailedList, ListSkeleton } from './dashboard-states.tsx'
import { emptyList } from './empty-list.ts'
import type { MissingNumbersProps } from './missing-numbers.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { useSeenRows } from './use-seen-rows.ts'

const MissingNumbers = latePart<MissingNumbersProps>(async () => (await import('./missing-numbers.tsx')).MissingNumbers)

interface Props {
  board: Dashboard
  onFilter: () => void
  onPaste: () => void
}

/** The list, or what stands in its place: on its way, empty, too many, refused, or not to be searched for. */
export function DashboardContent({ board, onFilter, onPaste }: Props) {
  const { t } = useTranslation('containerDashboard')
  const { criteria, change, wrong, isLost, found, held, isAnswer, grid } = board
  const clear = () => {
    if (Object.keys(grid.state.filters).length > 0) grid.setState({ ...grid.state, filters: {} })
    if (Object.keys(criteria).length > 0) change({})
  }
  if (wrong.length > 0) return <BadCriteria wrong={wrong} onFilter={onFilter} />
  if (isLost)
    return (
      <EmptyState icon="copy" title={t('paste.title')} actions={<Button onClick={onPaste}>{t('paste.open')}</Button>}>
        {t('missing.lost')}
      </EmptyState>
    )
  if (found.error && !isAnswer)
    return (
      <>
        {isNotFound(found.error) && <MissingNumbers numbers={criteria.numbers ?? []} />}
        <FailedList error={found.error} onRetry={() => void found.askAgain()} onFilter={onFilter} onClear={clear} />
      </>
    )
  if (!held) return <ListSkeleton />
  return (
    <>
      {isAnswer && held.newest.missing.length > 0 && <MissingNumbers numbers={held.newest.missing} />}
      <BoxGrid board={board} onClear={clear} />
    </>
  )
}

/** The boxes as a grid, or as cards on a phone. */
function BoxGrid({ board, onClear }: { board: Dashboard; onClear: () => void }) {
  const { t } = useTranslation('containerDashboard')
  const { words, criteria, held, isAnswer, grid, keys, setKeys, seen } = board
  const { rows, shown } = grid
  const list = held?.shown ?? emptyList
  const card = useCallback((row: number) => <ContainerCard list={list} row={row} words={words} />, [list, words])
  // the same object for the same choice: with another one every row would be drawn again
  const selection = useMemo(() => ({ keys, limit: TRACKING_LIMIT, onChange: setKeys }), [keys, setKeys])
  const keyAt = (at: number) => {
    const row = shown[at]
    return row === undefined ? undefined : rows.keyOf(row)
  }
  const standing = useSeenRows(keyAt, seen)
  const isNarrowed = Object.keys(criteria).length + Object.keys(grid.state.filters).length > 0
  return (
    <div className={classNames(css.grid, !isAnswer && css.former)} aria-busy={!isAnswer} {...standing}>
      <Grid
        name="gridPrefCD"
        label={t('grid')}
        rows={rows}
        columns={grid.columns}
        state={grid.state}
        onState={grid.setState}
        shown={shown}
        order={grid.order}
        selection={selection}
        {...(held && { marks: held.marks })}
        card={card}
        empty={<EmptyList isNarrowed={isNarrowed} onClear={onClear} />}
      />
    </div>
  )
}

import { useCallback, useMemo } from 'react'
import { useCodeText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Grid } from '../../../ui/grid/grid.tsx'
import { emptyList } from './empty-list.ts'
import { RequestCard } from './request-card.tsx'
import css from './request-list.module.css'
import { EmptyRequests, FailedRequests, RequestSkeleton } from './request-states.tsx'
import type { RequestBoard } from './use-request-list.ts'

interface Props {
  board: RequestBoard
  chosenKey: string | undefined
  onChoose: (key: string | undefined) => void
  onFilter: () => void
}

/** The requests as a grid or as cards, or what stands in their place: on their way, none, too many, or out of reach. */
export function RequestRows({ board, chosenKey, onChoose, onFilter }: Props) {
  const { t } = useTranslation('bookings')
  const { words, criteria, change, wrong, found, list, grid, isKept } = board
  const clear = () => {
    if (Object.keys(grid.state.filters).length > 0) grid.setState({ ...grid.state, filters: {} })
    if (Object.keys(criteria).length > 0) change({})
  }
  const card = useCallback((row: number) => <RequestCard list={list} row={row} words={words} />, [list, words])
  // one at a time: whoever chooses another one leaves the first
  const selection = useMemo(
    () => ({
      keys: new Set(chosenKey === undefined ? [] : [chosenKey]),
      // the box that chooses all gives up what is chosen
      onChange: (keys: ReadonlySet<string>) =>
        onChoose(keys.size > 2 ? undefined : [...keys].find((key) => key !== chosenKey)),
    }),
    [chosenKey, onChoose],
  )
  if (wrong.length > 0) return <WrongDays codes={wrong.map(({ code }) => code)} onFilter={onFilter} />
  if (found.error && !found.list)
    return <FailedRequests error={found.error} onRetry={() => void found.askAgain()} onFilter={onFilter} />
  if (list === emptyList) return <RequestSkeleton />
  const isNarrowed = Object.keys(criteria).length + Object.keys(grid.state.filters).length > 0
  return (
    <div className={classNames(css.grid, isKept && css.former)} aria-busy={isKept}>
      <Grid
        name="gridPrefBR"
        label={t('list.grid')}
        rows={grid.rows}
        columns={grid.columns}
        state={grid.state}
        onState={grid.setState}
        shown={grid.shown}
        order={grid.order}
        selection={selection}
        card={card}
        empty={<EmptyRequests isNarrowed={isNarrowed} onClear={clear} />}
      />
    </div>
  )
}

function WrongDays({ codes, onFilter }: { codes: string[]; onFilter: () => void }) {
  const { t } = useTranslation('bookings')
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={t('states.wrongTitle')}
        actions={<Button onClick={onFilter}>{t('states.change')}</Button>}
      >
        {codes.map((code) => (
          <CodeText key={code} code={code} />
        ))}
      </EmptyState>
    </div>
  )
}
const CodeText = ({ code }: { code: string }) => <p>{useCodeText(code)}</p>

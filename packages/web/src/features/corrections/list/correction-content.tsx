import { useCallback } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { codeOf } from '../../../ui/listing/list-calls.ts'
import { ListRows } from '../../../ui/listing/list-rows.tsx'
import { BadCriteria, FailedList, ListSkeleton, NoMatch } from '../../../ui/listing/list-states.tsx'
import { CorrectionCard } from './correction-card.tsx'
import type { CorrectionBoard } from './use-correction-board.ts'

interface Props {
  board: CorrectionBoard
  onFilter: () => void
}

/** The corrections as a grid or as cards, or what stands in their place: on their way, none, too many, or out of reach. */
export function CorrectionContent({ board, onFilter }: Props) {
  const { t } = useTranslation('corrections')
  const { words, wrong, found, list, held, isAnswer, grid, seen } = board
  const card = useCallback((row: number) => <CorrectionCard list={list} row={row} words={words} />, [list, words])
  if (wrong.length > 0) return <BadCriteria wrong={wrong} onFilter={onFilter} />
  if (found.error && !isAnswer) {
    const isOver = codeOf(found.error) === 'BD0006'
    return (
      <FailedList
        error={found.error}
        refusal={isOver ? 'over' : 'failed'}
        title={t(isOver ? 'states.overTitle' : 'states.failedTitle')}
        {...(isOver && { hint: t('states.over') })}
        onRetry={() => void found.askAgain()}
        onFilter={onFilter}
        onClear={board.clear}
      />
    )
  }
  if (!held) return <ListSkeleton text={t('states.loading')} />
  return (
    <ListRows
      label={t('list.grid')}
      grid={grid}
      isFormer={!isAnswer}
      marks={held.marks}
      card={card}
      onSeen={seen}
      empty={
        board.isNarrowed ? (
          <NoMatch title={t('states.noMatchTitle')} text={t('states.noMatch')} onClear={board.clear} />
        ) : (
          <EmptyState icon="note" title={t('states.emptyTitle')}>
            {t('states.empty')}
          </EmptyState>
        )
      }
    />
  )
}

import { TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { codeOf } from '../../../ui/listing/list-calls.ts'
import { ListRows } from '../../../ui/listing/list-rows.tsx'
import {
  BadCriteria,
  FailedList,
  type ListRefusal,
  ListSkeleton,
  LostNumbers,
  NoMatch,
} from '../../../ui/listing/list-states.tsx'
import type { MissingNumbersProps } from '../../../ui/listing/missing-numbers.tsx'
import { ContainerCard } from './container-card.tsx'
import { isNotFound } from './dashboard-calls.ts'
import type { Dashboard } from './use-dashboard.ts'

const MissingNumbers = latePart<MissingNumbersProps>(
  async () => (await import('../../../ui/listing/missing-numbers.tsx')).MissingNumbers,
)

interface Props {
  board: Dashboard
  onFilter: () => void
  onPaste: () => void
}

const deniedCodes = ['CS0007', 'CS0008', 'GE0004', 'GE0005']

function refusalOf(error: Error): ListRefusal {
  if (codeOf(error) === 'CS0009') return 'over'
  if (isNotFound(error)) return 'missing'
  return deniedCodes.includes(codeOf(error) ?? '') ? 'denied' : 'failed'
}

/** The list, or what stands in its place: on its way, empty, too many, refused, or not to be searched for. */
export function DashboardContent({ board, onFilter, onPaste }: Props) {
  const { t } = useTranslation('containerDashboard')
  const { t: listing } = useTranslation('listing')
  const { criteria, wrong, isLost, found, held, isAnswer } = board
  if (wrong.length > 0) return <BadCriteria wrong={wrong} onFilter={onFilter} />
  if (isLost) return <LostNumbers onPaste={onPaste} />
  if (found.error && !isAnswer) {
    const refusal = refusalOf(found.error)
    const titles: Record<ListRefusal, string> = {
      over: t('states.overTitle'),
      missing: listing('states.noMatchTitle'),
      denied: t('states.deniedTitle'),
      failed: t('states.failed'),
    }
    return (
      <>
        {refusal === 'missing' && <MissingNumbers numbers={criteria.numbers ?? []} why={t('missing.why')} />}
        <FailedList
          error={found.error}
          refusal={refusal}
          title={titles[refusal]}
          {...(refusal === 'over' && { hint: t('states.over'), icon: 'container' })}
          onRetry={() => void found.askAgain()}
          onFilter={onFilter}
          onClear={board.clear}
        />
      </>
    )
  }
  if (!held) return <ListSkeleton text={t('loading')} />
  return (
    <>
      {isAnswer && held.newest.missing.length > 0 && (
        <MissingNumbers numbers={held.newest.missing} why={t('missing.why')} />
      )}
      <BoxGrid board={board} />
    </>
  )
}

/** The boxes as a grid, or as cards on a phone. */
function BoxGrid({ board }: { board: Dashboard }) {
  const { t } = useTranslation('containerDashboard')
  const { words, list, held, isAnswer, grid, keys, setKeys, seen } = board
  const card = useCallback((row: number) => <ContainerCard list={list} row={row} words={words} />, [list, words])
  // the same object for the same choice: with another one every row would be drawn again
  const selection = useMemo(() => ({ keys, limit: TRACKING_LIMIT, onChange: setKeys }), [keys, setKeys])
  return (
    <ListRows
      name="gridPrefCD"
      label={t('grid')}
      grid={grid}
      isFormer={!isAnswer}
      selection={selection}
      {...(held && { marks: held.marks })}
      card={card}
      onSeen={seen}
      empty={
        board.isNarrowed ? (
          <NoMatch text={t('states.noMatch')} onClear={board.clear} />
        ) : (
          <EmptyState title={t('states.emptyTitle')}>{t('states.empty')}</EmptyState>
        )
      }
    />
  )
}

import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { Link } from '@tanstack/react-router'
import { listQuery } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { SearchSegment } from './search-segment.rules.ts'

/** A link that cannot be looked up as it stands: what is wrong with it, and the nearest thing that works. */
export function LinkProblem({ segment }: { segment: Exclude<SearchSegment, { kind: 'search' }> }) {
  const { t } = useTranslation('tracking')
  const primary = buttonClass({ look: 'primary' })
  if (segment.kind === 'tooMany') {
    const { type, numbers } = segment
    const first = listQuery(type, numbers.slice(0, TRACKING_LIMIT))
    return (
      <EmptyState
        icon="alert"
        title={t('problems.tooManyTitle')}
        actions={
          <Link to="/containerList/$query" params={{ query: first }} className={primary}>
            {t('problems.showFirst', { limit: TRACKING_LIMIT })}
          </Link>
        }
      >
        {t('problems.tooMany', { count: numbers.length, limit: TRACKING_LIMIT })}
      </EmptyState>
    )
  }
  const instead = segment.kind === 'unknownType' ? segment.instead : undefined
  return (
    <EmptyState
      icon="search"
      title={t(segment.kind === 'empty' ? 'problems.emptyTitle' : 'problems.unknownTypeTitle')}
      actions={
        instead ? (
          <Link
            to="/containerList/$query"
            params={{ query: listQuery(instead.type, instead.numbers) }}
            className={primary}
          >
            {t('problems.searchThis', {
              value: instead.numbers
                .map((number) => (instead.type === 'container' ? showContainerNumber(number) : number))
                .join(', '),
            })}
          </Link>
        ) : (
          <Link to="/" className={primary}>
            {t('newSearch')}
          </Link>
        )
      }
    >
      {t(segment.kind === 'empty' ? 'problems.empty' : 'problems.unknownType')}
    </EmptyState>
  )
}

import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { type SearchType, TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listQuery } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useCargoSearch } from './cargo-calls.ts'
import { ContainerResults, ResultsSkeleton } from './container-results.tsx'
import { FailedLookUp } from './failed-look-up.tsx'
import { topicsOf } from './live-answers.rules.ts'
import { MissingNumbers, NumberProblems } from './number-problems.tsx'
import { readSearchSegment, type SearchSegment } from './search-segment.rules.ts'
import { useLive } from './use-live.ts'

interface Props {
  query: string
  /** The field for the next search. */
  search: ReactNode
}

/** What /containerList/{searchType}={searchQuery} leads to, for any text that a link can hold. */
export function ContainerListScreen({ query, search }: Props) {
  const { t } = useTranslation('tracking')
  const segment = readSearchSegment(query)
  const isSearch = segment.kind === 'search'
  return (
    <Screen title={t('list.title')}>
      {search}
      {!isSearch && <LinkProblem segment={segment} />}
      {isSearch && segment.problems.length > 0 && <NumberProblems problems={segment.problems} type={segment.type} />}
      {isSearch && segment.numbers.length > 0 && <FoundContainers type={segment.type} numbers={segment.numbers} />}
    </Screen>
  )
}

interface Search {
  type: SearchType
  numbers: string[]
}

function FoundContainers({ type, numbers }: Search) {
  const { t } = useTranslation('tracking')
  const { data, error, refetch, isStored } = useCargoSearch(type, numbers)
  useLive(data && !isStored ? topicsOf(type, data) : [], isStored ? undefined : data?.liveFrom)
  return (
    <div aria-busy={isStored}>
      {data && <MissingNumbers missing={data.missing} />}
      {data && <ContainerResults reply={data} byBooking={type !== 'container'} />}
      {!data && !error && <ResultsSkeleton count={type === 'container' ? numbers.length : 3} />}
      {!data && error && <FailedLookUp error={error} title={t('failed.list')} onRetry={() => void refetch()} />}
    </div>
  )
}

/** A link that cannot be looked up as it stands: what is wrong with it, and the nearest thing that works. */
function LinkProblem({ segment }: { segment: Exclude<SearchSegment, { kind: 'search' }> }) {
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

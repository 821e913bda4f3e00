import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { SearchType } from '@fairway/contract/shared/search-number'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Screen } from '../../ui/screen.tsx'
import css from './container-list.module.css'
import { ContainerResults, ResultsSkeleton } from './container-results.tsx'
import { FailedLookUp } from './failed-look-up.tsx'
import { LinkProblem } from './link-problem.tsx'
import { MissingNumbers, NumberProblems } from './number-problems.tsx'
import { readSearchSegment } from './search-segment.rules.ts'

/** What /containerList/{searchType}={searchQuery} leads to, for any text that a link can hold. */
export function ContainerListScreen({ query }: { query: string }) {
  const { t } = useTranslation('tracking')
  const segment = readSearchSegment(query)
  const isSearch = segment.kind === 'search'
  return (
    <Screen
      title={t('list.title')}
      actions={
        <Link to="/" className={buttonClass({ small: true })}>
          <Icon name="search" size={16} /> {t('newSearch')}
        </Link>
      }
    >
      {isSearch && (segment.numbers.length > 1 || segment.type === 'bl') && <Asked {...segment} />}
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

function Asked({ type, numbers }: Search) {
  return (
    <p className={css.asked} translate="no">
      {numbers.map((number) => (
        <span key={number}>{type === 'container' ? showContainerNumber(number) : number}</span>
      ))}
    </p>
  )
}

function FoundContainers({ type, numbers }: Search) {
  const { t } = useTranslation('tracking')
  const { data, error, refetch } = useQuery(ask('GET /api/cargopub/search', { query: { type, q: numbers.join(',') } }))
  return (
    <>
      {data && <MissingNumbers missing={data.missing} />}
      {data && <ContainerResults reply={data} byBooking={type !== 'container'} />}
      {!data && !error && <ResultsSkeleton count={type === 'container' ? numbers.length : 3} />}
      {!data && error && <FailedLookUp error={error} title={t('failed.list')} onRetry={() => void refetch()} />}
    </>
  )
}

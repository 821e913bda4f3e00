import type { SearchType } from '@fairway/contract/shared/search-number'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { Screen } from '../../ui/screen.tsx'
import { useCargoSearch } from './cargo-calls.ts'
import { ContainerResults, ResultsSkeleton } from './container-results.tsx'
import { FailedLookUp } from './failed-look-up.tsx'
import { LinkProblem } from './link-problem.tsx'
import { topicsOf } from './live-answers.rules.ts'
import { MissingNumbers, NumberProblems } from './number-problems.tsx'
import { readSearchSegment } from './search-segment.rules.ts'
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

import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutShown } from '@fairway/contract/shared/cut-text'
import { isBlNumber, isBookingNumber, type ListType, TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import type { PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { listQuery } from '../../../platform/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { useCargoSearch } from '../cargo-calls.ts'
import { topicsOf } from '../live-answers.rules.ts'
import { useLive } from '../use-live.ts'
import { ContainerResults, ResultsSkeleton } from './container-results.tsx'
import { FailedLookUp } from './failed-lookup.tsx'
import css from './number-problems.module.css'
import { type NumberProblem, readSearchSegment, type SearchSegment } from './search-segment.rules.ts'

/** A link may contain anything. Longer values are cut. */
const SHOWN_CHARACTERS = 40
const cut = (value: string) => cutShown(value, SHOWN_CHARACTERS)
const shown = (number: string) => (isBookingNumber(number) || isBlNumber(number) ? number : showContainerNumber(number))

/** The invalid numbers of a link, each with the reason and, if known, the corrected number. */
function NumberProblems({ problems, type }: { problems: NumberProblem[]; type: ListType }) {
  const { t } = useTranslation('tracking')
  const textOf = ({ kind, value, instead }: NumberProblem) => {
    if (kind === 'otherType' && instead) return t(`problems.otherType.${instead.type}`, { value: cut(value) })
    if (kind === 'wrongCheckDigit') return t('problems.wrongCheckDigit', { value: showContainerNumber(value) })
    return t('problems.unknownForm', { value: cut(value), type: t(`problems.type.${type}`) })
  }
  return (
    <Notice title={t('problems.title', { count: problems.length })}>
      <ul className={css.list}>
        {problems.map((problem) => (
          <li key={problem.value}>
            {textOf(problem)}{' '}
            {problem.instead && (
              <Link
                to="/containerList/$query"
                params={{ query: listQuery(problem.instead.type, [problem.instead.number]) }}
                className={css.instead}
              >
                {t('problems.searchThis', { value: shown(problem.instead.number) })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {problems.some(({ kind }) => kind === 'unknownForm') && <p className={css.forms}>{t('problems.forms')}</p>}
    </Notice>
  )
}

/** Numbers that the server does not find, with the catalogue's text. */
function MissingNumbers({ missing }: Pick<PublicSearchReply, 'missing'>) {
  const { t } = useTranslation('tracking')
  if (missing.length === 0) return null
  return (
    <Notice title={t('list.missing', { count: missing.length })}>
      <ul className={css.list}>
        {missing.map(({ number, errorCode }) => (
          <MissingNumber key={number} number={number} errorCode={errorCode} />
        ))}
      </ul>
    </Notice>
  )
}

function MissingNumber({ number, errorCode }: { number: string; errorCode: string }) {
  const text = useCodeText(errorCode, number)
  return <li>{text ?? shown(number)}</li>
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.notice} aria-labelledby={id}>
      <span className={css.sign}>
        <Icon name="alert" />
      </span>
      <div className={css.text}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}

interface Props {
  query: string
  /** The field for the next search. */
  search: ReactNode
}

/** The page of /containerList/{searchType}={searchQuery}, for any text in a link. */
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
  type: ListType
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

/** A link that cannot be searched as it is: its problem, and the closest search that works. */
function LinkProblem({ segment }: { segment: Exclude<SearchSegment, { kind: 'search' }> }) {
  const { t } = useTranslation('tracking')
  const primary = buttonClass({ variant: 'primary' })
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

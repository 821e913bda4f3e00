import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutShown } from '@fairway/contract/shared/cut-text'
import { isBlNumber, isBookingNumber, type SearchType } from '@fairway/contract/shared/search-number'
import type { PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { listQuery } from '../../platform/paths.ts'
import { useCodeText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './number-problems.module.css'
import type { NumberProblem } from './search-segment.rules.ts'

/** A link may hold anything; more than this of one value helps nobody. */
const SHOWN_CHARACTERS = 40
const cut = (value: string) => cutShown(value, SHOWN_CHARACTERS)
const shown = (number: string) => (isBookingNumber(number) || isBlNumber(number) ? number : showContainerNumber(number))

/** The numbers of a link that cannot be looked up, each with the reason and, where there is one, the better number. */
export function NumberProblems({ problems, type }: { problems: NumberProblem[]; type: SearchType }) {
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

/** Numbers that the server knows nothing of, in the catalogue's words. */
export function MissingNumbers({ missing }: Pick<PublicSearchReply, 'missing'>) {
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

import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { listQuery } from '../../platform/paths.ts'
import css from './home-search.module.css'
import { forgetSearches, type RecentSearch, readRecent } from './recent-searches.ts'

/** The last five searches of this browser, one click away. Read after the first paint. */
export function RecentSearches() {
  const { t } = useTranslation('homeSearch')
  const [recent, setRecent] = useState<RecentSearch[]>([])
  useEffect(() => setRecent(readRecent()), [])
  if (recent.length === 0) return null

  const clear = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <section className={css.recent} aria-labelledby="recent">
      <h2 className={css.recentTitle} id="recent">
        {t('recent.title')}
      </h2>
      <ul className={css.recentList}>
        {recent.map(({ type, numbers }) => (
          <li key={listQuery(type, numbers)}>
            <Link to="/containerList/$query" params={{ query: listQuery(type, numbers) }} translate="no">
              {type === 'container' ? showContainerNumber(numbers[0] ?? '') : numbers[0]}
              {numbers.length > 1 && ` ${t('recent.more', { count: numbers.length - 1 })}`}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={css.clear} onClick={clear}>
        {t('recent.clear')}
      </button>
    </section>
  )
}

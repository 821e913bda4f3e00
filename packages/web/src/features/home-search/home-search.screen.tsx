import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { setPageTitle } from '../../platform/page-title.ts'
import css from './home-search.module.css'
import { RecentSearches } from './recent-searches-list.tsx'
import { SeaChart } from './sea-chart.tsx'
import { SearchField } from './search-field.tsx'

/** The guest's first page: one field that is the page. */
export function HomeSearchScreen() {
  const { t } = useTranslation('homeSearch')
  const title = t('title')
  useEffect(() => setPageTitle(title), [title])
  return (
    <div className={css.home}>
      <SeaChart />
      <div className={css.middle}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <SearchField />
        <RecentSearches />
      </div>
    </div>
  )
}

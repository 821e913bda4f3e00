import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { setPageTitle } from '../../platform/page-title.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import css from './home-search.module.css'
import type { NetworkMapProps } from './network-map.tsx'
import { RecentSearches } from './recent-searches-list.tsx'
import { SearchField } from './search-field.tsx'

const NetworkMap = lazyPart<NetworkMapProps>(
  async () => {
    const { NetworkMap: Loaded, prepare } = await import('./network-map.tsx')
    await prepare()
    return Loaded
  },
  { whenIdle: true },
)

/** The guest's first page: the search field. The map behind it loads when the page is idle. */
export function HomeSearchScreen() {
  const { t } = useTranslation('homeSearch')
  const { t: shell } = useTranslation('shell')
  const title = t('title')
  const page = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLDivElement>(null)
  useEffect(() => setPageTitle(title), [title])
  return (
    <div className={css.home} ref={page}>
      <div className={css.middle} ref={search}>
        <h1 className={`hero ${css.title}`} tabIndex={-1}>
          {title}
        </h1>
        <SearchField isFirst />
        <RecentSearches />
        <Link to="/schedules" className={css.schedules}>
          {shell('pages.schedules')}
        </Link>
      </div>
      <div className={css.sea}>
        <NetworkMap page={page} search={search} />
      </div>
    </div>
  )
}

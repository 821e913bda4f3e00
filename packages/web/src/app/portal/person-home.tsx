import { headerMenuOf, personMenuOf } from '@fairway/contract/identity/menu.rules'
import { DueList } from '../../features/home/due-list.tsx'
import { RecentSearches } from '../../features/home-search/recent-searches-list.tsx'
import { SearchField } from '../../features/home-search/search-field.tsx'
import { useSession } from '../../platform/session.store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Screen } from '../../ui/screen.tsx'
import { Queries } from '../queries.tsx'
import { useMenuReader } from '../shell/person/use-menu-reader.ts'
import { AccountState } from './account-state.tsx'
import { PageCards } from './page-cards.tsx'
import css from './person-home.module.css'

/** The Home Page of a signed-in person: the search, what needs them today, and below it the pages that are theirs. */
export function PersonHome() {
  const { t } = useTranslation('portal')
  const reader = useMenuReader()
  const ownName = useSession()?.claims.given_name
  const name = reader.isAssuming ? undefined : ownName
  const pages = headerMenuOf(reader).filter((entry) => entry.name !== 'search')
  const hasWork = reader.groups.some((group) => group !== 'CSR')
  const administration = personMenuOf(reader).filter((entry) => /^(admin|eta)/.test(entry.name))
  return (
    <Screen title={t('pages.home')} heading={name ? t('home.greeting', { name }) : t('home.greetingNobody')}>
      <div className={css.search}>
        <SearchField />
        <RecentSearches />
      </div>
      <AccountState reader={reader} />
      {hasWork && (
        <Queries>
          <DueList groups={reader.groups} />
        </Queries>
      )}
      <PageCards title={t('home.pages')} entries={pages} />
      <PageCards title={t('home.administration')} entries={administration} />
    </Screen>
  )
}

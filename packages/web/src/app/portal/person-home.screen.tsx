import type { MenuReader } from '@fairway/contract/identity/menu.rules'
import { allows } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import { ownSpaceReaders } from '@fairway/contract/vessel-allocation/own-space.rules'
import type { CustomerFinderProps } from '../../features/assumption/customer-finder.tsx'
import { Cockpit } from '../../features/home/cockpit.tsx'
import { OwnSpacePanel } from '../../features/home/own-space.tsx'
import type { OwnShipsMapProps } from '../../features/home-search/own-ships-map.tsx'
import { RecentSearches } from '../../features/home-search/recent-searches-list.tsx'
import { SearchField } from '../../features/home-search/search-field.tsx'
import { RecentNotifications } from '../../features/notifications/recent-notifications.tsx'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useSession } from '../../platform/session/session.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { Screen } from '../../ui/screen.tsx'
import { PageLink } from '../shell/page-link.tsx'
import { openPaletteWith } from '../shell/palette/palette.store.ts'
import { useMenuReader } from '../shell/person/use-menu-reader.ts'
import css from './person-home.module.css'

const OwnShipsMap = lazyPart<OwnShipsMapProps>(
  async () => {
    const { OwnShipsMap: Loaded, prepare } = await import('../../features/home-search/own-ships-map.tsx')
    await prepare()
    return Loaded
  },
  { whenIdle: true },
)

const CustomerFinder = lazyPart<CustomerFinderProps>(async () => {
  const { CustomerFinder: Loaded, prepare } = await import('../../features/assumption/customer-finder.tsx')
  await prepare()
  return Loaded
})

/** The Home Page of a signed-in person: the search, how their cargo stands, and what needs them today. */
export function PersonHome() {
  const { t } = useTranslation('portal')
  const reader = useMenuReader()
  const ownName = useSession()?.claims.given_name
  const name = reader.isAssuming ? undefined : ownName
  const hasWork = reader.groups.some((group) => group !== 'CSR')
  const isCustomer = allows(ownSpaceReaders, reader.groups)
  return (
    <Screen title={t('pages.home')} heading={name ? t('home.greeting', { name }) : t('home.greetingNobody')}>
      <div className={css.search}>
        <SearchField onOther={openPaletteWith} placeholder={t('home.search')} />
        <RecentSearches />
      </div>
      <AccountState reader={reader} />
      {reader.ownGroups.includes('CSR') && !reader.isAssuming && <CustomerFinder />}
      {hasWork && (
        <Cockpit groups={reader.groups} mapOf={(ships) => <OwnShipsMap vvds={ships.map(({ vvd }) => vvd)} />}>
          <RecentNotifications />
          {isCustomer && <OwnSpacePanel mayBook={allows(guardedPages['/bookingRequestDetails'], reader.groups)} />}
        </Cockpit>
      )}
    </Screen>
  )
}

/** What there is to know of an account that has no pages yet: it is under review. */
function AccountState({ reader: { ownGroups } }: { reader: MenuReader }) {
  const { t } = useTranslation('portal')
  if (ownGroups.length > 0) return null
  return (
    <section className={css.state} aria-labelledby="account-state">
      <Icon name="clock" size={22} />
      <div>
        <h2 className={css.stateTitle} id="account-state">
          {t('home.review.title')}
        </h2>
        <p>{t('home.review.text')}</p>
        <PageLink to="/support" className={css.stateLink}>
          {t('home.review.action')}
        </PageLink>
      </div>
    </section>
  )
}

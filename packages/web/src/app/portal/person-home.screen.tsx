import {
  type HeaderEntry,
  headerMenuOf,
  type MenuReader,
  type PersonEntry,
  personMenuOf,
} from '@fairway/contract/identity/menu.rules'
import { allows } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import { ownSpaceReaders } from '@fairway/contract/vessel-allocation/own-space.rules'
import { useId } from 'react'
import { DueList } from '../../features/home/due-list.tsx'
import { OwnSpacePanel } from '../../features/home/own-space.tsx'
import { RecentSearches } from '../../features/home-search/recent-searches-list.tsx'
import { SearchField } from '../../features/home-search/search-field.tsx'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useSession } from '../../platform/session/session.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Screen } from '../../ui/screen.tsx'
import { PageLink } from '../shell/page-link.tsx'
import { useMenuReader } from '../shell/person/use-menu-reader.ts'
import type { en } from './messages/en.ts'
import css from './person-home.module.css'

/** The Home Page of a signed-in person: the search, what needs them today, and below it the pages that are theirs. */
export function PersonHome() {
  const { t } = useTranslation('portal')
  const reader = useMenuReader()
  const ownName = useSession()?.claims.given_name
  const name = reader.isAssuming ? undefined : ownName
  const pages = headerMenuOf(reader).filter((entry) => entry.name !== 'search')
  const hasWork = reader.groups.some((group) => group !== 'CSR')
  const isCustomer = allows(ownSpaceReaders, reader.groups)
  const administration = personMenuOf(reader).filter((entry) => /^(admin|eta|deliveries)/.test(entry.name))
  return (
    <Screen title={t('pages.home')} heading={name ? t('home.greeting', { name }) : t('home.greetingNobody')}>
      <div className={css.search}>
        <SearchField />
        <RecentSearches />
      </div>
      <AccountState reader={reader} />
      {hasWork && <DueList groups={reader.groups} />}
      {isCustomer && <OwnSpacePanel mayBook={allows(guardedPages['/bookingRequestDetails'], reader.groups)} />}
      <PageCards title={t('home.pages')} entries={pages} />
      <PageCards title={t('home.administration')} entries={administration} />
    </Screen>
  )
}

/** What there is to know of an account that has few pages: it is under review, or it works for others. */
function AccountState({ reader: { groups, ownGroups, isAssuming } }: { reader: MenuReader }) {
  const { t } = useTranslation('portal')
  const isReviewed = ownGroups.length > 0
  const worksForOthers = !isAssuming && groups.every((group) => group === 'CSR')
  if (isReviewed && !worksForOthers) return null
  return (
    <section className={css.state} aria-labelledby="account-state">
      <Icon name={isReviewed ? 'note' : 'clock'} size={22} />
      <div>
        <h2 className={css.stateTitle} id="account-state">
          {t(isReviewed ? 'home.assumeOnly.title' : 'home.review.title')}
        </h2>
        <p>{t(isReviewed ? 'home.assumeOnly.text' : 'home.review.text')}</p>
        {!isReviewed && (
          <PageLink to="/support" className={css.stateLink}>
            {t('home.review.action')}
          </PageLink>
        )}
      </div>
    </section>
  )
}

interface PageCardsProps {
  title: string
  entries: readonly (HeaderEntry | PersonEntry)[]
}
type Described = keyof typeof en.about

/** Pages that this person may open, each with a line on what it is for. */
function PageCards({ title, entries }: PageCardsProps) {
  const { t } = useTranslation('portal')
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section className={css.pages} aria-labelledby={id}>
      <h2 className={css.pagesTitle} id={id}>
        {title}
      </h2>
      <ul className={css.cards}>
        {entries.map(({ name, to }) => (
          <li key={name}>
            <PageLink to={to} className={css.card}>
              <span className={css.cardTitle}>{t(`pages.${name}`)}</span>
              {/* every page of the header and of the administration has its line */}
              <span className={css.cardText}>{t(`about.${name as Described}`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

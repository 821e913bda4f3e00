import { type PersonEntry, personMenuOf } from '@fairway/contract/identity/menu.rules'
import { type Language, languages, languageTag } from '@fairway/contract/shared/language'
import { Link, useMatches, useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { openAssume, openRelease } from '../../../features/assumption/assumption-dialog.store.ts'
import { NotificationBell } from '../../../features/notifications/notification-bell.tsx'
import { loadTexts } from '../../../platform/language/i18n.ts'
import '../../../features/notifications/notifications.messages.ts'
import { APP_VERSION } from '../../../platform/app-version.ts'
import { serverHealth } from '../../../platform/calls/server-health.ts'
import { languageNames } from '../../../platform/language/language.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { session, useSession } from '../../../platform/session/session.store.ts'
import { signOut } from '../../../platform/session/session-end.ts'
import { createStore, useStore } from '../../../platform/storage/store.ts'
import { Disclosure, itemClass } from '../../../ui/disclosure.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { titleLink } from '../../../ui/screen.tsx'
import { switchLanguage } from '../../languages.ts'
import '../../portal/portal.messages.ts'
import type { GuideChapter } from '../../../platform/pages.ts'
import { Queries } from '../../queries.tsx'
import { PageLink } from '../page-link.tsx'
import css from './person.module.css'
import { PersonMenu } from './person-menu.tsx'
import { useMenuReader } from './use-menu-reader.ts'

const part = createStore<ComponentType | undefined>(undefined)

/** Only customer service loads what it takes to act for somebody else, and has it before the first page is drawn. */
async function loadActingForCustomer() {
  if (part.get() || !session.get()?.claims.groups.includes('CSR')) return
  const [{ ActingForCustomer }] = await Promise.all([
    import('../../../features/assumption/acting-for.tsx'),
    import('../../../features/assumption/assumption.messages.ts'),
    import('../../../ui/form/form.messages.ts'),
  ])
  await loadTexts('assumption', 'form')
  part.set(ActingForCustomer)
}

/** What the person of customer service sees of it, above everything else. */
function ActingForCustomerPart() {
  const Part = useStore(part)
  return Part && <Part />
}

/** Opens the question that stands behind an entry of the menu. */
const ask = (entry: 'assume' | 'release') =>
  loadActingForCustomer().then(entry === 'assume' ? openAssume : openRelease, () => serverHealth.diagnose())

/** The person's own menu: languages, their account, what only some may do, the way out. */
function PersonCorner() {
  const { t } = useTranslation(['portal', 'shell'])
  const entries = personMenuOf(useMenuReader())
  const person = useSession()
  if (!person) return null
  const name = person.claims.given_name || person.username
  return (
    <Disclosure label={t('menu.account', { name })} panel={css.cornerPanel} opener={<Opener name={name} />}>
      <p className={css.who}>
        <span translate="no">{person.username}</span>
      </p>
      <Languages />
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <p className={css.version}>{t('footer.version', { ns: 'shell', version: APP_VERSION })}</p>
    </Disclosure>
  )
}

const Opener = ({ name }: { name: string }) => (
  <>
    <span className={css.initial}>{Array.from(name)[0]?.toUpperCase()}</span>
    <span className={css.name} translate="no">
      {name}
    </span>
    <Icon name="chevron" size={16} />
  </>
)

function Languages() {
  const { t, i18n } = useTranslation('portal')
  return (
    <fieldset className={css.languages}>
      <legend className="visually-hidden">{t('menu.language')}</legend>
      {languages.map((language: Language) => (
        <button
          key={language}
          type="button"
          lang={languageTag[language]}
          aria-current={language === i18n.language}
          onClick={() => void switchLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}

/** A link to a page, or a button where the entry does something. */
function Entry({ entry: { name, to } }: { entry: PersonEntry }) {
  const { t } = useTranslation('portal')
  const navigate = useNavigate()
  const text = t(`pages.${name}`)
  if (!to.startsWith('#')) {
    return (
      <PageLink to={to} className={itemClass}>
        {text}
      </PageLink>
    )
  }
  const leave = () => {
    void signOut()
    void navigate({ to: '/' })
  }
  const act = name === 'assume' || name === 'release' ? () => ask(name) : leave
  return (
    <button type="button" className={itemClass} onClick={() => void act()}>
      {text}
    </button>
  )
}

function Notifications() {
  return (
    <Queries>
      <NotificationBell />
    </Queries>
  )
}

/** What a signed-in person's header is made of, fetched as one. */
export const parts = { Notifications, PersonBanner, PersonCorner, PersonMenu, ActingForCustomerPart }
export async function prepare() {
  await Promise.all([loadTexts('portal', 'notifications'), loadActingForCustomer()])
  titleLink.set(GuideLink)
}

/** Whoever has been granted nothing yet is told why the portal is so empty. */
function PersonBanner() {
  const { t } = useTranslation(['portal', 'kit'])
  if (useSession()?.claims.groups.length !== 0) return null
  return (
    <Banner kind="note" action={<PageLink to="/support">{t('pages.contact')}</PageLink>}>
      {t('underReviewBanner', { ns: 'kit' })}
    </Banner>
  )
}

/** The chapters of the pages in `guest.routes.tsx`: the first load carries nothing of the guide. */
const ofFirstLoad: Record<string, GuideChapter> = {
  '/containerList/$query': 'track',
  '/containerDetails/$bookingNo/$containerNo': 'track',
  '/schedules': 'book',
}

/** Leads from a page to its chapter of the User Guide, for people who have the guide in their menu. */
function GuideLink() {
  const { t } = useTranslation('portal')
  const open = useMatches({ select: (matches) => matches.at(-1) })
  const chapter = open?.staticData.guide ?? ofFirstLoad[open?.fullPath ?? '']
  const hasGuide = personMenuOf(useMenuReader()).some(({ name }) => name === 'userGuide')
  if (!chapter || !hasGuide) return null
  return (
    <Link to="/userGuide/$chapter" params={{ chapter }} className={css.guide}>
      <Icon name="note" size={16} />
      {t('guide')}
    </Link>
  )
}

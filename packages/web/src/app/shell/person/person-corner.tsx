import { type PersonEntry, personMenuOf } from '@fairway/contract/identity/menu.rules'
import { type Language, languages, languageTag } from '@fairway/contract/shared/language'
import { useNavigate } from '@tanstack/react-router'
import { APP_VERSION } from '../../../platform/app-version.ts'
import { languageNames } from '../../../platform/language.ts'
import { useSession } from '../../../platform/session.store.ts'
import { signOut } from '../../../platform/session-end.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Disclosure, itemClass } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { switchLanguage } from '../../languages.ts'
import { PageLink } from '../page-link.tsx'
import css from './person.module.css'
import { ask } from './stand-in-part.tsx'
import { useMenuReader } from './use-menu-reader.ts'

/** The person's own menu: languages, their account, what only some may do, the way out. */
export function PersonCorner() {
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

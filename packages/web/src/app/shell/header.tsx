import { type Language, languages, languageTag } from '@fairway/contract/shared/language'
import { Link } from '@tanstack/react-router'
import { useRef, useState, useSyncExternalStore } from 'react'
import { boot, demoMark } from '../../platform/boot.ts'
import { newBuild } from '../../platform/build-watch.ts'
import { serverHealth } from '../../platform/calls/server-health.ts'
import { languageNames, shortLanguageNames } from '../../platform/language/language.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useLink } from '../../platform/session/link-session.ts'
import { useSession } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { chooseTheme, theme, themes } from '../../platform/theme.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useDismiss } from '../../ui/dialog/use-dismiss.ts'
import { Choice, Disclosure } from '../../ui/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { switchLanguage } from '../languages.ts'
import { useGuestPages } from './guest-pages.ts'
import css from './header.module.css'
import { PageLink } from './page-link.tsx'
import { isApple, paletteKey } from './palette/key-names.ts'
import { overlay } from './palette/palette.store.ts'
import { personParts } from './person-parts.ts'

const icons = { system: 'screen', light: 'sun', dark: 'moon' } as const

/** Light, dark, or like the system. */
function ThemeChoices() {
  const { t } = useTranslation('shell')
  const present = useStore(theme, 'system')
  return themes.map((choice) => (
    <Choice key={choice} chosen={choice === present} onChoose={() => chooseTheme(choice)}>
      <Icon name={icons[choice]} size={18} />
      {t(`theme.${choice}`)}
    </Choice>
  ))
}

function ThemeMenu() {
  const { t } = useTranslation('shell')
  const present = useStore(theme, 'system')
  return (
    <Disclosure label={t('theme.label')} opener={<Icon name={icons[present]} />}>
      <ThemeChoices />
    </Disclosure>
  )
}

const never = () => () => {}

/** Opens the palette where there is no keyboard, and says by which key it opens where there is one. */
function PaletteButton() {
  const { t } = useTranslation('shell')
  const onApple = useSyncExternalStore(
    never,
    () => isApple,
    () => false,
  )
  return (
    <button
      type="button"
      className={css.goTo}
      aria-label={t('goTo')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => overlay.set('palette')}
    >
      <Icon name="search" size={18} />
      <kbd>{paletteKey(onApple)}</kbd>
    </button>
  )
}

/** One slim line: the carrier, the pages, the palette, language, appearance, Login or the person. On a phone the pages open below it. */
export function Header() {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useDismiss(whole, button, open, close)
  const isGuest = useSession() === undefined
  const parts = useStore(personParts)
  const person = isGuest ? undefined : parts
  if (useLink()) return <LinkHeader />
  return (
    <header ref={whole}>
      <Banners />
      {person && <person.PersonBanner />}
      <div className={css.bar}>
        <Link to={isGuest ? '/' : '/search'} className={css.logo}>
          <Logo />
        </Link>
        <nav className={css.nav} id="menu" aria-label={t('menu.label')} data-open={open}>
          {person ? (
            <person.PersonMenu onChoose={close} />
          ) : (
            <div className={css.guest}>
              <GuestMenu onChoose={close} />
            </div>
          )}
          <div className={css.themes}>
            <ThemeChoices />
          </div>
        </nav>
        <div className={css.right}>
          <PaletteButton />
          {!person && (
            <div className={css.guest}>
              <LanguageMenu />
            </div>
          )}
          <div className={css.wide}>
            <ThemeMenu />
          </div>
          {person && <person.Notifications />}
          {person ? (
            <person.PersonCorner />
          ) : (
            <Link to="/signin" className={buttonClass({ small: true }, `${css.login} ${css.guest}`)}>
              {t('pages.login')}
            </Link>
          )}
          <button
            type="button"
            ref={button}
            className={css.opener}
            aria-label={t('menu.open')}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        </div>
      </div>
    </header>
  )
}

/** For whoever came by a link to one booking: nothing of the portal but the language and the appearance. */
function LinkHeader() {
  return (
    <header>
      <Banners />
      <div className={css.bar}>
        <span className={css.logo}>
          <Logo />
        </span>
        <div className={css.right}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </div>
    </header>
  )
}

/** What concerns the whole portal: it is a demo, the server is away, a newer version waits. */
function Banners() {
  const { t } = useTranslation(['shell', 'kit'])
  const down = useStore(serverHealth.down)
  const outdated = useStore(newBuild)
  return (
    <>
      <p className={css.demo} data-demo={demoMark}>
        {t('demo')}
      </p>
      {down && <Banner kind="attention">{t('serverDownBanner', { ns: 'kit' })}</Banner>}
      {outdated && !down && (
        <Banner
          kind="note"
          action={
            <Button small onClick={() => location.reload()}>
              {t('newBuild.reload')}
            </Button>
          }
        >
          {t('newBuild.text')}
        </Banner>
      )}
    </>
  )
}

/** The pages of a guest. */
function GuestMenu({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <ul className={css.pages}>
      {useGuestPages().map(({ to, name }) => (
        <li key={to}>
          <PageLink to={to} className={css.page} onClick={onChoose}>
            {t(`pages.${name}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** The three languages, each by its own name. */
function LanguageMenu() {
  const { t, i18n } = useTranslation('shell')
  const present = i18n.language as Language // only our own start and switch set it
  return (
    <Disclosure
      label={t('language', { name: languageNames[present] })}
      opener={
        <>
          <span className={css.wideName}>{languageNames[present]}</span>
          <span className={css.shortName}>{shortLanguageNames[present]}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {languages.map((language) => (
        <Choice
          key={language}
          chosen={language === present}
          lang={languageTag[language]}
          onChoose={() => void switchLanguage(language)}
        >
          {languageNames[language]}
        </Choice>
      ))}
    </Disclosure>
  )
}

/** The carrier's mark and name. */
function Logo() {
  return (
    <>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="7" className={css.markGround} />
        <g className={css.markLines}>
          <path d="M6 17.5c2.3 0 2.3-1.5 4.6-1.5s2.3 1.5 4.7 1.5S17.6 16 20 16" />
          <path d="M8.2 13.6V8.2h3v5.2M14.8 13.4V5.8h3v7.3" />
        </g>
      </svg>
      <span className={css.name} translate="no">
        {boot.carrier.name}
      </span>
    </>
  )
}

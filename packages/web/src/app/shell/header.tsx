import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSession } from '../../platform/session.store.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import { Banners } from './banners.tsx'
import { GuestMenu } from './guest-menu.tsx'
import css from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { personParts } from './person-parts.ts'
import { ThemeChoices, ThemeMenu } from './theme-menu.tsx'

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
          {person && <person.Notices />}
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

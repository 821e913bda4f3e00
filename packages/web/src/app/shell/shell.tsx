import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { APP_VERSION } from '../../platform/app-version.ts'
import { boot } from '../../platform/boot.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useSession } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Toasts } from '../../ui/feedback/toast.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { Header } from './header.tsx'
import { personParts } from './person-parts.ts'
import css from './shell.module.css'

/** Nobody needs a dialog before the page can be used; it is there before one may have to say that the server is not. */
const AlertDialogs = lazyPart(async () => (await import('../../ui/dialog/alert-dialog.tsx')).AlertDialogs, {
  whenIdle: true,
})

/** The keys that work everywhere, and what they open. */
const PaletteSlot = lazyPart(async () => (await import('./palette/palette-slot.tsx')).PaletteSlot, { whenIdle: true })

/** The house around every page. */
export function Shell() {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useFocusOnArrival(main)
  const isSignedIn = useSession() !== undefined
  const parts = useStore(personParts)
  return (
    <>
      <a className={css.skip} href="#main">
        {t('skip')}
      </a>
      {isSignedIn && parts && <parts.ActingForCustomerPart />}
      <Header />
      <main className={css.main} id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      {pathname !== '/' && <Footer />}
      <AlertDialogs />
      <PaletteSlot />
      <Toasts />
    </>
  )
}

/** Copyright, the carrier's Chinese filings, schedules, the page that checks our seals, the version, and the link that the licence of the geolocation data asks for. */
function Footer() {
  const { t } = useTranslation('shell')
  const { name, icp } = boot.carrier
  return (
    <footer className={css.footer}>
      <span>{t('footer.copyright', { carrier: name })}</span>
      {icp.map(({ label, href }) => (
        <a key={label} href={href} lang="zh-CN" rel="noreferrer noopener">
          {label}
        </a>
      ))}
      <span className={css.last}>
        <Link to="/schedules">{t('pages.schedules')}</Link>
        <Link to="/verify">{t('pages.verify')}</Link>
        <a href="https://db-ip.com" lang="en" rel="noreferrer noopener">
          {t('footer.geolocation')}
        </a>
        <span>{t('footer.version', { version: APP_VERSION })}</span>
      </span>
    </footer>
  )
}

/**
 * After a change of page the focus stands on its heading, so that a reader starts there and not at the old link. Whoever
 * pressed something since, a menu for example, keeps the focus.
 */
function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(() => {
    let hasActed = false
    const act = () => {
      hasActed = true
    }
    const ends = [
      router.subscribe('onBeforeNavigate', () => {
        hasActed = false
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation || hasActed) return
        const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]')
        const target = heading ?? main.current
        target?.focus({ preventScroll: true })
      }),
    ]
    // before the part that is pressed, whose own answer may be to leave the page
    document.addEventListener('pointerdown', act, true)
    document.addEventListener('keydown', act, true)
    return () => {
      for (const end of ends) end()
      document.removeEventListener('pointerdown', act, true)
      document.removeEventListener('keydown', act, true)
    }
  }, [router, main])
}

import { Outlet, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '../../platform/session.store.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { alerts } from '../../ui/alert.store.ts'
import { useLater } from '../../ui/map/use-later.ts'
import { Toasts } from '../../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { personParts } from './person-parts.ts'
import css from './shell.module.css'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/** Nobody needs a dialog before the page can be used; it is there before one may have to say that the server is not. */
const loadDialogs = async () => (await import('../../ui/alert-dialog.tsx')).AlertDialogs

/** The keys that work everywhere, and what they open. */
const loadPalette = async () => (await import('./palette/palette-slot.tsx')).PaletteSlot

/** The house around every page. */
export function Shell() {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useFocusOnArrival(main)
  const isSignedIn = useSession() !== undefined
  const parts = useStore(personParts)
  const hasAlerts = useStore(alerts).length > 0
  const { part: AlertDialogs } = useLater(loadDialogs)
  const { part: PaletteSlot } = useLater(loadPalette)
  return (
    <>
      <a className={css.skip} href="#main">
        {t('skip')}
      </a>
      {isSignedIn && parts && <parts.StandInPart />}
      <Header />
      <main className={css.main} id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      {pathname !== '/' && <Footer />}
      {hasAlerts && AlertDialogs && <AlertDialogs />}
      {PaletteSlot && <PaletteSlot />}
      <Toasts />
    </>
  )
}

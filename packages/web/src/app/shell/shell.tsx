import { Outlet, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialogs } from '../../ui/alert-dialog.tsx'
import { Toasts } from '../../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import css from './shell.module.css'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/** The house around every page. */
export function Shell() {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useFocusOnArrival(main)
  return (
    <>
      <a className={css.skip} href="#main">
        {t('skip')}
      </a>
      <Header />
      <main className={css.main} id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      {pathname !== '/' && <Footer />}
      <AlertDialogs />
      <Toasts />
    </>
  )
}

import { isGuardedPage, isPage } from '@fairway/contract/shared/pages'
import { Link, Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../ui/button.tsx'
import { ComingPage } from './coming.page.tsx'
import { NoticePage } from './notice.page.tsx'

/** A path that no route takes: a page that is still to come, one that needs a login, or none at all. */
export function UnroutedPage(): ReactNode {
  const { pathname }: { pathname: string } = useLocation()
  if (isGuardedPage(pathname)) return <Navigate to="/" replace />
  return isPage(pathname) ? <ComingPage page="coming" /> : <NotFoundPage />
}

function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <NoticePage
      icon="container"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          {t('notFound.action')}
        </Link>
      }
    />
  )
}

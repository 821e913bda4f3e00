import { Link } from '@tanstack/react-router'
import { useSession } from '../platform/session.store.ts'
import { useTranslation } from '../platform/use-translation.ts'
import { buttonClass } from '../ui/button.tsx'
import { NoticePage } from './notice.page.tsx'

/** A path that no page has. */
export function UnroutedPage() {
  const { t } = useTranslation('shell')
  const isGuest = useSession() === undefined
  return (
    <NoticePage
      icon="container"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link to={isGuest ? '/' : '/search'} className={buttonClass({ look: 'primary' })}>
          {t(isGuest ? 'notFound.action' : 'crash.action')}
        </Link>
      }
    />
  )
}

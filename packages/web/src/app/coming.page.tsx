import { Link } from '@tanstack/react-router'
import { useSession } from '../platform/session.store.ts'
import { useTranslation } from '../platform/use-translation.ts'
import { buttonClass } from '../ui/button.tsx'
import { NoticePage } from '../ui/notice-page.tsx'
import { usePageName } from './page-name.ts'

/** A page of the menu that opens later. */
export function ComingPage() {
  const { t } = useTranslation('portal')
  const isGuest = useSession() === undefined
  return (
    <NoticePage
      icon="ship"
      title={usePageName()}
      text={t('coming.text')}
      action={
        <Link to={isGuest ? '/' : '/search'} className={buttonClass({ variant: 'primary' })}>
          {t(isGuest ? 'coming.search' : 'coming.home')}
        </Link>
      }
    />
  )
}

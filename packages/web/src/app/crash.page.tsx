import { session } from '../platform/session.store.ts'
import { useTranslation } from '../platform/use-translation.ts'
import { buttonClass } from '../ui/button.tsx'
import { NoticePage } from './notice.page.tsx'

/** A page that could not be drawn. The link loads afresh, because what is in memory may be what broke it. */
export function CrashPage() {
  const { t } = useTranslation('shell')
  return (
    <NoticePage
      icon="alert"
      title={t('crash.title')}
      text={t('crash.text')}
      action={
        <a href={session.get() ? '/search' : '/'} className={buttonClass({ look: 'primary' })}>
          {t('crash.action')}
        </a>
      }
    />
  )
}

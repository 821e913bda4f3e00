import { useTranslation } from '../../../platform/use-translation.ts'
import { showAlert } from '../../../ui/alert.store.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import css from './booking-page.module.css'

/** Handing the page on: by link or on paper. */
export function PageActions() {
  const { t } = useTranslation('bookingPage')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showToast({ kind: 'success', text: t('copied') })
    } catch {
      showAlert(`${t('notCopied', { link: window.location.href })}||Info`)
    }
  }
  return (
    <span className={css.actions}>
      <Button small onClick={() => void copy()}>
        <Icon name="copy" size={16} /> {t('copyLink')}
      </Button>
      <Button small onClick={() => window.print()}>
        {t('print')}
      </Button>
    </span>
  )
}

import { useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { WholeDates } from '../whole-dates.tsx'
import { alerts, closeAlert } from './alert.store.ts'
import css from './dialog.module.css'
import { Dialog } from './dialog.tsx'

const icons: Record<string, IconName> = { Success: 'done', Confirm: 'note', Info: 'note', Error: 'blocked' }

/** Shows the alerts of `showAlert` one after the other, until each is closed. */
export function AlertDialogs() {
  const { t } = useTranslation('ui')
  const queue = useStore(alerts)
  const alert = queue[0]
  if (!alert) return null
  return (
    <Dialog
      key={queue.length}
      role="alertdialog"
      title={t(`alert.${alert.title}`)}
      mark={
        <span className={css[alert.title]}>
          <Icon name={icons[alert.title] ?? 'note'} />
        </span>
      }
      onClose={closeAlert}
      actions={
        <Button variant="primary" autoFocus onClick={closeAlert}>
          {t('close')}
        </Button>
      }
    >
      <WholeDates>{alert.text}</WholeDates>
    </Dialog>
  )
}

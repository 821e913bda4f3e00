import { createPortal } from 'react-dom'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button, IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { openModals } from '../dialog/open-modals.ts'
import { Icon } from '../icon.tsx'
import { WholeDates } from '../whole-dates.tsx'
import css from './toast.module.css'
import { closeToast, toasts } from './toast.store.ts'

const icons = { success: 'done', error: 'blocked', note: 'note' } as const

/**
 * Toasts in the corner, announced once. The live region exists from the start so that screen readers watch it. While a
 * modal dialog is open it is inside that one, because everything outside is inert.
 */
export function Toasts() {
  const { t } = useTranslation('ui')
  const shown = useStore(toasts)
  const modal = useStore(openModals).at(-1)
  const corner = (
    <section className={css.corner} aria-label={t('notices')} aria-live="polite">
      {shown.map(({ id, kind, text, action }) => (
        <div key={id} className={classNames(css.toast, css[kind])}>
          <Icon name={icons[kind]} />
          <p className={css.text}>
            <WholeDates>{text}</WholeDates>
          </p>
          {action && (
            <Button
              variant="quiet"
              small
              onClick={() => {
                closeToast(id)
                action.act()
              }}
            >
              {action.text}
            </Button>
          )}
          <IconButton label={t('close')} onClick={() => closeToast(id)}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      ))}
    </section>
  )
  return modal ? createPortal(corner, modal) : corner
}

import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useRequestParts } from './request-context.ts'
import { emptyRequest } from './request-document.ts'
import css from './request-form.module.css'

/** What was typed on an earlier visit and never saved is in the form again; a new request can begin afresh. */
export function BackNote() {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const isBack = useStore(work.isBack)
  const state = useStore(work.state)
  if (!isBack) return null
  const clear = () => {
    work.form.put(emptyRequest())
    work.isBack.set(false)
  }
  return (
    <p className={css.notice} role="status">
      <Icon name="note" size={18} />
      <span>{t('back.text')}</span>
      {state === undefined && (
        <Button small onClick={clear}>
          {t('back.clear')}
        </Button>
      )}
      <Button small look="quiet" onClick={() => work.isBack.set(false)}>
        {t('back.fine')}
      </Button>
    </p>
  )
}

import { type Store, useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import css from './document-form.module.css'

export interface BackNoteProps {
  work: { isBack: Store<boolean> }
  /** Begins afresh, where that is possible. */
  onClear?: (() => void) | undefined
}

/** What was typed on an earlier visit and never saved is in the form again. */
export function BackNote({ work, onClear }: BackNoteProps) {
  const { t } = useTranslation('documentForm')
  const isBack = useStore(work.isBack)
  if (!isBack) return null
  const close = () => work.isBack.set(false)
  return (
    <p className={css.notice} role="status">
      <Icon name="note" size={18} />
      <span>{t('back.text')}</span>
      {onClear && (
        <Button
          small
          onClick={() => {
            onClear()
            close()
          }}
        >
          {t('back.clear')}
        </Button>
      )}
      <Button small variant="quiet" onClick={close}>
        {t('back.fine')}
      </Button>
    </p>
  )
}

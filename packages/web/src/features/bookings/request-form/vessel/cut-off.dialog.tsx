import type { Violation } from '@fairway/contract/kit/errors'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { useViolationTexts } from '../../../../ui/form/use-error-texts.ts'

export interface CutOffDialogProps {
  warnings: readonly Violation[]
  onClose: () => void
  onConfirm: () => void
}

/** Cut-offs that have passed stop nothing: whoever sends the request says that it is meant all the same. */
export function CutOffDialog({ warnings, onClose, onConfirm }: CutOffDialogProps) {
  const { t } = useTranslation('bookingForm')
  const texts = useViolationTexts(warnings)
  return (
    <Dialog
      role="alertdialog"
      title={t('warnings.title', { count: warnings.length })}
      onClose={onClose}
      actions={
        <DialogActions back={t('warnings.back')} onBack={onClose} confirm={t('warnings.send')} onConfirm={onConfirm} />
      }
    >
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t('warnings.text')}</p>
    </Dialog>
  )
}

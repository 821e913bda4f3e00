import type { Violation } from '@fairway/contract/kit/errors'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { useViolationTexts } from '../../../../ui/form/use-error-texts.ts'
import { WholeDates } from '../../../../ui/whole-dates.tsx'

export interface ConfirmDialogProps {
  warnings: readonly Violation[]
  nameOf: (path: string) => string
  onClose: () => void
  onConfirm: () => void
}

/** The dialog shows this many warnings. */
const SHOWN = 10

/** What stops nothing but is confirmed by the sender: a cut-off that has passed, an unusual weight or volume. */
export function ConfirmDialog({ warnings, nameOf, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('siForm')
  const texts = useViolationTexts(warnings)
  return (
    <Dialog
      role="alertdialog"
      title={t('confirm.title', { count: warnings.length })}
      onClose={onClose}
      actions={
        <DialogActions back={t('confirm.back')} onBack={onClose} confirm={t('confirm.send')} onConfirm={onConfirm} />
      }
    >
      <ul>
        {texts.slice(0, SHOWN).map((text, at) => (
          <li key={`${warnings[at]?.path} ${warnings[at]?.code}`}>
            {warnings[at] && warnings[at].path !== 'bookingNo' && <b>{nameOf(warnings[at].path)}: </b>}
            <WholeDates>{text}</WholeDates>
          </li>
        ))}
      </ul>
      {warnings.length > SHOWN && <p>{t('confirm.more', { count: warnings.length - SHOWN })}</p>}
    </Dialog>
  )
}

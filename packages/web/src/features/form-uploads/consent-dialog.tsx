import { useTranslation } from '../../platform/language/use-translation.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx'
import { Muted } from '../../ui/text.tsx'

export interface ConsentDialogProps {
  onClose: () => void
  onAccept: () => void
}

/** The legal statement about verified gross mass, which its sender accepts once until they log out. */
export function ConsentDialog({ onClose, onAccept }: ConsentDialogProps) {
  const { t } = useTranslation('vgmUploads')
  return (
    <Dialog
      title={t('legal.title')}
      onClose={onClose}
      actions={
        <DialogActions back={t('legal.back')} onBack={onClose} confirm={t('legal.accept')} onConfirm={onAccept} />
      }
    >
      <p>{t('words.legalStatement')}</p>
      <Muted size="sm">{t('legal.once')}</Muted>
    </Dialog>
  )
}

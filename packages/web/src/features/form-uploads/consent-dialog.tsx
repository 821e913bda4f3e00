import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
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
        <>
          <Button onClick={onClose}>{t('legal.back')}</Button>
          <Button variant="primary" onClick={onAccept}>
            {t('legal.accept')}
          </Button>
        </>
      }
    >
      <p>{t('words.legalStatement')}</p>
      <Muted size="sm">{t('legal.once')}</Muted>
    </Dialog>
  )
}

import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface Props {
  question: 'here' | 'others'
  onYes: () => void
  onNo: () => void
}

/** Asks before sessions end that somebody may be working in. */
export function ConfirmDialog({ question, onYes, onNo }: Props) {
  const { t } = useTranslation('security')
  return (
    <Dialog
      role="alertdialog"
      title={t(`confirm.${question}`)}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{t('confirm.no')}</Button>
          <Button look="primary" autoFocus onClick={onYes}>
            {t('confirm.yes')}
          </Button>
        </>
      }
    >
      {t(`confirm.${question}Text`)}
    </Dialog>
  )
}

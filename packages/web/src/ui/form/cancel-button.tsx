import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'

/** Closes a dialog with a form, beside its primary button. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('form')
  return (
    <Button variant="quiet" onClick={onClick}>
      {t('cancel')}
    </Button>
  )
}

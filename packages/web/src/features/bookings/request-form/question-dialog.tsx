import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useRequestParts } from './request-context.ts'

/** Names what a change undoes before it is applied. */
export function QuestionDialog() {
  const { t } = useTranslation('bookingForm')
  const { asked } = useRequestParts()
  const present = useStore(asked)
  if (!present) return null
  const close = () => asked.set(undefined)
  const agree = () => {
    present.apply()
    close()
  }
  return (
    <Dialog
      role="alertdialog"
      title={t(`questions.${present.question}.title`)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('questions.keep')}</Button>
          <Button look="primary" onClick={agree}>
            {t(`questions.${present.question}.agree`)}
          </Button>
        </>
      }
    >
      {t(`questions.${present.question}.text`)}
    </Dialog>
  )
}

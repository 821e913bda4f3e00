import { boot } from '../../platform/boot.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './terms-dialog.module.css'

const points = ['use', 'account', 'truth', 'times', 'privacy', 'end'] as const

/** The terms of use, in words that people read. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <Dialog
      wide
      isText
      title={t('terms.title')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('terms.close')}
        </Button>
      }
    >
      <ol className={css.terms}>
        {points.map((point) => (
          <li key={point}>
            <h3 className={css.title}>{t(`terms.${point}`)}</h3>
            <p>{t(`terms.${point}Text`, { carrier: boot.carrier.name })}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

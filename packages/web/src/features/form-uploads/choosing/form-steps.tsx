import { useUploadTexts } from '../upload-kind.ts'
import { FormDownload } from './form-download.tsx'
import css from './form-steps.module.css'

/** The three steps; the first has the empty form. */
export function FormSteps() {
  const { t } = useUploadTexts()
  return (
    <ol className={css.steps} aria-label={t('steps.label')}>
      {(['get', 'fill', 'check'] as const).map((step, at) => (
        <li key={step} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h2 className={css.title}>{t(`steps.${step}`)}</h2>
            <p className={css.text}>{t(`steps.${step}Text`)}</p>
            {step === 'get' && <FormDownload />}
          </div>
        </li>
      ))}
    </ol>
  )
}

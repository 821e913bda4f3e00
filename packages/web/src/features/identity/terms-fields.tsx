import { useState } from 'react'
import { boot } from '../../platform/boot.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import type { Captcha } from './captcha.ts'
import { CaptchaLine } from './captcha-line.tsx'
import { sectionId } from './registration.outline.tsx'
import type { RegistrationFields } from './registration-form.ts'
import css from './terms-fields.module.css'

const points = ['use', 'account', 'truth', 'times', 'privacy', 'end'] as const

/** The terms of use, in words that people read. */
function TermsDialog({ onClose }: { onClose: () => void }) {
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

interface Props {
  form: ContractForm<RegistrationFields>
  captcha: Captcha
}

/** The terms, which can be read first, and the check that a person is there. */
export function TermsFields({ form, captcha }: Props) {
  const { t } = useTranslation('identity')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FormSection id={sectionId('terms')} title={t('registration.sections.terms')}>
      <CheckField
        form={form}
        name="termsAccepted"
        label={t('fields.terms')}
        more={
          <Button small onClick={() => setIsOpen(true)}>
            {t('terms.open')}
          </Button>
        }
      />
      <CaptchaLine form={form} captcha={captcha} />
      {isOpen && <TermsDialog onClose={() => setIsOpen(false)} />}
    </FormSection>
  )
}

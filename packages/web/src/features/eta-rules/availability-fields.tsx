import { OFFSET_DAYS_LIMIT } from '@fairway/contract/eta-rules/eta-rule.words'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { FieldRow, FormSection } from '../../ui/form/form-section.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import css from './rule-form.module.css'
import type { RuleValues } from './rule-values.rules.ts'
import { TimeField } from './time-field.tsx'

const kinds = [
  { name: 'localAvailability', text: 'form.local', shipment: 'LOCAL' },
  { name: 'portAvailability', text: 'form.port', shipment: 'IPI' },
] as const

/** When boxes become available: two times, of which the shipment says which one counts. */
export function AvailabilityFields({ form }: { form: ContractForm<RuleValues> }) {
  const { t } = useTranslation('etaRules')
  const chosen = useWatch({ control: form.fields.control, name: 'shipment' })
  const options = Array.from({ length: OFFSET_DAYS_LIMIT + 1 }, (_, count) => ({
    value: String(count),
    text: t('form.daysOption', { count }),
  }))
  return (
    <FormSection id="section-availability" title={t('form.availability')} intro={t('form.availabilityText')}>
      {kinds.map(({ name, text, shipment }) => (
        <fieldset key={name} className={classNames(css.availability, shipment !== chosen && css.idle)}>
          <legend>
            <b>{t(text)}</b> <span>{t(shipment === chosen ? 'form.counts' : 'form.idle', { shipment })}</span>
          </legend>
          <FieldRow>
            <SelectField form={form} name={`${name}.days`} label={t('form.daysLater')} options={options} />
            <TimeField form={form} name={`${name}.time`} label={t('form.time')} />
          </FieldRow>
        </fieldset>
      ))}
      <CheckField form={form} name="isActive" label={t('form.active')} />
    </FormSection>
  )
}

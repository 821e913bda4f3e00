import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { DayField } from '../../ui/form/day-field.tsx'
import { FieldRow } from '../../ui/form/form-section.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import { RadioField } from './radio-field.tsx'
import type { RuleValues } from './rule-values.rules.ts'

/** What an exception is for: one voyage, or a range of days, both of them included. */
export function ScopeFields({ form }: { form: ContractForm<RuleValues> }) {
  const { t } = useTranslation('etaRules')
  const scope = useWatch({ control: form.fields.control, name: 'scope' })
  return (
    <>
      <RadioField
        form={form}
        name="scope"
        label={t('form.scope')}
        options={[
          { value: 'voyage', text: t('form.scopeVoyage') },
          { value: 'days', text: t('form.scopeDays') },
        ]}
      />
      {scope === 'voyage' ? (
        <TextField form={form} name="vvd" label={t('form.vvd')} hint={t('form.vvdHint')} autoComplete="off" plain />
      ) : (
        <FieldRow>
          <DayField form={form} name="firstOn" label={t('form.firstOn')} />
          <DayField form={form} name="lastOn" label={t('form.lastOn')} />
        </FieldRow>
      )}
    </>
  )
}

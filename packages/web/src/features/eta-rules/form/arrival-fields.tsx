import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { equipmentGroups, weekdays } from '@fairway/contract/eta-rules/eta-rule.values'
import { shipmentKinds } from '@fairway/contract/tracking/tracking.values'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import checkCss from '../../../ui/form/check-field.module.css'
import { DayField } from '../../../ui/form/day-field.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldNotes, type FieldProps, useField } from '../../../ui/form/field.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { FieldRow, FormSection } from '../../../ui/form/form-section.tsx'
import { type Option, SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ContractForm } from '../../../ui/form/use-contract-form.ts'
import { useRuleLabels } from '../rule-labels.ts'
import { ChosenPort } from './chosen-port.tsx'
import css from './rule-form.module.css'
import type { RuleKind, RuleValues } from './rule-values.rules.ts'
import { TimeField } from './time-field.tsx'

interface Props {
  form: ContractForm<RuleValues>
  kind: RuleKind
  choices: RuleChoices
}

/** The arrivals that a rule covers: where, what, and when in the week. */
export function ArrivalFields({ form, kind, choices }: Props) {
  const { t } = useTranslation('etaRules')
  const labels = useRuleLabels(choices)
  const port = useWatch({ control: form.fields.control, name: 'port' })
  const optionOf = (slot: string) => ({ value: slot, text: labels.equipmentName(slot) })
  return (
    <FormSection id="section-arrival" title={t('form.arrival')} intro={t('form.arrivalText')}>
      <FieldRow>
        <ChosenPort
          id={fieldId(form, 'port')}
          choices={choices}
          port={port}
          error={form.errors.find(({ path }) => path === 'port')?.text}
          onChoose={(code) => form.fields.setValue('port', code, { shouldDirty: true })}
        />
        <SelectField
          form={form}
          name="equipment"
          label={t('search.equipment')}
          empty={t('equipment.any')}
          options={[]}
          groups={[
            { label: t('equipment.groups'), options: equipmentGroups.map((group) => optionOf(`group ${group}`)) },
            { label: t('equipment.types'), options: choices.equipment.map(({ code }) => optionOf(`type ${code}`)) },
          ]}
        />
      </FieldRow>
      <RadioField
        form={form}
        name="shipment"
        label={t('search.shipment')}
        options={shipmentKinds.map((value) => ({ value, text: t(`shipmentTexts.${value}`) }))}
      />
      {kind === 'exception' && <ScopeFields form={form} />}
      <div className={css.times}>
        <SelectField
          form={form}
          name="arrivalDay"
          label={t('form.day')}
          {...(kind === 'exception' && { empty: t('form.everyDay') })}
          options={weekdays.map((day) => ({ value: String(day), text: t(`days.d${day}`) }))}
        />
        <TimeField form={form} name="arrivalFrom" label={t('form.from')} />
        <TimeField form={form} name="arrivalTo" label={t('form.to')} />
      </div>
      <p className={css.hint}>{t('form.toHint')}</p>
    </FormSection>
  )
}

/** What an exception covers: one voyage, or a range of days, both included. */
function ScopeFields({ form }: { form: ContractForm<RuleValues> }) {
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

/** One of a few options, all visible. */
function RadioField<T extends FieldValues>(props: FieldProps<T> & { options: readonly Option[] }) {
  const { form, name, label, hint, options } = props
  const { id, error, input } = useField(props)
  return (
    <fieldset
      className={classNames(fieldCss.field, error !== undefined && fieldCss.wrong)}
      aria-describedby={input['aria-describedby']}
    >
      <legend className={fieldCss.label}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={css.radios}>
        {options.map(({ value, text }, at) => (
          <label key={value} className={checkCss.choice}>
            <input
              {...form.fields.register(name)}
              className={checkCss.box}
              type="radio"
              value={value}
              {...(at === 0 && { id })}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

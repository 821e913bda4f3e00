import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { equipmentGroups, weekdays } from '@fairway/contract/eta-rules/eta-rule.values'
import { shipmentKinds } from '@fairway/contract/tracking/tracking.values'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { SearchBar } from '../../../ui/form/search-bar.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ChosenPort } from '../form/chosen-port.tsx'
import type { RuleKind } from '../form/rule-values.rules.ts'
import { useRuleLabels } from '../rule-labels.ts'
import { checkRuleCriteria, type RuleCriteria } from './rule-criteria.rules.ts'
import css from './rule-search.module.css'

interface Props {
  kind: RuleKind
  criteria: RuleCriteria
  choices: RuleChoices | undefined
  onSearch: (criteria: RuleCriteria) => void
}

interface Values extends Omit<RuleCriteria, 'withEnded'> {
  isWithEnded: boolean
}

const criteriaOf = ({ isWithEnded, ...values }: Values): RuleCriteria => ({
  ...values,
  withEnded: isWithEnded ? 'yes' : '',
})

/** The criteria of a search. Choosing the required port searches at once; the others are filters. */
export function RuleSearchForm({ kind, criteria, choices, onSearch }: Props) {
  const { t } = useTranslation('etaRules')
  const labels = useRuleLabels(choices)
  const { withEnded, ...rest } = criteria
  const form = useContractForm<Values>({
    defaults: { ...rest, isWithEnded: withEnded === 'yes' },
    check: checkRuleCriteria,
  })
  const port = useWatch({ control: form.fields.control, name: 'port' })
  const optionOf = (value: string, slot: string) => ({ value, text: labels.equipmentName(slot) })
  return (
    <SearchBar
      form={form}
      label={t(`titles.${kind}`)}
      action={t('search.action')}
      onSearch={(values) => onSearch(criteriaOf(values))}
    >
      <ChosenPort
        id={fieldId(form, 'port')}
        choices={choices}
        port={port}
        error={form.errors.find(({ path }) => path === 'port')?.text}
        className={css.port}
        onChoose={(code) => {
          form.fields.setValue('port', code)
          if (code !== '') onSearch(criteriaOf(form.fields.getValues()))
        }}
      />
      <SelectField
        form={form}
        name="shipment"
        label={t('search.shipment')}
        empty={t('search.anyShipment')}
        options={shipmentKinds.map((value) => ({ value, text: t(`shipments.${value}`) }))}
      />
      <SelectField
        form={form}
        name="day"
        label={t('search.day')}
        empty={t('search.anyDay')}
        options={weekdays.map((day) => ({ value: String(day), text: t(`days.d${day}`) }))}
      />
      <SelectField
        form={form}
        name="equipment"
        label={t('search.equipment')}
        empty={t('search.anyEquipment')}
        options={[]}
        groups={[
          { label: t('equipment.groups'), options: equipmentGroups.map((group) => optionOf(group, `group ${group}`)) },
          {
            label: t('equipment.types'),
            options: (choices?.equipment ?? []).map(({ code }) => optionOf(code, `type ${code}`)),
          },
        ]}
      />
      {kind === 'exception' && (
        <TextField form={form} name="vvd" label={t('search.vvd')} autoComplete="off" plain className={css.narrow} />
      )}
      <CheckField form={form} name="isWithEnded" label={t('search.withEnded')} />
    </SearchBar>
  )
}

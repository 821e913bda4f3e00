import { useTranslation } from '../../../platform/use-translation.ts'
import { DayField } from '../../../ui/form/day-field.tsx'
import { FieldRow } from '../../../ui/form/form-section.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { FilterForm } from '../../../ui/listing/filter-form.tsx'
import { type CorrectionCriteria, checkCriteria, readCriteria } from './correction-criteria.rules.ts'

export interface FilterDialogProps {
  criteria: CorrectionCriteria
  onSearch: (criteria: CorrectionCriteria) => void
  onClose: () => void
}

type Values = Record<'text' | 'from' | 'to', string>
const nothing: Values = { text: '', from: '', to: '' }

/** All criteria in one place; the statuses have their cards. */
export function FilterDialog({ criteria: { statuses, ...others }, onSearch, onClose }: FilterDialogProps) {
  const { t } = useTranslation('corrections')
  const form = useContractForm<Values>({
    defaults: { ...nothing, ...others },
    check: ({ from, to }) => checkCriteria({ from: from.trim(), to: to.trim() }),
  })
  return (
    <FilterForm
      title={t('filter.title')}
      form={form}
      nothing={nothing}
      apply={t('filter.apply')}
      onSearch={(values) => onSearch(readCriteria({ ...values, statuses }))}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="text"
        label={t('filter.text')}
        hint={t('filter.textHint')}
        autoComplete="off"
        plain
      />
      <FieldRow>
        <DayField form={form} name="from" label={t('filter.from')} />
        <DayField form={form} name="to" label={t('filter.to')} />
      </FieldRow>
    </FilterForm>
  )
}

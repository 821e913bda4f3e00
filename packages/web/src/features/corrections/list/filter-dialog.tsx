import { useTranslation } from '../../../platform/use-translation.ts'
import { DayField } from '../../../ui/form/day-field.tsx'
import { FieldRow } from '../../../ui/form/form-section.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { FilterForm, FilterText } from '../../../ui/listing/filter-form.tsx'
import type { CriteriaDialog } from '../../../ui/listing/list-page.tsx'
import { type CorrectionCriteria, checkCriteria, readCriteria } from './correction-criteria.rules.ts'

export type FilterDialogProps = CriteriaDialog<CorrectionCriteria>

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
      <FilterText form={form} label={t('filter.text')} hint={t('filter.textHint')} />
      <FieldRow>
        <DayField form={form} name="from" label={t('filter.from')} />
        <DayField form={form} name="to" label={t('filter.to')} />
      </FieldRow>
    </FilterForm>
  )
}

import { useTranslation } from '../../../platform/use-translation.ts'
import { DayField } from '../../../ui/form/day-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { FilterForm, FilterText } from '../../../ui/listing/filter-form.tsx'
import type { RequestLabels } from '../request-words.ts'
import { useChoices } from './request-calls.ts'
import { checkCriteria, type RequestCriteria, readCriteria } from './request-criteria.rules.ts'
import css from './request-list.module.css'

export interface FilterDialogProps {
  criteria: RequestCriteria
  labels: RequestLabels
  onSearch: (criteria: RequestCriteria) => void
  onClose: () => void
}

type Values = Record<'text' | 'portOfLoading' | 'portOfDischarge' | 'vvd' | 'from' | 'to', string>
const nothing: Values = { text: '', portOfLoading: '', portOfDischarge: '', vvd: '', from: '', to: '' }

/** All criteria in one place. The statuses have their cards. */
export function FilterDialog({ criteria, labels, onSearch, onClose }: FilterDialogProps) {
  const { t } = useTranslation('bookings')
  const choices = useChoices()
  const { statuses, ...others } = criteria
  const form = useContractForm<Values>({
    defaults: { ...nothing, ...others },
    check: ({ from, to }) => checkCriteria({ from: from.trim(), to: to.trim() }),
  })
  const ports = (codes: readonly string[] = [], chosen = '') =>
    [...new Set([...codes, ...(chosen === '' ? [] : [chosen])])]
      .map((value) => ({ value, text: `${labels.place(value)} (${value})` }))
      .sort((one, other) => one.text.localeCompare(other.text, labels.language))
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
      <div className={css.pair}>
        <SelectField
          form={form}
          name="portOfLoading"
          label={t('columns.portOfLoading')}
          empty={t('filter.any')}
          options={ports(choices?.portofLoad, criteria.portOfLoading)}
        />
        <SelectField
          form={form}
          name="portOfDischarge"
          label={t('columns.portOfDischarge')}
          empty={t('filter.any')}
          options={ports(choices?.portsOfDischarge, criteria.portOfDischarge)}
        />
        <DayField form={form} name="from" label={t('filter.from')} />
        <DayField form={form} name="to" label={t('filter.to')} />
        <TextField form={form} name="vvd" label={t('columns.vvd')} autoComplete="off" plain />
      </div>
    </FilterForm>
  )
}

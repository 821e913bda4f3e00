import { useEffect } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useComposing } from '../../../ui/form/use-composing.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import type { RequestWords } from '../request-words.ts'
import { useChoices } from './request-calls.ts'
import { checkCriteria, type RequestCriteria, readCriteria } from './request-criteria.rules.ts'
import css from './request-list.module.css'

export interface FilterDialogProps {
  criteria: RequestCriteria
  words: RequestWords
  onSearch: (criteria: RequestCriteria) => void
  onClose: () => void
}

type Values = Record<'text' | 'portOfLoading' | 'portOfDischarge' | 'vvd' | 'from' | 'to', string>
const nothing: Values = { text: '', portOfLoading: '', portOfDischarge: '', vvd: '', from: '', to: '' }

/** All criteria in one place; what is wrong stands at its field. The statuses have their cards. */
export function FilterDialog({ criteria, words, onSearch, onClose }: FilterDialogProps) {
  const { t } = useTranslation('bookings')
  const composing = useComposing()
  const choices = useChoices()
  const { statuses, ...others } = criteria
  const form = useContractForm<Values>({
    defaults: { ...nothing, ...others },
    check: ({ from, to }) => checkCriteria({ from: from.trim(), to: to.trim() }),
  })
  const { wrong, takeAttention, fields } = form
  useEffect(() => {
    const [first] = wrong
    if (first && takeAttention()) document.getElementById(fieldId(form, first.path))?.focus()
  })
  const ports = (codes: readonly string[] = [], chosen = '') =>
    [...new Set([...codes, ...(chosen === '' ? [] : [chosen])])]
      .map((value) => ({ value, text: `${words.place(value)} (${value})` }))
      .sort((one, other) => one.text.localeCompare(other.text, words.language))
  return (
    <Dialog title={t('filter.title')} wide onClose={onClose}>
      <form
        className={css.form}
        noValidate
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          if (composing.isBusy()) return
          form.submit(async (values) => onSearch(readCriteria({ ...values, statuses }))).catch(() => {})
        }}
      >
        <TextField
          form={form}
          name="text"
          label={t('filter.text')}
          hint={t('filter.textHint')}
          autoComplete="off"
          plain
        />
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
        <div className={css.actions}>
          <Button look="quiet" className={css.reset} onClick={() => fields.reset(nothing)}>
            {t('filter.reset')}
          </Button>
          <Button onClick={onClose}>{t('filter.close')}</Button>
          <Button type="submit" look="primary">
            {t('filter.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { SAILED_DAYS } from '@fairway/contract/tracking/dashboard.values'
import { type ReactNode, useEffect } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { DayField } from '../form/day-field.tsx'
import { fieldId } from '../form/field-id.ts'
import { type Option, SelectField } from '../form/select-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useComposing } from '../form/use-composing.ts'
import type { ContractForm } from '../form/use-contract-form.ts'
import { vesselText } from './criteria-chips.ts'
import css from './filter-form.module.css'

interface Props<T extends FieldValues> {
  /** What stands over it, where that is not as usual. */
  title?: string
  form: ContractForm<T>
  /** The form with no criterion in it. */
  nothing: T
  /** What its button says: that the list is shown then. */
  apply: string
  onSearch: (values: T) => void
  onClose: () => void
  children: ReactNode
}

/** All criteria of a list in one place. What is wrong stands at its field, the first of which takes the focus. */
export function FilterForm<T extends FieldValues>(props: Props<T>) {
  const { title, form, nothing, apply, onSearch, onClose, children } = props
  const { t } = useTranslation('listing')
  const composing = useComposing()
  const { errors, consumeFocusRequest, fields } = form
  useEffect(() => {
    const [first] = errors
    if (first && consumeFocusRequest()) document.getElementById(fieldId(form, first.path))?.focus()
  })
  return (
    <Dialog title={title ?? t('filter.title')} wide onClose={onClose}>
      <form
        className={css.form}
        noValidate
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          if (composing.isBusy()) return
          form.submit(async (values) => onSearch(values)).catch(() => {})
        }}
      >
        {children}
        <div className={css.actions}>
          <Button variant="quiet" className={css.reset} onClick={() => fields.reset(nothing as DefaultValues<T>)}>
            {t('filter.reset')}
          </Button>
          <Button onClick={onClose}>{t('filter.cancel')}</Button>
          <Button type="submit" variant="primary">
            {apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface TextProps<T extends FieldValues> {
  form: ContractForm<T>
  label: string
  hint: string
}

/** Part of a text that is looked for in several fields. */
export const FilterText = <T extends FieldValues & { text: string }>(props: TextProps<T>) => (
  <TextField {...props} name={'text' as Path<T>} autoComplete="off" plain /> // the form has it
)

interface RangeValues extends FieldValues {
  dateOf: string
  from: string
  to: string
}

/** Which day is meant, and between which it lies. */
export function DayRange<T extends RangeValues>({ form, dates }: { form: ContractForm<T>; dates: readonly Option[] }) {
  const { t } = useTranslation('listing')
  const named = (name: keyof RangeValues) => name as Path<T> // the form has all three
  return (
    <div className={css.dates}>
      <SelectField
        form={form}
        name={named('dateOf')}
        label={t('criteria.dateOf')}
        empty={t('filter.anyDate')}
        options={dates}
      />
      <DayField form={form} name={named('from')} label={t('criteria.from')} />
      <DayField form={form} name={named('to')} label={t('criteria.to')} />
    </div>
  )
}

interface VesselProps<T extends FieldValues> {
  form: ContractForm<T>
  /** What is chosen already: an address may ask for other days than those that are offered. */
  sailedDays: number | undefined
}

/** Open vessels, and with them those that sailed in the last days. */
export function VesselFilter<T extends FieldValues & { sailedDays: string }>({ form, sailedDays }: VesselProps<T>) {
  const { t } = useTranslation('listing')
  const days = [...new Set([...SAILED_DAYS, ...(sailedDays === undefined ? [] : [sailedDays])])]
  return (
    <SelectField
      form={form}
      name={'sailedDays' as Path<T>} // the form has it
      label={t('criteria.vessel')}
      empty={t('criteria.anyVessel')}
      options={days.map((value) => ({ value: String(value), text: vesselText(value, t) }))}
    />
  )
}

/** Lists to choose from, side by side where there is room. */
export const FilterLists = ({ children }: { children: ReactNode }) => <div className={css.lists}>{children}</div>

import type { Violation } from '@fairway/contract/kit/errors'
import { foldText } from '@fairway/contract/shared/fold'
import { useEffect, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DayField } from '../form/day-field.tsx'
import { FieldNotes, useField } from '../form/field.tsx'
import { fieldId } from '../form/field-id.ts'
import { FieldRow } from '../form/form-section.tsx'
import { type Option, SelectField } from '../form/select-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useComposing } from '../form/use-composing.ts'
import { type ContractForm, useContractForm } from '../form/use-contract-form.ts'
import choiceCss from './choice-list.module.css'
import type { DrawnField, FilterValues } from './filter.rules.ts'
import css from './filter-form.module.css'

type Form = ContractForm<FilterValues>

export interface FilterDialogProps {
  /** What stands over it, where that is not as usual. */
  title?: string | undefined
  fields: readonly DrawnField[]
  values: FilterValues
  /** The form with no criterion in it. */
  nothing: FilterValues
  check: (values: FilterValues) => Violation[]
  /** What its button says: that the list is shown then. */
  apply: string
  onSearch: (values: FilterValues) => void
  onClose: () => void
}

/** All criteria of a list in one place. What is wrong stands at its field, the first of which takes the focus. */
export function FilterDialog({ title, fields, values, nothing, check, apply, onSearch, onClose }: FilterDialogProps) {
  const { t } = useTranslation('listing')
  const composing = useComposing()
  const form = useContractForm<FilterValues>({ defaults: values, check })
  const { errors, consumeFocusRequest } = form
  useEffect(() => {
    const [first] = errors
    if (first && consumeFocusRequest()) document.getElementById(fieldId(form, first.path))?.focus()
  })
  const lists = fields.filter(({ kind }) => kind === 'choices')
  const halves = fields.filter(isHalf)
  return (
    <Dialog title={title ?? t('filter.title')} wide onClose={onClose}>
      <form
        className={css.form}
        noValidate
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          if (composing.isBusy()) return
          form.submit(async (typed) => onSearch(typed)).catch(() => {})
        }}
      >
        <Fields form={form} fields={fields.filter((field) => field.kind !== 'choices' && !isHalf(field))} />
        {halves.length > 0 && (
          <FieldRow>
            <Fields form={form} fields={halves} />
          </FieldRow>
        )}
        {lists.length > 0 && (
          <div className={css.lists}>
            <Fields form={form} fields={lists} />
          </div>
        )}
        <div className={css.actions}>
          <Button variant="quiet" className={css.reset} onClick={() => form.fields.reset(nothing)}>
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

/** Fields that share a line: two days without a kind of date are such a pair. */
const isHalf = (field: DrawnField) => (field.kind === 'range' ? !field.dates : field.kind !== 'choices' && field.isHalf)

const Fields = ({ form, fields }: { form: Form; fields: readonly DrawnField[] }) =>
  fields.map((field) =>
    field.kind === 'range' ? (
      <DayRange key="range" form={form} {...field} />
    ) : field.kind === 'choices' ? (
      <ChoiceList key={field.name} form={form} {...field} />
    ) : field.kind === 'select' ? (
      <SelectField key={field.name} form={form} {...field} />
    ) : (
      <TextField key={field.name} form={form} {...field} autoComplete="off" plain />
    ),
  )

interface DayRangeProps extends Extract<DrawnField, { kind: 'range' }> {
  form: Form
}

/** Between which days something lies, and where one can choose, which day is meant. */
function DayRange({ form, from, to, dates }: DayRangeProps) {
  const { t } = useTranslation('listing')
  const days = (
    <>
      <DayField form={form} name="from" label={from} />
      <DayField form={form} name="to" label={to} />
    </>
  )
  if (!dates) return days
  return (
    <div className={css.dates}>
      <SelectField form={form} name="dateOf" label={t('criteria.dateOf')} empty={t('filter.anyDate')} options={dates} />
      {days}
    </div>
  )
}

interface ChoiceListProps {
  form: Form
  name: string
  label: string
  options: readonly Option[]
}

/** Longer lists can be searched. */
const SHORT = 8

/** Any number out of several, those that are chosen first; a long list is narrowed by typing. */
function ChoiceList(props: ChoiceListProps) {
  const { form, name, label, options } = props
  const { t } = useTranslation('listing')
  const { field } = useController({ control: form.fields.control, name })
  const { id: listId, error, input } = useField(props)
  const value: string[] = Array.isArray(field.value) ? field.value : []
  const [sought, setSought] = useState('')
  const [first] = useState(value)
  const id = useId()
  const wanted = foldText(sought)
  const all = [...first.filter((one) => !options.some((option) => option.value === one)).map(asOption), ...options]
  const shown = all.filter((option) => foldText(`${option.text} ${option.value}`).includes(wanted))
  const toggle = (one: string) =>
    field.onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <fieldset className={choiceCss.list} id={listId} tabIndex={-1} aria-describedby={input['aria-describedby']}>
      <legend className={choiceCss.label}>
        {label}
        {value.length > 0 && <span className={choiceCss.chosen}>{t('filter.chosen', { count: value.length })}</span>}
      </legend>
      <FieldNotes id={listId} error={error} />
      {all.length > SHORT && (
        <input
          id={id}
          className={choiceCss.find}
          type="text"
          autoComplete="off"
          aria-label={`${label}: ${t('filter.find')}`}
          placeholder={t('filter.find')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <div className={choiceCss.options}>
        {shown.map((option) => (
          <label key={option.value} className={choiceCss.option}>
            <input type="checkbox" checked={value.includes(option.value)} onChange={() => toggle(option.value)} />
            <span>{option.text}</span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className={choiceCss.none}>{t(all.length === 0 ? 'filter.noChoice' : 'filter.noMatch')}</p>
        )}
      </div>
    </fieldset>
  )
}

const asOption = (value: string): Option => ({ value, text: value })

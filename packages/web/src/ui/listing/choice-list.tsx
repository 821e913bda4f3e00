import { foldText } from '@fairway/contract/shared/fold'
import { useId, useState } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import type { Option } from '../form/select-field.tsx'
import css from './choice-list.module.css'

/** The fields of a form that hold several texts. */
type ListName<T> = { [N in keyof T]: T[N] extends string[] ? N : never }[keyof T]

interface Props<T extends FieldValues> {
  control: Control<T>
  name: ListName<T> & Path<T>
  label: string
  options: readonly Option[]
}

/** Longer lists can be searched. */
const SHORT = 8

/** Any number out of several, those that are chosen first; a long list is narrowed by typing. */
export function ChoiceList<T extends FieldValues>({ control, name, label, options }: Props<T>) {
  const { t } = useTranslation('listing')
  const { field } = useController({ control, name })
  const value: string[] = field.value
  const [sought, setSought] = useState('')
  const [first] = useState(value)
  const id = useId()
  const wanted = foldText(sought)
  const all = [...first.filter((one) => !options.some((option) => option.value === one)).map(asOption), ...options]
  const shown = all.filter((option) => foldText(`${option.text} ${option.value}`).includes(wanted))
  const toggle = (one: string) =>
    field.onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <fieldset className={css.list}>
      <legend className={css.label}>
        {label}
        {value.length > 0 && <span className={css.chosen}>{t('filter.chosen', { count: value.length })}</span>}
      </legend>
      {all.length > SHORT && (
        <input
          id={id}
          className={css.find}
          type="text"
          autoComplete="off"
          aria-label={`${label}: ${t('filter.find')}`}
          placeholder={t('filter.find')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <div className={css.options}>
        {shown.map((option) => (
          <label key={option.value} className={css.option}>
            <input type="checkbox" checked={value.includes(option.value)} onChange={() => toggle(option.value)} />
            <span>{option.text}</span>
          </label>
        ))}
        {shown.length === 0 && <p className={css.none}>{t(all.length === 0 ? 'filter.noChoice' : 'filter.noMatch')}</p>}
      </div>
    </fieldset>
  )
}

const asOption = (value: string): Option => ({ value, text: value })

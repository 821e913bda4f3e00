import { foldText } from '@fairway/contract/shared/fold'
import { useId, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useTranslation } from '../../../platform/use-translation.ts'
import type { Option } from '../../../ui/form/select-field.tsx'
import css from './choice-list.module.css'
import type { FilterValues } from './filter-values.rules.ts'

type ListName = { [N in keyof FilterValues]: FilterValues[N] extends string[] ? N : never }[keyof FilterValues]

interface Props {
  control: Control<FilterValues>
  name: ListName
  label: string
  options: readonly Option[]
}

/** Longer lists can be searched. */
const SHORT = 8

/** Any number out of several, those that are chosen first; a long list is narrowed by typing. */
export function ChoiceList({ control, name, label, options }: Props) {
  const { t } = useTranslation('containerDashboard')
  const { field } = useController({ control, name })
  const [sought, setSought] = useState('')
  const [first] = useState(field.value)
  const id = useId()
  const wanted = foldText(sought)
  const all = [...first.filter((value) => !options.some((option) => option.value === value)).map(asOption), ...options]
  const shown = all.filter(({ value, text }) => foldText(`${text} ${value}`).includes(wanted))
  const toggle = (value: string) =>
    field.onChange(field.value.includes(value) ? field.value.filter((one) => one !== value) : [...field.value, value])
  return (
    <fieldset className={css.list}>
      <legend className={css.label}>
        {label}
        {field.value.length > 0 && (
          <span className={css.chosen}>{t('filter.chosen', { count: field.value.length })}</span>
        )}
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
        {shown.map(({ value, text }) => (
          <label key={value} className={css.option}>
            <input type="checkbox" checked={field.value.includes(value)} onChange={() => toggle(value)} />
            <span>{text}</span>
          </label>
        ))}
        {shown.length === 0 && <p className={css.none}>{t(all.length === 0 ? 'filter.noChoice' : 'filter.noMatch')}</p>}
      </div>
    </fieldset>
  )
}

const asOption = (value: string): Option => ({ value, text: value })

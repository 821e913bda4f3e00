import { type FieldValues, useController } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../icon.tsx'
import css from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

export interface Option {
  value: string
  text: string
}

export interface OptionGroup {
  label: string
  options: readonly Option[]
}

interface Props<T extends FieldValues> extends FieldProps<T> {
  options: readonly Option[]
  groups?: readonly OptionGroup[]
  /** The text while nothing is chosen. */
  empty?: string
  autoComplete?: string
  onChoose?: (value: string) => void
  className?: string
}

/** One of several options, as the browser's native select: typing finds an entry, and a phone shows its picker. */
export function SelectField<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, hint, optional, options, groups = [], empty, autoComplete, onChoose, className } = props
  const { t } = useTranslation('form')
  const { id, error, input } = useField(props)
  const { field } = useController({ control: form.fields.control, name })
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error} className={className}>
      <div className={css.joined}>
        <select
          {...input}
          {...field}
          className={css.select}
          autoComplete={autoComplete}
          onChange={(event) => {
            field.onChange(event)
            onChoose?.(event.target.value)
          }}
        >
          <option value="">{empty ?? t('choose')}</option>
          <Options options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron" size={18} />
        </span>
      </div>
    </FieldFrame>
  )
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))

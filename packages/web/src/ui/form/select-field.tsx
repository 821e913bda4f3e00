import { type FieldValues, useController } from 'react-hook-form'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { NativeSelect, type Option, Options } from './native-select.tsx'

export type { Option }

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
      <NativeSelect
        {...input}
        {...field}
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
      </NativeSelect>
    </FieldFrame>
  )
}

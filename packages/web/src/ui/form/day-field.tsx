import type { FieldValues } from 'react-hook-form'
import { classNames } from '../class-names.ts'
import css from './day-field.module.css'
import fieldCss from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

/** One day, by the browser's own calendar: it gives yyyy-mm-dd or nothing. */
export function DayField<T extends FieldValues>(props: FieldProps<T>) {
  const { form, name, label, hint, optional } = props
  const { id, wrong, input } = useField(props)
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} wrong={wrong}>
      <input
        {...input}
        {...form.fields.register(name)}
        className={classNames(fieldCss.input, css.day)}
        type="date"
        max="2199-12-31"
      />
    </FieldFrame>
  )
}

import type { FieldValues } from 'react-hook-form'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

/** The six-digit code of a mail: one field, so that it can be pasted and filled in by the phone. */
export function CodeField<T extends FieldValues>(props: FieldProps<T>) {
  const { form, name, label, hint } = props
  const { id, error, input } = useField(props)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...form.fields.register(name)}
        className={classNames(css.input, css.code)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
      />
    </FieldFrame>
  )
}

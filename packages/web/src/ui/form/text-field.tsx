import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { FieldValues } from 'react-hook-form'
import css from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

interface Props<T extends FieldValues> extends FieldProps<T> {
  autoComplete: HTMLInputAutoCompleteAttribute
  type?: 'text' | 'email' | 'tel'
  /** Names and codes, without spell checking. */
  plain?: boolean
  /** The largest number of characters. */
  most?: number
  className?: string
}

/** One line of text. */
export function TextField<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, hint, optional, autoComplete, type = 'text', plain = false, most, className } = props
  const { id, error, input } = useField(props)
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error} className={className}>
      <input
        {...input}
        {...form.fields.register(name)}
        className={css.input}
        type={type}
        maxLength={most}
        autoComplete={autoComplete}
        {...(plain && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
      />
    </FieldFrame>
  )
}

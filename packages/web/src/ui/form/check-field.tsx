import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classNames } from '../class-names.ts'
import css from './check-field.module.css'
import fieldCss from './field.module.css'
import { FieldNotes, type FieldProps, OptionalMark, useField } from './field.tsx'
import type { Option } from './select-field.tsx'

/** A single checkbox; `more` follows it, outside of the label. */
export function CheckField<T extends FieldValues>({ more, ...props }: FieldProps<T> & { more?: ReactNode }) {
  const { form, name, label, hint } = props
  const { id, error, input } = useField(props)
  return (
    <div className={classNames(fieldCss.field, error !== undefined && fieldCss.wrong)}>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={css.line}>
        <label className={css.choice}>
          <input {...input} {...form.fields.register(name)} className={css.box} type="checkbox" />
          <span>{label}</span>
        </label>
        {more}
      </div>
    </div>
  )
}

/** Any number of several options. */
export function CheckGroup<T extends FieldValues>(props: FieldProps<T> & { options: readonly Option[] }) {
  const { form, name, label, hint, optional, options } = props
  const { id, error, input } = useField(props)
  const register = form.fields.register(name)
  return (
    <fieldset
      className={classNames(fieldCss.field, css.group, error !== undefined && fieldCss.wrong)}
      aria-describedby={input['aria-describedby']}
    >
      <legend className={fieldCss.label}>
        {label} {optional && <OptionalMark />}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={css.choices}>
        {options.map(({ value, text }, at) => (
          <label key={value} className={css.choice}>
            <input
              {...register}
              className={css.box}
              type="checkbox"
              value={value}
              {...(at === 0 && { id })}
              aria-invalid={input['aria-invalid']}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

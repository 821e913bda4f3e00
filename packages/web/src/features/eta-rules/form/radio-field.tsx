import type { FieldValues } from 'react-hook-form'
import { classNames } from '../../../ui/class-names.ts'
import checkCss from '../../../ui/form/check-field.module.css'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldNotes, type FieldProps, useField } from '../../../ui/form/field.tsx'
import type { Option } from '../../../ui/form/select-field.tsx'
import css from './rule-form.module.css'

/** One of a few options, all visible. */
export function RadioField<T extends FieldValues>(props: FieldProps<T> & { options: readonly Option[] }) {
  const { form, name, label, hint, options } = props
  const { id, error, input } = useField(props)
  return (
    <fieldset
      className={classNames(fieldCss.field, error !== undefined && fieldCss.wrong)}
      aria-describedby={input['aria-describedby']}
    >
      <legend className={fieldCss.label}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={css.radios}>
        {options.map(({ value, text }, at) => (
          <label key={value} className={checkCss.choice}>
            <input
              {...form.fields.register(name)}
              className={checkCss.box}
              type="radio"
              value={value}
              {...(at === 0 && { id })}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

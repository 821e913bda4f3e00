import type { FieldValues, Path, PathValue } from 'react-hook-form'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame, type FieldProps, useField } from '../../../ui/form/field.tsx'
import { writeTime } from './rule-values.rules.ts'

/** A 24-hour time in every locale: 6, 630 or 18.30 become hh:mm. */
export function TimeField<T extends FieldValues>(props: FieldProps<T>) {
  const { form, name, label, hint } = props
  const { id, error, input } = useField(props)
  const { onBlur, ...registered } = form.fields.register(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...registered}
        className={fieldCss.input}
        type="text"
        inputMode="numeric"
        placeholder="18:00"
        maxLength={8}
        autoComplete="off"
        onBlur={(event) => {
          const { value } = event.currentTarget
          const time = writeTime(value)
          if (time !== value) form.fields.setValue(name, time as PathValue<T, Path<T>>, { shouldDirty: true }) // a time is a text
          return onBlur(event)
        }}
      />
    </FieldFrame>
  )
}

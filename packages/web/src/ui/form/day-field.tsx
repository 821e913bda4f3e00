import { normalizeDay } from '@fairway/contract/shared/date-only'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../class-names.ts'
import { CalendarButton } from './calendar-button.tsx'
import css from './day-field.module.css'
import fieldCss from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

/** A day, typed as yyyy-mm-dd in every locale, or chosen in the browser's date picker. */
export function DayField<T extends FieldValues>(props: FieldProps<T>) {
  const { form, name, label, hint, optional } = props
  const { t } = useTranslation('form')
  const { id, error, input } = useField(props)
  const put = (day: string) => form.fields.setValue(name, day as PathValue<T, Path<T>>, { shouldDirty: true }) // a day is a text
  const { onBlur, ...registered } = form.fields.register(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <span className={css.frame}>
        <input
          {...input}
          {...registered}
          className={classNames(fieldCss.input, css.day)}
          type="text"
          inputMode="numeric"
          placeholder={t('dayFormat')}
          maxLength={12}
          autoComplete="off"
          onBlur={(event) => {
            const day = normalizeDay(event.currentTarget.value)
            if (day !== event.currentTarget.value) put(day)
            return onBlur(event)
          }}
        />
        <CalendarButton
          label={t('calendar', { field: label })}
          dayNow={() => String(form.fields.getValues(name) ?? '')}
          onDay={put}
        />
      </span>
    </FieldFrame>
  )
}

import { normalizeDay } from '@fairway/contract/shared/date-only'
import { useRef } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import css from './day-field.module.css'
import fieldCss from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

/** A day, typed as yyyy-mm-dd in every locale, or chosen in the browser's date picker. */
export function DayField<T extends FieldValues>(props: FieldProps<T>) {
  const { form, name, label, hint, optional } = props
  const { t } = useTranslation('form')
  const { id, error, input } = useField(props)
  const calendar = useRef<HTMLInputElement>(null)
  const put = (day: string) => form.fields.setValue(name, day as PathValue<T, Path<T>>, { shouldDirty: true }) // a day is a text
  const { onBlur, ...registered } = form.fields.register(name)
  const open = () => {
    if (!calendar.current) return
    calendar.current.value = normalizeDay(String(form.fields.getValues(name) ?? ''))
    calendar.current.showPicker()
  }
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
        <input
          ref={calendar}
          className={css.calendar}
          type="date"
          max="2199-12-31"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => put(event.currentTarget.value)}
        />
        <button type="button" className={css.open} aria-label={t('calendar', { field: label })} onClick={open}>
          <Icon name="calendar" />
        </button>
      </span>
    </FieldFrame>
  )
}

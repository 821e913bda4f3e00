import { normalizeDay } from '@fairway/contract/shared/date-only'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../class-names.ts'
import { CalendarButton } from './calendar-button.tsx'
import css from './day-field.module.css'
import fieldCss from './field.module.css'
import { FieldFrame } from './field.tsx'

interface DayInputProps {
  id: string
  label: string
  hint?: string
  error: string | undefined
  value: string
  onChange: (day: string) => void
}

/** A day that is typed or chosen, and counts while it is typed. */
export function DayInput({ id, label, hint, error, value, onChange }: DayInputProps) {
  const { t } = useTranslation('form')
  const described = [hint !== undefined && `${id}hint`, error !== undefined && `${id}wrong`].filter(Boolean).join(' ')
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className={css.frame}>
        <input
          id={id}
          className={classNames(fieldCss.input, css.day)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('dayFormat')}
          maxLength={12}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => {
            const day = normalizeDay(target.value)
            if (day !== target.value) onChange(day)
          }}
        />
        <CalendarButton label={t('calendar', { field: label })} dayNow={() => value} onDay={onChange} />
      </span>
    </FieldFrame>
  )
}

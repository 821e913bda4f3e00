import { normalizeDay } from '@fairway/contract/shared/date-only'
import { useRef } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type LineProps, useLine } from '../../../ui/document-form/field-text.ts'
import css from '../../../ui/form/day-field.module.css'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** One day of the document, typed as yyyy-mm-dd or chosen in the browser's own calendar. */
export function DayLine(props: LineProps) {
  const { t } = useTranslation('form')
  const line = useLine(props)
  const calendar = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!calendar.current) return
    calendar.current.value = normalizeDay(line.text)
    calendar.current.showPicker()
  }
  return (
    <FieldFrame {...props} id={line.id} error={line.error}>
      <span className={css.frame}>
        <input
          {...line.attributes}
          className={classNames(fieldCss.input, css.day)}
          type="text"
          inputMode="numeric"
          placeholder={t('dayFormat')}
          maxLength={12}
          autoComplete="off"
          value={line.text}
          onChange={(event) => line.set(event.target.value)}
          onBlur={({ target }) => {
            const day = normalizeDay(target.value)
            if (day !== line.text) line.set(day)
            line.leave()
          }}
        />
        <input
          ref={calendar}
          className={css.calendar}
          type="date"
          max="2199-12-31"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => line.set(event.currentTarget.value)}
        />
        <button type="button" className={css.open} aria-label={t('calendar', { field: props.label })} onClick={open}>
          <Icon name="calendar" />
        </button>
      </span>
    </FieldFrame>
  )
}

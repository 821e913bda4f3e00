import { normalizeDay } from '@fairway/contract/shared/date-only'
import { useRef } from 'react'
import { Icon } from '../icon.tsx'
import css from './day-field.module.css'

interface Props {
  label: string
  /** The day that the picker opens at, as it is typed so far. */
  dayNow: () => string
  onDay: (day: string) => void
}

/** Opens the browser's date picker beside a day that can be typed. */
export function CalendarButton({ label, dayNow, onDay }: Props) {
  const calendar = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!calendar.current) return
    calendar.current.value = normalizeDay(dayNow())
    calendar.current.showPicker()
  }
  return (
    <>
      <input
        ref={calendar}
        className={css.calendar}
        type="date"
        max="2199-12-31"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onDay(event.currentTarget.value)}
      />
      <button type="button" className={css.open} aria-label={label} onClick={open}>
        <Icon name="calendar" />
      </button>
    </>
  )
}

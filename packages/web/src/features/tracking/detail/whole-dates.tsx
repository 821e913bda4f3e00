import { Fragment } from 'react'
import css from '../moment-text.module.css'

const DATE = /(\d{4}-\d\d-\d\d \d\d:\d\d)/

/** A sentence whose dates never wrap. */
export function WholeDates({ text }: { text: string }) {
  return text.split(DATE).map((part, at) => {
    const key = `${at} ${part}`
    if (!DATE.test(part)) return <Fragment key={key}>{part}</Fragment>
    return (
      <span key={key} className={css.whole}>
        {part}
      </span>
    )
  })
}

import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import css from './reader-time.module.css'

/** A moment that belongs to no place, on the reader's own clock; which clock that is, and UTC, on hover and when read aloud. */
export function ReaderTime({ at }: { at: string }) {
  const local = placeTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const world = placeTime(at, 'UTC')
  const inUtc = `${world.date} ${world.time} UTC`
  const isSame = local.offset === 'UTC'
  return (
    <time dateTime={at} title={isSame ? inUtc : `${local.offset} · ${inUtc}`} className={css.time}>
      {`${local.date} ${local.time}`}
      <span className="visually-hidden"> {isSame ? 'UTC' : `(${inUtc})`}</span>
    </time>
  )
}

import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import css from './reader-time.module.css'

interface Props {
  at: string
  /** The day alone, where the hour matters little; it is there on hover. */
  only?: 'day'
}

/** A moment that belongs to no place, on the reader's own clock; which clock that is, and UTC, on hover and when read aloud. */
export function ReaderTime({ at, only }: Props) {
  const local = placeTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const world = placeTime(at, 'UTC')
  const here = `${local.date} ${local.time}`
  const inUtc = `${world.date} ${world.time} UTC`
  const isSame = local.offset === 'UTC'
  return (
    <time dateTime={at} title={isSame ? inUtc : `${here} ${local.offset} · ${inUtc}`} className={css.time}>
      {only ? local.date : here}
      {!only && <span className="visually-hidden"> {isSame ? local.offset : `(${inUtc})`}</span>}
    </time>
  )
}

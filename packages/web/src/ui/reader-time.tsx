import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { readersZone } from '../platform/language/readers-time.ts'
import css from './reader-time.module.css'

interface Props {
  at: string
  /** Shows the day alone. The time is in the tooltip. */
  only?: 'day'
  /** The zone that the reader chose, where it is not the one of the browser. */
  zone?: string
}

/** A time without a place, in the reader's time zone. The zone and UTC are in the tooltip and for screen readers. */
export function ReaderTime({ at, only, zone = readersZone() }: Props) {
  const local = placeTime(at, zone)
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

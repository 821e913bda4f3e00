import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import { useStore } from '../../platform/store.ts'
import css from './local-time.module.css'
import { alsoInUtc } from './utc.store.ts'

interface Props {
  at: string
  zone: string
  className?: string | undefined
}

/** A moment on the clock of its place; the same moment in UTC on hover, for screen readers, and for all on demand. */
export function LocalTime({ at, zone, className }: Props) {
  const isInUtc = useStore(alsoInUtc)
  const local = placeTime(at, zone)
  const world = placeTime(at, 'UTC')
  const inUtc = `${world.date} ${world.time} UTC`
  return (
    <time dateTime={at} title={inUtc} className={className}>
      {`${local.date} ${local.time}`}
      <span className={isInUtc ? css.utc : 'visually-hidden'}> ({inUtc})</span>
    </time>
  )
}

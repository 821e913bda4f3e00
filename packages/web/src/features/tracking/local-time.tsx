import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useStore } from '../../platform/storage/store.ts'
import css from './local-time.module.css'
import { alsoInUtc } from './utc.store.ts'

interface Props {
  at: string
  zone: string
  className?: string | undefined
}

/** A time in the zone of its place; UTC is in the tooltip, for screen readers, and shown to all on demand. */
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

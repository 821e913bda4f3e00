import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import type { ReactNode } from 'react'

interface Props {
  at: string
  zone: string
  className?: string | undefined
  children?: ReactNode
}

/** A moment on the clock of its place; the same moment in UTC on hover and for screen readers. */
export function LocalTime({ at, zone, className, children }: Props) {
  const local = placeTime(at, zone)
  const world = placeTime(at, 'UTC')
  const inUtc = `${world.date} ${world.time} UTC`
  return (
    <time dateTime={at} title={inUtc} className={className}>
      {children ?? `${local.date} ${local.time}`}
      <span className="visually-hidden"> ({inUtc})</span>
    </time>
  )
}

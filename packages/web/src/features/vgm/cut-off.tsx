import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { isNear, timeUntil } from '../../ui/countdown/countdown.rules.ts'
import { Icon } from '../../ui/icon.tsx'
import { Muted } from '../../ui/text.tsx'
import { clockOf } from './vgm.definition.ts'
import css from './vgm.module.css'

const EVERY_MS = 30_000

/** The business clock of a booking, read anew every half minute. */
function useBookingClock(booking: Pick<VgmBooking, 'now'>, receivedAt: number): number {
  const [now, setNow] = useState(() => clockOf(booking, receivedAt))
  useEffect(() => {
    const read = () => setNow(clockOf(booking, receivedAt))
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => clearInterval(timer)
  }, [booking, receivedAt])
  return now
}

interface Props {
  booking: Pick<VgmBooking, 'cutOffAt' | 'zone' | 'now'>
  receivedAt: number
  /** Its name is above it already. */
  isBare?: boolean
}

/** The VGM cut-off in the time of the port of loading, and how long that is from now. */
export function CutOff({ booking, receivedAt, isBare = false }: Props) {
  const { t } = useTranslation('vgm')
  const now = useBookingClock(booking, receivedAt)
  const { cutOffAt, zone } = booking
  if (cutOffAt === null)
    return (
      <div className={css.cutOff}>
        {!isBare && <Muted size="xs">{t('cutOff.title')}</Muted>}
        <p>{t('cutOff.none')}</p>
      </div>
    )
  const local = placeTime(cutOffAt, zone)
  const left = timeUntil(cutOffAt, now)
  const state = left === undefined ? 'over' : isNear(cutOffAt, now) ? 'near' : 'calm'
  const text = left === undefined ? t('cutOff.over') : left.days > 0 ? t('cutOff.days', left) : t('cutOff.hours', left)
  return (
    <div className={css.cutOff} data-state={state}>
      {!isBare && <Muted size="xs">{t('cutOff.title')}</Muted>}
      <p className={css.left}>
        {state !== 'calm' && <Icon name={state === 'over' ? 'blocked' : 'clock'} size={18} />}
        {text}
      </p>
      <time dateTime={cutOffAt}>
        {local.date} {local.time} {local.offset}
      </time>
    </div>
  )
}

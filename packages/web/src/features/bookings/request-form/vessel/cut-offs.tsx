import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { cutOffsOf } from '@fairway/contract/bookings/requests/sailing.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { isNear, timeUntil } from '../../../../ui/countdown/countdown.rules.ts'
import css from './vessel.module.css'

interface Props {
  sailing: Sailing
  /** What the cargo is: it decides which cut-offs matter. */
  flags: RequestDocument['flags']
  now: number
}

const toneOf = (at: string, now: number) =>
  timeUntil(at, now) === undefined ? css.over : isNear(at, now) ? css.near : css.left

const wallTime = (at: string, zone: string) => {
  const { date, time } = placeTime(at, zone)
  return `${date} ${time}`
}

/** The last moments for papers and cargo of a sailing, in port time, each with how long that is from now. */
export function CutOffs({ sailing, flags, now }: Props) {
  const { t } = useTranslation('bookingForm')
  const leftText = (at: string) => {
    const left = timeUntil(at, now)
    if (left === undefined) return t('vessel.over')
    return left.days > 0 ? t('vessel.daysLeft', left) : t('vessel.hoursLeft', left)
  }
  return (
    <dl className={css.cutOffs}>
      {cutOffsOf(sailing, { flags }).map(({ kind, at }) => (
        <div key={kind}>
          <dt>{t(`vessel.cutOffs.${kind}`)}</dt>
          <dd>
            <time dateTime={at}>{wallTime(at, sailing.departure.zone)}</time>{' '}
            <span className={toneOf(at, now)}>{leftText(at)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The same in a line of the board: how long each is from now, or that it has passed. */
export function ShortCutOffs({ sailing, flags, now }: Props) {
  const { t } = useTranslation('bookingForm')
  const shortText = (at: string) => {
    const left = timeUntil(at, now)
    if (left === undefined) return t('vessel.over')
    if (left.days > 0) return t('vessel.inDays', left)
    return left.hours > 0 ? t('vessel.inHours', left) : t('vessel.inMinutes', left)
  }
  return (
    <span className={css.limits}>
      <span>{t('board.cutOffs')}</span>
      {cutOffsOf(sailing, { flags }).map(({ kind, at }) => (
        <span key={kind} className={css.short} title={wallTime(at, sailing.departure.zone)}>
          {t(`vessel.short.${kind}`)} <b className={toneOf(at, now)}>{shortText(at)}</b>
        </span>
      ))}
    </span>
  )
}

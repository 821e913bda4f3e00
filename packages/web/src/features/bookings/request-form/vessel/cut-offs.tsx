import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { isNear, timeUntil } from '../../../../ui/countdown/countdown.rules.ts'
import { Row } from '../../../../ui/layout.tsx'
import { useNow } from '../request-context.ts'
import { cutOffsOf } from './cut-offs.rules.ts'
import css from './vessel.module.css'

/** The last moments for papers and cargo of a sailing, in port time, each with how long that is from now. */
export function CutOffs({ sailing }: { sailing: Sailing }) {
  const { t } = useTranslation('bookingForm')
  return (
    <dl className={css.cutOffs}>
      {cutOffsOf(sailing).map(({ kind, at }) => (
        <div key={kind}>
          <dt>{t(`vessel.cutOffs.${kind}`)}</dt>
          <dd>
            <CutOffTime at={at} zone={sailing.departure.zone} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a ship to choose from waits for next, and for what it is too late already. */
export function NextCutOff({ sailing }: { sailing: Sailing }) {
  const { t } = useTranslation('bookingForm')
  const now = useNow()
  const all = cutOffsOf(sailing).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const next = all.find(({ at }) => timeUntil(at, now) !== undefined)
  const passed = all.filter(({ at }) => timeUntil(at, now) === undefined)
  const nameOf = ({ kind }: (typeof all)[number]) => t(`vessel.cutOffs.${kind}`)
  if (all.length === 0) return null
  return (
    <Row as="p" gap={16} rowGap={0} align="stretch" size="sm" muted className={css.next}>
      {next && (
        <span>
          {nameOf(next)} <CutOffTime at={next.at} zone={sailing.departure.zone} />
        </span>
      )}
      {passed.length > 0 && (
        <span className={css.over}>{t('vessel.passed', { cutOffs: passed.map(nameOf).join(', ') })}</span>
      )}
    </Row>
  )
}

function CutOffTime({ at, zone }: { at: string; zone: string }) {
  const { t } = useTranslation('bookingForm')
  const now = useNow()
  const local = placeTime(at, zone)
  const left = timeUntil(at, now)
  const text = () => {
    if (left === undefined) return t('vessel.over')
    return left.days > 0 ? t('vessel.daysLeft', left) : t('vessel.hoursLeft', left)
  }
  return (
    <>
      <time dateTime={at}>
        {local.date} {local.time}
      </time>{' '}
      <span className={left === undefined ? css.over : isNear(at, now) ? css.near : css.left}>{text()}</span>
    </>
  )
}

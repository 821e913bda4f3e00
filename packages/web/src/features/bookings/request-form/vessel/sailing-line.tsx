import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { inlandArrival, minutesMoved } from '@fairway/contract/bookings/requests/sailing.rules'
import { bestOf, isExpired } from '@fairway/contract/schedules/transit.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { ShortCutOffs } from './cut-offs.tsx'
import css from './vessel.module.css'

/** Where the cargo leaves the ship's port for, with its name and time zone; undefined where it stays at the port. */
export interface Inland {
  name: string
  zone: string
  minutes: number | null
}

export interface LineOptions {
  nameOf: (code: string) => string
  inland: Inland | undefined
}

/** Times that differ from the plan by less than this are no news. */
const MOVED_MINUTES = 60

/** The titles of the columns. */
export function SailingHeads({ sailing, nameOf, inland }: LineOptions & { sailing: Sailing }) {
  const { t } = useTranslation('bookingForm')
  return (
    <div className={classNames(css.columns, inland && css.withInland)}>
      <span>{t('board.vessel')}</span>
      <span>{t('vessel.etd', { port: nameOf(sailing.portOfLoading) })}</span>
      <span>{t('board.way')}</span>
      <span>{t('vessel.eta', { port: nameOf(sailing.portOfDischarge) })}</span>
      {inland && <span>{t('vessel.eta', { port: inland.name })}</span>}
    </div>
  )
}

interface LineProps extends LineOptions {
  sailing: Sailing
  now: number
  /** The cargo whose cut-offs it shows; left out where they are listed beside it. */
  flags?: RequestDocument['flags']
}

/** One sailing on the board: departure, days and arrivals; quieter below, its ship, way and the cut-offs of this cargo. */
export function SailingLine({ sailing, flags, now, nameOf, inland }: LineProps) {
  const { t } = useTranslation('bookingForm')
  const { vvd, vessel, transitDays, feeder } = sailing
  const hasSailed = isExpired(sailing, now)
  const arrives = inland && inlandArrival(sailing, inland.minutes)
  return (
    <div className={classNames(css.columns, inland && css.withInland, hasSailed && css.expired)}>
      <b translate="no">{vvd}</b>
      <Moment title={t('board.etd')} moment={sailing.departure} />
      <span>{t('vessel.days', { count: transitDays })}</span>
      <Moment title={t('board.eta')} moment={sailing.arrival} />
      {inland && (
        <span>
          <span className={classNames(css.title, css.named)}>{t('vessel.eta', { port: inland.name })} </span>
          {arrives ? (
            <time dateTime={arrives} title={t('board.usual')}>
              {placeTime(arrives, inland.zone).date}
            </time>
          ) : (
            <span className={css.soft}>{t('board.unknown')}</span>
          )}
        </span>
      )}
      <span className={css.below}>
        <span translate="no">{vessel}</span>
        <span>{feeder ? t('board.via', { port: nameOf(feeder.to) }) : t('board.direct')}</span>
        {hasSailed && <b>{t('vessel.expired')}</b>}
        {flags && !hasSailed && <ShortCutOffs sailing={sailing} flags={flags} now={now} />}
      </span>
    </div>
  )
}

/** Day and time on the clock of the port; where the carrier moved it, by how much. */
function Moment({ title, moment }: { title: string; moment: Sailing['departure'] }) {
  const { t } = useTranslation('bookingForm')
  const at = bestOf(moment)
  const { date, time } = placeTime(at, moment.zone)
  const planned = placeTime(moment.planned, moment.zone)
  const minutes = minutesMoved(moment)
  const size = Math.abs(minutes)
  const hours = Math.round(size / 60)
  const amount = hours < 24 ? t('board.hours', { hours }) : t('board.days', { days: Math.round(hours / 24) })
  const wasPlanned = t('board.planned', { time: `${planned.date} ${planned.time}` })
  return (
    <span>
      <span className={css.title}>{title} </span>
      <time dateTime={at}>
        {date} <span className={css.soft}>{time}</span>
      </time>
      {size >= MOVED_MINUTES && (
        <>
          {' '}
          <b className={minutes > 0 ? css.late : css.early} title={wasPlanned}>
            {minutes > 0 ? '+' : '−'}
            {amount}
            <span className="visually-hidden"> {wasPlanned}</span>
          </b>
        </>
      )}
    </span>
  )
}

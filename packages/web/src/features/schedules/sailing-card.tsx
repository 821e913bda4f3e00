import { co2PerTeu } from '@fairway/contract/schedules/co2.rules'
import type { LaneSailing, SchedulePlaces } from '@fairway/contract/schedules/schedule.schema'
import { bestOf, isExpired, transitDaysOf } from '@fairway/contract/schedules/transit.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { figure } from '../../ui/figure.rules.ts'
import { Panel, Row } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import { Muted } from '../../ui/text.tsx'
import { CutOffList } from './cut-off-list.tsx'
import { PlaceMoment, usePlaceName } from './place-moment.tsx'
import css from './schedules.module.css'

interface Props {
  sailing: LaneSailing
  places: SchedulePlaces
  now: number
  /** The address of a request for this sailing; undefined for whoever may not book. */
  bookingHref: string | undefined
  marks: ReactNode
}

/** One way to sail: leaving, days on the way, arriving, ship, cut-offs and emissions. */
export function SailingCard({ sailing, places, now, bookingHref, marks }: Props) {
  const { t } = useTranslation('schedules')
  const nameOf = usePlaceName(places)
  const language = useLanguage()
  const { vvd, vessel, service, departure, arrival, cutOffs, feeder } = sailing
  const hasSailed = isExpired(sailing, now)
  const canBook = !hasSailed && Object.values(cutOffs).some((at) => at !== null)
  const { date } = placeTime(bestOf(departure), departure.zone)
  return (
    <Panel as="li" padded className={css.sailing}>
      <div className={css.way}>
        <div>
          <Muted size="xs">
            {t(departure.actual ? 'sailing.departed' : 'sailing.departs')} · {nameOf(sailing.portOfLoading)}
          </Muted>
          <PlaceMoment moment={departure} />
        </div>
        <div className={css.transit}>
          <b>{t('sailing.days', { count: transitDaysOf(sailing) })}</b>
          <Muted as="span" size="xs">
            {feeder ? t('sailing.via', { port: nameOf(feeder.to) }) : t('sailing.direct')}
          </Muted>
        </div>
        <div>
          <Muted size="xs">
            {t(arrival.actual ? 'sailing.arrived' : 'sailing.arrives')} · {nameOf(sailing.portOfDischarge)}
          </Muted>
          <PlaceMoment moment={arrival} />
        </div>
      </div>
      <div className={css.ship}>
        <span>
          <b>{vessel}</b> {vvd}
        </span>
        <Muted size="xs">{t('sailing.service', { service })}</Muted>
        {feeder && <Muted size="xs">{t('sailing.feeder', feeder)}</Muted>}
      </div>
      <Emissions legs={sailing.legs} />
      <div className={css.below}>
        <CutOffList cutOffs={cutOffs} zone={departure.zone} now={now} />
        <Row gap={8}>
          {marks}
          {hasSailed && <Tag text={t('sailing.sailed')} icon="ship" />}
          {!hasSailed && (
            <a
              href={`/api/schedulespub/event?${new URLSearchParams({ vvd, pol: sailing.portOfLoading, pod: sailing.portOfDischarge, language })}`}
              download
              className={buttonClass({ small: true, variant: 'quiet' })}
              aria-label={t('sailing.calendarName', { vvd, date })}
            >
              {t('sailing.calendar')}
            </a>
          )}
          {canBook && bookingHref && (
            <PageLink
              href={bookingHref}
              className={buttonClass({ small: true })}
              aria-label={t('sailing.bookName', { vvd, date })}
            >
              {t('sailing.book')}
            </PageLink>
          )}
        </Row>
      </div>
    </Panel>
  )
}

function Emissions({ legs }: Pick<LaneSailing, 'legs'>) {
  const { t } = useTranslation('schedules')
  const co2 = co2PerTeu(legs)
  const distance = legs.reduce((sum, { distanceNm }) => sum + (distanceNm ?? 0), 0)
  return (
    <div className={css.co2} {...(co2 && { title: t(`co2.sources.${co2.source}`) })}>
      <Muted size="xs">{t('sailing.co2')}</Muted>
      <span>
        {co2 ? `≈ ${t('sailing.kilograms', { figure: figure(co2.kilograms) })}` : t('sailing.noCo2')}
        {co2?.source === 'assumed' && ' *'}
      </span>
      {co2 && <Muted size="xs">{t('sailing.distance', { figure: figure(distance) })}</Muted>}
    </div>
  )
}

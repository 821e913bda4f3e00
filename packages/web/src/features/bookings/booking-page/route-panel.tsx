import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { Moment } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Row } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { type BookingPageLabels, useBookingPageLabels } from './page-labels.ts'
import css from './route-panel.module.css'
import { type RouteStop, routeStops } from './route-stops.rules.ts'

/** The route of the cargo from stop to stop: side by side on wide screens, stacked on a phone. */
export function RoutePanel({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const labels = useBookingPageLabels(page)
  return (
    <TitledPanel title={t('route.title')}>
      <ol className={css.way}>
        {routeStops(page).map((stop) => (
          <Stop key={stop.place} stop={stop} labels={labels} />
        ))}
      </ol>
    </TitledPanel>
  )
}

function Stop({ stop, labels }: { stop: RouteStop; labels: BookingPageLabels }) {
  const { t } = useTranslation('bookingPage')
  const { t: tracking } = useTranslation('tracking')
  const { place, role, arrival, departure, onward } = stop
  const isReached = Boolean(arrival?.actual || departure?.actual)
  const vessel = onward?.leg?.vessel
  return (
    <li className={classNames(css.stop, isReached && css.reached, onward ? css[onward.state] : undefined)}>
      <div>
        <Muted size="xs">{t(`route.${role}`)}</Muted>
        <p className={css.place}>{labels.city(place)}</p>
        {arrival && (
          <MomentLine
            name={t(arrival.actual ? 'route.arrived' : 'route.arrives')}
            moment={arrival}
            place={place}
            labels={labels}
          />
        )}
        {departure && (
          <MomentLine
            name={t(departure.actual ? 'route.departed' : 'route.departs')}
            moment={departure}
            place={place}
            labels={labels}
          />
        )}
      </div>
      {onward && (
        <Row as="p" gap={8} rowGap={0} align="stretch" size="xs" muted className={css.onward}>
          <span>{onward.leg ? tracking(`words.legs.${onward.leg.kind}`) : t('route.haulage')}</span>
          {vessel && (
            <b translate="no">
              {vessel.name} {vessel.vvd}
            </b>
          )}
        </Row>
      )}
    </li>
  )
}

interface MomentProps {
  name: string
  moment: Moment
  place: string
  labels: BookingPageLabels
}

/** The latest time in the zone of its place, its certainty, and the plan where that differs. */
function MomentLine({ name, moment, place, labels }: MomentProps) {
  const { t } = useTranslation('tracking')
  const { planned, estimated, actual } = moment
  const at = actual ?? estimated ?? planned
  const plan = planned && at && Date.parse(planned) !== Date.parse(at) ? labels.at(planned, place) : undefined
  const local = at ? labels.at(at, place) : undefined
  const state = actual ? 'actual' : estimated ? 'estimated' : 'planned'
  const planText =
    plan &&
    (plan.date === local?.date
      ? t('state.plannedAt', { time: plan.time })
      : t('state.plannedOn', { date: plan.date.slice(5) }))
  return (
    <p className={css.moment}>
      <Muted as="span" size="xs" block className={css.what}>
        {name}
      </Muted>{' '}
      {local && at ? (
        <>
          <time dateTime={at} className={css.time}>
            {local.date} {local.time}
          </time>{' '}
          <Muted as="span" size="xs" block className={css.sure}>
            {[local.offset, t(`state.${state}`), planText].filter(Boolean).join(' · ')}
          </Muted>
        </>
      ) : (
        <Muted as="span" size="xs" block className={css.sure}>
          {t('state.noDate')}
        </Muted>
      )}
    </p>
  )
}

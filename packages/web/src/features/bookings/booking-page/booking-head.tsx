import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { liveness } from '../../../platform/live/live.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { requestPath } from '../request-links.ts'
import css from './booking-head.module.css'
import { useBookingPageLabels } from './page-labels.ts'
import { correctionPath } from './page-paths.ts'
import { type RouteStop, routeStops } from './route-stops.rules.ts'

/** The route and progress of the booking in two lines, and the most important notes. */
export function BookingHead({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const { city } = useBookingPageLabels(page)
  const stops = routeStops(page)
  const ship = page.legs.findLast(({ kind }) => kind === 'ocean')?.vessel ?? page.legs.find((leg) => leg.vessel)?.vessel
  const isLive = useStore(liveness).kind === 'live'
  return (
    <div className={css.top}>
      <p className={css.way}>
        {stops.map(({ place }, at) => (
          <Fragment key={place}>
            {at > 0 && <span className={css.arrow}> → </span>}
            <span className={css.place}>{city(place)}</span>
          </Fragment>
        ))}
        {ship && (
          <span className={css.ship} translate="no">
            <Icon name="ship" size={18} /> {ship.name} {ship.vvd}
          </span>
        )}
      </p>
      <Row as="p" gap={14} rowGap={2} size="md" className={css.headline}>
        <span>
          <Headline page={page} stops={stops} />
        </span>
        {isLive && (
          <span className={css.live} title={t('liveHint')}>
            {t('live')}
          </span>
        )}
      </Row>
      <Notes page={page} />
    </div>
  )
}

function Headline({ page, stops }: { page: BookingPage; stops: readonly RouteStop[] }) {
  const { t } = useTranslation('bookingPage')
  const { city, when } = useBookingPageLabels(page)
  const from = stops.find(({ departure }) => departure)
  const to =
    stops.findLast(({ arrival, role }) => arrival && role === 'discharge') ?? stops.findLast((one) => one.arrival)
  const sentence = (() => {
    if (page.status === 'Canceled') return t('headline.canceled')
    const [leaving, coming] = [bestOf(from?.departure), bestOf(to?.arrival)]
    if (!from || !leaving) return ''
    if (!from.departure?.actual)
      return t('headline.leaves', { place: city(from.place), when: when(leaving, from.place) })
    if (!to || !coming) return ''
    const args = { from: city(from.place), place: city(to.place), when: when(coming, to.place) }
    return t(to.arrival?.actual ? 'headline.arrived' : 'headline.due', args)
  })()
  return sentence.split(/<b>(.*?)<\/b>/).map((part, at) => (at % 2 === 1 ? <b key={part}>{part}</b> : part))
}

const bestOf = (moment: RouteStop['arrival'] | undefined) =>
  moment?.actual ?? moment?.estimated ?? moment?.planned ?? undefined

/** What is pending at the carrier or waits to be sent. */
function Notes({ page: { request, status, correction, otherCorrection } }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const isCancelling = request?.status === 'Cancel Pending'
  const notes: [string, ReactNode][] = []
  if (isCancelling) notes.push([t('notes.cancelling'), null])
  else if (status === 'Pending') notes.push([t('notes.pending'), null])
  if (request?.hasUnsent && !isCancelling)
    notes.push([
      t('notes.unsent'),
      <PageLink key="unsent" href={requestPath('edit', request.id)}>
        {t('notes.unsentLink')}
      </PageLink>,
    ])
  if (correction)
    notes.push([
      t(correction.status === 'Rejected' ? 'notes.rejected' : 'notes.correction'),
      <PageLink key="correction" href={correctionPath(correction)}>
        {t('notes.correctionLink')}
      </PageLink>,
    ])
  if (otherCorrection) {
    const { company, startedAt } = otherCorrection
    const text = company === null ? t('notes.otherByCarrier') : t('notes.other', { company })
    notes.push([text, <Since key="other" at={startedAt} />])
  }
  if (notes.length === 0) return null
  return (
    <Stack as="ul" gap={6} size="sm" className={css.notes}>
      {notes.map(([text, link]) => (
        <li key={text}>
          <Icon name="note" size={18} />
          <span>
            {text} {link}
          </span>
        </li>
      ))}
    </Stack>
  )
}

function Since({ at }: { at: string }) {
  const { t } = useTranslation('bookingPage')
  return (
    <>
      {t('notes.since')} <ReaderTime at={at} />
    </>
  )
}

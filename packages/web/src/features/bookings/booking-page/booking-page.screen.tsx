import { cutShown } from '@fairway/contract/shared/cut-text'
import { isBookingNumber } from '@fairway/contract/shared/search-number'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { Failure } from '../../../platform/failure.ts'
import { groupsInForce } from '../../../platform/session.store.ts'
import { useFailureText } from '../../../platform/use-failure-text.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { BookingBody } from './booking-body.tsx'
import css from './booking-page.module.css'
import { BookingStatusTag } from './booking-status-tag.tsx'
import { PageActions } from './page-actions.tsx'

const isBooking = (call: unknown) => call === 'GET /api/bookings/booking'

/** One booking with everything that hangs on it, what happened to it, and what can be done next. */
export function BookingPageScreen({ bookingNo }: { bookingNo: string }) {
  const { t } = useTranslation('bookingPage')
  const isNumber = isBookingNumber(bookingNo)
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...ask('GET /api/bookings/booking', { query: { bookingNo } }),
    enabled: isNumber,
  })
  useOwnTopic(data, isBooking)
  const isMissing = !isNumber || (error instanceof Failure && error.status === 404)
  const page = isMissing ? undefined : data
  const title = t('title', { number: cutShown(bookingNo, 20, '') })
  return (
    <Screen
      title={title}
      trail={<Trail />}
      beside={page && <BookingStatusTag status={page.status} />}
      actions={page && <PageActions />}
    >
      {page && <BookingBody page={page} heardAt={dataUpdatedAt} />}
      {!page && !isMissing && !error && <Waiting />}
      {!page && (isMissing || error) && (
        <NotShown error={isMissing ? undefined : error} onRetry={() => void refetch()} />
      )}
    </Screen>
  )
}

/** The way back: to the list that this person has. */
function useWayBack() {
  const { t } = useTranslation('bookingPage')
  const groups = groupsInForce() ?? []
  if (groups.includes('BD')) return { href: '/bookingdash', text: t('dashboard') }
  const isRequester = groups.includes('BR') || groups.includes('BS')
  return isRequester ? { href: '/bookingRequest', text: t('requests') } : { href: '/', text: t('search') }
}

function Trail() {
  const { t } = useTranslation('bookingPage')
  const { href, text } = useWayBack()
  return (
    <nav aria-label={t('trail')} className={css.trail}>
      <PageLink href={href}>{text}</PageLink>
    </nav>
  )
}

/** A booking that is not there and one of others look the same; anything else can be tried again. */
function NotShown({ error, onRetry }: { error: Error | null | undefined; onRetry: () => void }) {
  const { t } = useTranslation(['bookingPage', 'ui'])
  const problem = useFailureText(error)
  const { href, text } = useWayBack()
  return (
    <EmptyState
      icon={error ? 'alert' : 'search'}
      title={t(error ? 'failed' : 'notFound')}
      actions={
        <>
          {error && <Button onClick={onRetry}>{t('retry', { ns: 'ui' })}</Button>}
          <PageLink href={href} className={buttonClass({})}>
            {text}
          </PageLink>
        </>
      }
    >
      {error ? problem : t('notFoundText')}
    </EmptyState>
  )
}

function Waiting() {
  const { t } = useTranslation('bookingPage')
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={css.waiting}>
        <SkeletonLines count={2} />
      </div>
      <div className={css.columns}>
        <div className={css.waiting}>
          <SkeletonLines count={10} />
        </div>
        <div className={css.waiting}>
          <SkeletonLines count={8} />
        </div>
      </div>
    </div>
  )
}

import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { cutShown } from '@fairway/contract/shared/cut-text'
import { isBookingNumber } from '@fairway/contract/shared/search-number'
import type { BookingStatus } from '@fairway/contract/tracking/tracking.values'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { showAlert } from '../../../ui/dialog/alert.store.ts'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ShareSlot } from '../../../ui/sharing/share-slot.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { WatchSlot } from '../../../ui/watching/watch-slot.tsx'
import { bookingStatusBadges } from '../dashboard/bookings.cells.tsx'
import { BookingActivityPanel } from './activity-panel.tsx'
import { BookingActionBar } from './booking-action-bar.tsx'
import { BookingHead } from './booking-head.tsx'
import css from './booking-page.module.css'
import { ContainerPanel } from './container-panel.tsx'
import { CutOffPanel } from './cut-off-panel.tsx'
import { DocumentPanel } from './document-panel.tsx'
import type { en } from './messages/en.ts'
import { PaperPanel } from './paper-panel.tsx'
import { PartyPanel } from './party-panel.tsx'
import { RoutePanel } from './route-panel.tsx'

/** The status of a booking by icon, label and tone. */
function BookingStatusTag({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('tracking')
  return <StatusBadge status={status} badges={bookingStatusBadges} text={t(`words.bookingStatuses.${status}`)} />
}

const isBooking = (call: unknown) => call === 'GET /api/bookings/booking' || call === 'GET /api/bookings/papers'

export const BookingPageScreen = ({ params: { bookingNo } }: { params: { bookingNo: string } }) => (
  <BookingContent key={bookingNo} bookingNo={bookingNo} />
)

/** One booking with all its parts, its activity, and its actions. */
function BookingContent({ bookingNo }: { bookingNo: string }) {
  const { t } = useTranslation('bookingPage')
  const isNumber = isBookingNumber(bookingNo)
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...apiQuery('GET /api/bookings/booking', { query: { bookingNo } }),
    enabled: isNumber,
  })
  useOwnTopic(data, isBooking)
  const isMissing = !isNumber || (error instanceof Failure && error.status === 404)
  const page = isMissing ? undefined : data
  const title = t('title', { number: cutShown(bookingNo, 20, '') })
  const back = useWayBack()
  return (
    <Screen
      title={title}
      trail={<Trail />}
      beside={page && <BookingStatusTag status={page.status} />}
      actions={
        page && (
          <>
            <WatchSlot subject={{ kind: 'booking', bookingNo: page.bookingNo }} />
            <ShareSlot subject={{ kind: 'booking', bookingNo: page.bookingNo }} />
            <PageActions />
          </>
        )
      }
    >
      {page ? (
        <BookingBody page={page} receivedAt={dataUpdatedAt} />
      ) : (
        <NotShown
          error={error}
          missing={isMissing ? t('notFoundText') : undefined}
          texts={{ loading: t('loading'), failed: t(isMissing ? 'notFound' : 'failed'), toList: back.text }}
          listPath={back.href}
          skeleton={<BookingSkeleton />}
          onRetry={() => void refetch()}
        />
      )}
    </Screen>
  )
}

/** The link back to the list that this person has. */
function useWayBack() {
  const { t } = useTranslation('bookingPage')
  const groups = effectiveGroups() ?? []
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

const BookingSkeleton = () => (
  <>
    <Panel className={css.waiting}>
      <SkeletonLines count={2} />
    </Panel>
    <div className={css.columns}>
      <Panel className={css.waiting}>
        <SkeletonLines count={10} />
      </Panel>
      <Panel className={css.waiting}>
        <SkeletonLines count={8} />
      </Panel>
    </div>
  </>
)

interface BookingBodyProps {
  page: BookingPage
  receivedAt: number
}

/** The answer first, then the actions, the route, and everything else. A phone shows the same order in one column. */
function BookingBody({ page, receivedAt }: BookingBodyProps) {
  return (
    <>
      <BookingHead page={page} />
      <BookingActionBar page={page} />
      <div className={css.whole}>
        <RoutePanel page={page} />
        <CutOffPanel page={page} receivedAt={receivedAt} />
        <ContainerPanel page={page} />
      </div>
      <div className={css.columns}>
        <Stack gap={20} className={css.side}>
          <DocumentPanel page={page} />
          <FactPanel page={page} />
        </Stack>
        <PartyPanel page={page} />
      </div>
      <div className={css.whole}>
        <PaperPanel bookingNo={page.bookingNo} />
      </div>
      <BookingActivityPanel story={page.story} />
    </>
  )
}

type FactName = Exclude<keyof typeof en.facts, 'title' | 'kilograms' | 'cubicMetres'>

/** The numbers, cargo and terms of the booking. Unknown values are left out. */
function FactPanel({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const { t: bookings } = useTranslation('bookings')
  const { references, createdBy } = page
  const payment = paymentTerms.find((term) => term === page.paymentTerm)
  const [actor = '', customer] = createdBy?.split(' for ') ?? []
  const facts: [FactName, ReactNode][] = [
    ['customerReference', references.customerReference],
    ['poNumber', references.poNumber],
    ['ediRef', page.ediRef],
    ['serviceContract', references.serviceContract],
    ['item', references.item],
    ['terms', `${page.originTerm} – ${page.destinationTerm}`],
    ['payment', payment ? bookings(`words.paymentTerms.${payment}`) : page.paymentTerm],
    ['billType', t(`words.releases.${page.billType}`)],
    ['shipment', page.shipment],
    ['grossWeight', page.grossWeight && t('facts.kilograms', { value: showMeasure(page.grossWeight) })],
    ['cube', page.cube && t('facts.cubicMetres', { value: showMeasure(page.cube) })],
    ['booked', <ReaderTime key="booked" at={page.bookedAt} only="day" />],
    ['createdBy', customer === undefined ? actor : t('story.onBehalf', { actor, customer })],
    ['specialCargo', page.flags.map((flag) => bookings(`words.flags.${flag}`)).join(', ')],
    ['commodity', page.commodity],
  ]
  return (
    <TitledPanel title={t('facts.title')}>
      <DefinitionList layout="halves" className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} term={t(`facts.${name}`)}>
                {value}
              </Fact>
            ),
        )}
      </DefinitionList>
    </TitledPanel>
  )
}

/** Shares the page by link or print. */
function PageActions() {
  const { t } = useTranslation('bookingPage')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showToast({ kind: 'success', text: t('copied') })
    } catch {
      showAlert(`${t('notCopied', { link: window.location.href })}||Info`)
    }
  }
  return (
    <Row as="span" gap={10} className={css.actions}>
      <Button small onClick={() => void copy()}>
        <Icon name="copy" size={16} /> {t('copyLink')}
      </Button>
      <Button small onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Row>
  )
}

import type { RequestState } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { CarrierAction } from '@fairway/contract/bookings/requests/booking-request.values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DefinitionList, Fact } from '../../ui/definition-list.tsx'
import { useDownload } from '../../ui/documents/download.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import css from './request-confirmation.module.css'
import { bookingPath, historyPath, requestPath } from './request-links.ts'
import { SendConfirmation } from './send-confirmation.tsx'
import { CarrierActionTag, RequestStatusTag } from './status-tag.tsx'

interface Props {
  id: number
  /** The version that was just sent. The heading says so as long as it is the newest. */
  sentVersion?: number | undefined
}

/**
 * What a customer sees of a request that was sent: where it stands, what the carrier said, and its confirmation as a PDF
 * or by mail. Needs the texts `bookings`.
 */
export function RequestConfirmation({ id, sentVersion }: Props) {
  const { t } = useTranslation('bookings')
  const { data } = useQuery(apiQuery('GET /api/bookings/confirmation', { query: { id } }))
  if (!data) return null
  const { state, document } = data
  return (
    <Panel as="section" padded gap={14} className={css.panel} aria-label={t('confirmation.title')}>
      <div className={css.head}>
        {sentVersion === state.version && (
          <Row as="p" gap={8} nowrap size="lg" className={css.sent} role="status">
            <Icon name="done" />
            {t('confirmation.sent', { name: document.customerReference, version: state.version })}
          </Row>
        )}
        <p className={css.next}>
          {t(`confirmation.next.${nextOf(state)}`, { booking: state.bookingNo ?? '', vvd: document.vvd })}
        </p>
      </div>
      <Facts state={state} issuedAt={data.issuedAt} />
      <Actions id={id} />
    </Panel>
  )
}

/** What the customer waits for, by the status of the request. */
function nextOf(state: RequestState) {
  const { status, carrierAction } = state
  if (status === 'Approved') return nextOfBooking(state)
  if (status === 'Rejected') return carrierAction === 'Not Delivered' ? 'undelivered' : 'rejected'
  if (status === 'Cancel Pending') return 'cancelPending'
  if (status === 'Cancelled') return 'cancelled'
  return carrierAction === 'Received' ? 'received' : 'submitted'
}

const saidOfBooking: Partial<
  Record<CarrierAction, 'declined' | 'cancelRefused' | 'vesselChanged' | 'changeUndelivered'>
> = {
  Declined: 'declined',
  'Cancellation Refused': 'cancelRefused',
  'Vessel Changed': 'vesselChanged',
  'Not Delivered': 'changeUndelivered',
}

/** A confirmed booking stays confirmed, whatever the carrier answers later; a change may be pending. */
function nextOfBooking({ version, confirmedVersion, carrierAction }: RequestState) {
  const isOpen = carrierAction === null || carrierAction === 'Received'
  if (isOpen && version > (confirmedVersion ?? 0)) return 'amended'
  return (carrierAction && saidOfBooking[carrierAction]) ?? 'approved'
}

function Facts({ state, issuedAt }: { state: RequestState; issuedAt: string }) {
  const { t } = useTranslation('bookings')
  const { ediRef, bookingNo, version, status, carrierAction, carrierAt, carrierNote } = state
  return (
    <DefinitionList>
      <Fact term={t('columns.status')}>
        <RequestStatusTag status={status} />
      </Fact>
      <Fact term={t('columns.ediRef')}>{ediRef}</Fact>
      <Fact term={t('columns.bookingNo')}>
        {bookingNo ? <PageLink href={bookingPath(bookingNo)}>{bookingNo}</PageLink> : t('confirmation.notYet')}
      </Fact>
      <Fact term={t('columns.submittedAt')}>
        <ReaderTime at={issuedAt} /> · {t('compare.version', { version })}
      </Fact>
      {carrierAction && (
        <Fact term={t('columns.carrierAction')}>
          <CarrierActionTag action={carrierAction} /> {carrierAt && <ReaderTime at={carrierAt} />}
        </Fact>
      )}
      {carrierNote && (
        <Fact term={t('columns.carrierNote')} wide>
          <span className={css.note}>{carrierNote}</span>
        </Fact>
      )}
    </DefinitionList>
  )
}

function Actions({ id }: { id: number }) {
  const { t } = useTranslation('bookings')
  const [isSending, setIsSending] = useState(false)
  const { isFetching, download } = useDownload()
  return (
    <Row gap={8} className={css.actions}>
      <Button aria-disabled={isFetching} onClick={() => void download({ document: 'bookingConfirmation', id })}>
        {t(isFetching ? 'confirmation.making' : 'confirmation.pdf')}
      </Button>
      <Button onClick={() => setIsSending(true)}>{t('confirmation.mail')}</Button>
      <PageLink href={historyPath(id)} className={buttonClass({ variant: 'quiet' })}>
        {t('list.history')}
      </PageLink>
      <PageLink href={requestPath('new')} className={buttonClass({ variant: 'quiet' })}>
        {t('list.new')}
      </PageLink>
      {isSending && <SendConfirmation id={id} onClose={() => setIsSending(false)} />}
    </Row>
  )
}

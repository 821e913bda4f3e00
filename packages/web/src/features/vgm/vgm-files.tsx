import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Language } from '@fairway/contract/shared/language'
import type { VgmBooking, WeighingTicket } from '@fairway/contract/vgm/vgm.schema'
import { TICKET_BYTES, ticketTypes } from '@fairway/contract/vgm/vgm.values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { sendBytes } from '../../platform/calls/bytes-call.ts'
import { isCancelled } from '../../platform/calls/failure.ts'
import { codeText, failureText } from '../../platform/calls/failure-text.ts'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { AttachFiles } from '../../ui/documents/attach-files.tsx'
import { SendDocument } from '../../ui/documents/document-dialogs.ts'
import { useDownload } from '../../ui/documents/download.ts'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import css from './vgm.module.css'

const MEGABYTE = 1024 * 1024

/** The booking as the server has it: its weighing tickets, and whether there is something to certify. */
const bookingQuery = (bookingNo: string) =>
  apiQuery('GET /api/vgm/search', { query: { type: 'booking', numbers: bookingNo } })

/** Certificates and weighing tickets of a booking; not for the bearer of a link. */
export function VgmFiles({ bookingNo }: { bookingNo: string }) {
  const { t } = useTranslation('vgm')
  const { data, error, refetch } = useQuery(bookingQuery(bookingNo))
  const booking = data?.bookings[0]
  return (
    <TitledPanel title={t('files.title')} className={css.history}>
      {booking ? (
        <Files booking={booking} />
      ) : (
        <LoadingState
          loading={t('files.loading')}
          failed={t('files.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </TitledPanel>
  )
}

function Files({ booking }: { booking: VgmBooking }) {
  const { t } = useTranslation('vgm')
  const id = useId()
  const [containerNo, setContainerNo] = useState('')
  const sent = booking.sent?.rows.map((row) => row.containerNo) ?? []
  const numbers = [...new Set([...booking.containers.map((one) => one.containerNo), ...sent])]
  const isCertified = containerNo === '' ? sent.length > 0 : sent.includes(containerNo)
  return (
    <Stack gap={12} className={css.line}>
      <Row gap={12} rowGap={8}>
        <label htmlFor={id}>{t('files.of')}</label>
        <NativeSelect id={id} value={containerNo} onChange={({ target }) => setContainerNo(target.value)}>
          <option value="">{t('files.whole')}</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {showContainerNumber(number)}
            </option>
          ))}
        </NativeSelect>
        {isCertified && booking.state && (
          <Certificate id={booking.state.id} bookingNo={booking.header.bookingNo} containerNo={containerNo} />
        )}
        {booking.bookingStatus !== 'Canceled' && (
          <AttachTicket bookingNo={booking.header.bookingNo} containerNo={containerNo} />
        )}
      </Row>
      {!isCertified && <Muted size="sm">{t('files.noCertificate')}</Muted>}
      <Tickets booking={booking} />
    </Stack>
  )
}

interface CertificateProps {
  id: number
  bookingNo: string
  containerNo: string
}

/** The certificate of what was sent, as a PDF or by mail. */
function Certificate({ id, bookingNo, containerNo }: CertificateProps) {
  const { t } = useTranslation('vgm')
  const { download, isFetching } = useDownload()
  const [isMailing, setIsMailing] = useState(false)
  const sent = useCodeText(isMailing ? 'VGM0040' : undefined)
  return (
    <>
      <Button
        small
        aria-disabled={isFetching}
        aria-busy={isFetching}
        onClick={() => void download({ document: 'vgmCertificate', id, containerNo })}
      >
        {t('files.certificate')}
      </Button>
      <Button small onClick={() => setIsMailing(true)}>
        {t('files.mail')}
      </Button>
      {isMailing && (
        <SendDocument
          title={t('files.mailTitle', { number: containerNo || bookingNo })}
          onSend={(to) => send('POST /api/vgm/certificate', { body: { bookingNo, containerNo, to } })}
          sent={sent}
          onClose={() => setIsMailing(false)}
        />
      )}
    </>
  )
}

/** Refreshes what is shown after a ticket was added or removed. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['GET /api/vgm/search'] })
}

/** Adds photos and PDFs of weighing tickets. */
function AttachTicket({ bookingNo, containerNo }: { bookingNo: string; containerNo: string }) {
  const { t } = useTranslation('vgm')
  const language = useLanguage()
  const refresh = useRefresh()
  return (
    <AttachFiles
      label={t('files.add')}
      adding={(percent) => t('files.adding', { percent })}
      accept={ticketTypes}
      refuse={async ({ size }) =>
        size > TICKET_BYTES ? codeText('VGM0036', [String(TICKET_BYTES / MEGABYTE)], language) : undefined
      }
      upload={async (name, sending) => {
        const added = await sendBytes('POST /api/vgm/ticket', { query: { bookingNo, containerNo, name } }, sending)
        showToast({ kind: 'success', text: t('files.added', { name: added.name }) })
        await refresh()
      }}
    />
  )
}

/** The weighing tickets of the booking, each with its container. */
function Tickets({ booking: { tickets, header, state } }: { booking: VgmBooking }) {
  const { t, i18n } = useTranslation('vgm')
  const { download } = useDownload()
  const refresh = useRefresh()
  const remove = async ({ id }: WeighingTicket) => {
    try {
      await send('DELETE /api/vgm/ticket', { query: { bookingNo: header.bookingNo, id } })
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, i18n.language as Language) }) // only the platform sets it
    }
    await refresh()
  }
  if (tickets.length === 0) return <Muted size="sm">{t('files.none')}</Muted>
  const isSent = ({ addedAt }: WeighingTicket) =>
    state?.submittedAt !== null && state !== null && Date.parse(state.submittedAt) >= Date.parse(addedAt)
  return (
    <Stack as="ul" gap={8} aria-label={t('files.tickets')}>
      {tickets.map((ticket) => (
        <Row as="li" key={ticket.id} gap={12} rowGap={4}>
          <Button small onClick={() => void download({ document: 'weighingTicket', id: ticket.id })}>
            {ticket.name}
          </Button>
          <span>{ticket.containerNo ? showContainerNumber(ticket.containerNo) : t('files.whole')}</span>
          <Muted as="span" size="sm">
            {t('files.size', { size: Math.max(1, Math.round(ticket.bytes / 1024)) })} ·{' '}
            <ReaderTime at={ticket.addedAt} /> · {ticket.addedBy}
          </Muted>
          {!isSent(ticket) && (
            <IconButton label={t('files.remove', { name: ticket.name })} onClick={() => void remove(ticket)}>
              <Icon name="close" size={16} />
            </IconButton>
          )}
        </Row>
      ))}
    </Stack>
  )
}

import type { BillStatus } from '@fairway/contract/billing-documents/bill.values'
import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { SiStatus } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { StatusBadge, type StatusBadges } from '../../../ui/status/status-badge.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { historyPath } from '../request-links.ts'
import { SendConfirmation } from '../send-confirmation.tsx'
import css from './booking-page.module.css'
import { instructionPath, instructionStep, newInstructionPath } from './page-paths.ts'

type Bill = BookingPage['bills'][number]
const billBadges: Record<BillStatus, { tone: 'plain' | 'accent' | 'clear'; icon: IconName }> = {
  Draft: { tone: 'plain', icon: 'note' },
  Rated: { tone: 'accent', icon: 'check' },
  Billed: { tone: 'clear', icon: 'done' },
}

/** The documents so far: bills of lading, and the confirmation of the request. */
export function DocumentPanel({ page }: { page: BookingPage }) {
  const { bills, request } = page
  const { t } = useTranslation('bookingPage')
  const columns: Column<Bill>[] = [
    {
      name: 'bill',
      title: t('documents.bill'),
      placement: 'main',
      cell: ({ blNo }) => <span translate="no">{blNo}</span>,
    },
    { name: 'type', title: t('documents.type'), cell: ({ type }) => t(`words.releases.${type}`) },
    {
      name: 'status',
      title: t('documents.status'),
      placement: 'corner',
      cell: ({ status }) => <Tag text={t(`words.bills.${status}`)} {...billBadges[status]} />,
    },
    {
      name: 'release',
      title: t('documents.release'),
      cell: ({ release }) =>
        release ? t(`words.releases.${release}`) : <Muted as="span">{t('documents.notReleased')}</Muted>,
    },
    {
      name: 'billed',
      title: t('documents.billed'),
      cell: ({ billedAt }) => billedAt && <ReaderTime at={billedAt} only="day" />,
    },
  ]
  return (
    <TitledPanel title={t('documents.title')} className={css.tabled}>
      <InstructionLines page={page} />
      {bills.length === 0 && <p className={css.none}>{t('documents.none')}</p>}
      {bills.length > 0 && (
        <RowTable label={t('documents.bills')} columns={columns} rows={bills} keyOf={({ blNo }) => blNo} />
      )}
      {request && <ConfirmationLine id={request.id} version={request.version} />}
    </TitledPanel>
  )
}

function ConfirmationLine({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation('bookingPage')
  const { t: bookings } = useTranslation('bookings')
  const [isSending, setIsSending] = useState(false)
  const { isFetching, download } = useDownload()
  const queries = useQueryClient()
  const close = () => {
    setIsSending(false)
    void queries.invalidateQueries() // a mail is a line of the activity
  }
  return (
    <Row gap={16} rowGap={10} justify="between" size="sm" className={css.paper}>
      <p>
        <b>{t('documents.confirmation')}</b>
        <Muted as="small" size="xs" block>
          {t('documents.confirmationText', { version })}
        </Muted>
      </p>
      <Row gap={8} align="stretch" className={css.documentActions}>
        <Button small aria-disabled={isFetching} onClick={() => void download({ document: 'bookingConfirmation', id })}>
          {bookings(isFetching ? 'confirmation.making' : 'confirmation.pdf')}
        </Button>
        <Button small onClick={() => setIsSending(true)}>
          {bookings('confirmation.mail')}
        </Button>
        <PageLink href={historyPath(id)} className={buttonClass({ variant: 'quiet', small: true })}>
          {t('documents.history')}
        </PageLink>
      </Row>
      {isSending && <SendConfirmation id={id} onClose={close} />}
    </Row>
  )
}

const badges: StatusBadges<SiStatus> = {
  Draft: { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Accepted: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  'Correction Pending': { tone: 'attention', icon: 'clock' },
}

/** The shipping instructions of the booking, one for each bill, with the next step of each. Others see the status alone. */
function InstructionLines({ page: { instructions, bookingNo, status } }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const groups = effectiveGroups() ?? []
  const mayWrite = instructions !== null && (groups.includes('SI') || groups.includes('BS'))
  if (!mayWrite) return null
  const start = (text: string) =>
    status !== 'Canceled' && (
      <PageLink href={newInstructionPath(bookingNo)} className={buttonClass({ variant: 'quiet', small: true })}>
        {text}
      </PageLink>
    )
  return (
    <Stack as="section" aria-label={t('documents.instructions')}>
      {instructions.length === 0 && (
        <Row gap={16} rowGap={10} justify="between" size="sm" className={css.paper}>
          <p>
            <b>{t('documents.instructions')}</b>
            <Muted as="small" size="xs" block>
              {t('documents.noInstruction')}
            </Muted>
          </p>
          {start(t('documents.steps.start'))}
        </Row>
      )}
      {instructions.map((one, at) => (
        <Row key={one.id} gap={16} rowGap={10} justify="between" size="sm" className={css.paper}>
          <p>
            <b>{t('documents.instructions')}</b>
            <Muted as="small" size="xs" block>
              {one.blNo ? t('documents.instruction', { bill: one.blNo }) : t('documents.unnumbered')}
              {one.hasUnsent && one.status !== 'Draft' && ` · ${t('documents.unsent')}`}
            </Muted>
          </p>
          <Row gap={8}>
            <StatusBadge status={one.status} badges={badges} text={t(`words.instructions.${one.status}`)} />
            <PageLink href={instructionPath(one)} className={buttonClass({ small: true })}>
              {t(`documents.steps.${instructionStep(one)}`)}
            </PageLink>
            {at === instructions.length - 1 && start(t('documents.anotherBill'))}
          </Row>
        </Row>
      ))}
    </Stack>
  )
}

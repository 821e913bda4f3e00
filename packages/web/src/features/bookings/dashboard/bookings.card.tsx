import { bookingNameOf } from '@fairway/contract/bookings/dashboard/booking-columns.rules'
import type { BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { Row, Stack } from '../../../ui/layout.tsx'
import { DueCell } from '../../../ui/listing/due-cell.tsx'
import { StatusIndicator } from '../../../ui/listing/status-indicator.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from './booking-card.module.css'
import { bookingStatusBadges, holdBadge, requiredDocumentBadges } from './bookings.cells.tsx'
import type { BookingLabels } from './bookings.list.ts'
import { containerDashboardPath, correctionPath, hrefOf, isOpenAt } from './bookings.rules.ts'

interface Props {
  list: BookingList
  row: number
  labels: BookingLabels
}

/** A booking on a phone: its number, status and way, when it leaves, which papers are due, and what holds it. */
export function BookingCard({ list, row, labels }: Props) {
  const { columns: c } = list
  const { t, tracking, place, wall } = labels
  const [status = 'Requested', bookingNo, pol = ''] = [c.status[row], c.bookingNo[row], c.portOfLoading[row]]
  const [departs, containers, bills, correction] = [
    c.departureAt[row],
    c.containers[row],
    c.blNumbers[row],
    c.correction[row],
  ]
  const [hold, ams] = [c.hold[row], c.ams[row]]
  const holdText = [hold && t(`words.holds.${hold}`), ams && t(`words.ams.${ams}`)].filter(Boolean).join(', ')
  return (
    <Stack gap={4} size="sm" className={css.card}>
      <Row gap={10} rowGap={4} justify="between">
        <PageLink href={hrefOf(list, row)} className={css.number}>
          {bookingNameOf(list.columns, row)}
        </PageLink>
        <Tag text={tracking(`words.bookingStatuses.${status}`)} {...bookingStatusBadges[status]} />
      </Row>
      <p>{t('card.route', { from: place(c.origin[row] ?? ''), to: place(c.destination[row] ?? '') })}</p>
      <Muted>{[c.vvd[row], departs && `${t('card.etd')} ${wall(departs, pol)}`].filter(Boolean).join(' · ')}</Muted>
      {bookingNo && (
        <>
          <RequiredDocumentLine list={list} row={row} labels={labels} kind="si" />
          <RequiredDocumentLine list={list} row={row} labels={labels} kind="vgm" />
        </>
      )}
      {containers && (
        <p>
          {bookingNo && labels.mayTrack ? (
            <PageLink href={containerDashboardPath([bookingNo])}>{labels.containers(containers)}</PageLink>
          ) : (
            labels.containers(containers)
          )}
          {c.equipment[row] && <Muted as="span"> · {t(`words.equipment.${c.equipment[row]}`)}</Muted>}
        </p>
      )}
      {bills && (
        <Muted>
          {t('card.bl', { numbers: bills })}
          {c.release[row] && ` · ${t(`words.releases.${c.release[row]}`)}`}
        </Muted>
      )}
      {bookingNo && correction && (
        <PageLink href={correctionPath(bookingNo)}>
          {t('card.correction', { status: t(`words.corrections.${correction}`) })}
        </PageLink>
      )}
      {holdText !== '' && <StatusIndicator text={t('card.held', { why: holdText })} {...holdBadge} />}
    </Stack>
  )
}

/** How far a paper has come, and until when it is due while it has not been sent. */
function RequiredDocumentLine({ list, row, labels, kind }: Props & { kind: 'si' | 'vgm' }) {
  const { columns: c } = list
  const status = (kind === 'si' ? c.siStatus : c.vgmStatus)[row] ?? 'Pending'
  const at = (kind === 'si' ? c.siDueAt : c.vgmDueAt)[row]
  const isOpen = isOpenAt(list, row, kind)
  return (
    <Row as="p" gap={8} nowrap className={css.paper}>
      <Muted as="span">{labels.t(`card.${kind}`)}</Muted>
      {at && isOpen ? (
        <DueCell at={at} place={c.portOfLoading[row] ?? ''} isOpen now={list.asOf} labels={labels} />
      ) : (
        <StatusIndicator text={labels.t(`words.papers.${status}`)} {...requiredDocumentBadges[status]} />
      )}
    </Row>
  )
}

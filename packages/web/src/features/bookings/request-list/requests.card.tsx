import type { RequestList } from '@fairway/contract/bookings/requests/booking-request.schema'

import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import type { RequestLabels } from '../request-labels.ts'

import { RequestStatusTag } from '../status-tag.tsx'
import css from './request-rows.module.css'
import { nameOf } from './requests.rules.ts'

interface Props {
  list: RequestList
  row: number
  labels: RequestLabels
}

/** A request on a phone: what it is called, where it stands and goes, its ship, and what the carrier said. */
export function RequestCard({ list, row, labels }: Props) {
  const { columns: c } = list
  const { t, place, wall } = labels
  const [from, to, vvd, departs] = [c.portOfLoading[row], c.portOfDischarge[row], c.vvd[row], c.departureAt[row]]
  const [action, note, cutOff] = [c.carrierAction[row], c.carrierNote[row], c.siCutOffAt[row]]
  return (
    <Stack gap={4} size="sm" className={css.card}>
      <Row gap={10} rowGap={4} justify="between">
        <a href={`/bookingRequestDetails?type=view&id=${c.id[row]}`} className={css.name}>
          {nameOf(list, row)}
        </a>
        <RequestStatusTag status={c.status[row] ?? 'Draft'} />
      </Row>
      <Muted>
        {c.ediRef[row]}
        {c.bookingNo[row] && ` · ${t('list.card.booking', { no: c.bookingNo[row] })}`}
      </Muted>
      {from && to && <p>{t('list.card.route', { from: place(from), to: place(to) })}</p>}
      {vvd && (
        <p>
          <Muted as="span">{vvd}</Muted> {departs && wall(departs, from)}
        </p>
      )}
      {cutOff && (
        <p>
          <Muted as="span">{t('columns.siCutOffAt')}</Muted> {wall(cutOff, from)}
        </p>
      )}
      {c.containers[row] && <Muted>{c.containers[row]}</Muted>}
      {action && (
        <p>
          {t('list.card.carrier', { action: t(`words.carrierActions.${action}`) })}
          {note && <Muted as="span"> {note}</Muted>}
        </p>
      )}
    </Stack>
  )
}

import type { RequestList } from '@fairway/contract/bookings/booking-request.schema'
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
    <div className={css.card}>
      <div className={css.head}>
        <a href={`/bookingRequestDetails?type=view&id=${c.id[row]}`} className={css.name}>
          {nameOf(list, row)}
        </a>
        <RequestStatusTag status={c.status[row] ?? 'Draft'} />
      </div>
      <p className={css.soft}>
        {c.ediRef[row]}
        {c.bookingNo[row] && ` · ${t('list.card.booking', { no: c.bookingNo[row] })}`}
      </p>
      {from && to && <p>{t('list.card.route', { from: place(from), to: place(to) })}</p>}
      {vvd && (
        <p>
          <span className={css.soft}>{vvd}</span> {departs && wall(departs, from)}
        </p>
      )}
      {cutOff && (
        <p>
          <span className={css.soft}>{t('columns.siCutOffAt')}</span> {wall(cutOff, from)}
        </p>
      )}
      {c.containers[row] && <p className={css.soft}>{c.containers[row]}</p>}
      {action && (
        <p>
          {t('list.card.carrier', { action: t(`words.carrierActions.${action}`) })}
          {note && <span className={css.soft}> {note}</span>}
        </p>
      )}
    </div>
  )
}

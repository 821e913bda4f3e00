import type { CorrectionList } from '@fairway/contract/corrections/correction.schema'
import { PageLink } from '../../../ui/page-link.tsx'
import { correctionPath } from '../correction-links.ts'
import { CorrectionStatusTag } from '../status-tag.tsx'
import css from './correction-list.module.css'
import type { CorrectionListLabels } from './corrections.list.ts'

interface Props {
  list: CorrectionList
  row: number
  labels: CorrectionListLabels
}

/** A correction on a phone: its shipment, where it stands, whose cargo it is about, and what the carrier said. */
export function CorrectionCard({ list: { columns: c }, row, labels: { t, place, wall } }: Props) {
  const [from = '', to = '', action, note] = [
    c.portOfLoading[row],
    c.portOfDischarge[row],
    c.carrierAction[row],
    c.carrierNote[row],
  ]
  return (
    <div className={css.card}>
      <div className={css.cardHead}>
        <PageLink href={correctionPath(c.id[row] ?? 0)} className={css.name}>
          {c.shipmentNo[row]}
        </PageLink>
        <CorrectionStatusTag status={c.status[row] ?? 'In Progress'} />
      </div>
      <p className={css.soft}>
        {t('list.card.bill', { no: c.blNo[row] ?? '' })}
        {c.customerReference[row] && ` · ${c.customerReference[row]}`}
      </p>
      <p>{t('list.card.route', { from: place(from), to: place(to) })}</p>
      {c.consignee[row] && <p className={css.soft}>{c.consignee[row]}</p>}
      {action && (
        <p>
          {t('list.card.carrier', { action: t(`words.carrierActions.${action}`) })}
          {note && <span className={css.soft}> {note}</span>}
        </p>
      )}
      <p className={css.soft}>
        {t('columns.savedAt')} {wall(c.savedAt[row] ?? '')}, {c.savedBy[row]}
      </p>
    </div>
  )
}

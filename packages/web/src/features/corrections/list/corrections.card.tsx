import type { CorrectionList } from '@fairway/contract/corrections/correction.schema'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Muted } from '../../../ui/text.tsx'
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
    <Stack gap={4} size="sm" className={css.card}>
      <Row gap={12} justify="between" nowrap>
        <PageLink href={correctionPath(c.id[row] ?? 0)} className={css.name}>
          {c.shipmentNo[row]}
        </PageLink>
        <CorrectionStatusTag status={c.status[row] ?? 'In Progress'} />
      </Row>
      <Muted>
        {t('list.card.bill', { no: c.blNo[row] ?? '' })}
        {c.customerReference[row] && ` · ${c.customerReference[row]}`}
      </Muted>
      <p>{t('list.card.route', { from: place(from), to: place(to) })}</p>
      {c.consignee[row] && <Muted>{c.consignee[row]}</Muted>}
      {action && (
        <p>
          {t('list.card.carrier', { action: t(`words.carrierActions.${action}`) })}
          {note && <Muted as="span"> {note}</Muted>}
        </p>
      )}
      <Muted>
        {t('columns.savedAt')} {wall(c.savedAt[row] ?? '')}, {c.savedBy[row]}
      </Muted>
    </Stack>
  )
}

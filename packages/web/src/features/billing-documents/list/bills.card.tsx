import type { BillList } from '@fairway/contract/billing-documents/bill.schema'
import { Row, Stack } from '../../../ui/layout.tsx'
import { shownMonies } from '../../../ui/money.rules.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { billStatusBadges, concernBadges, releaseBadges } from '../billing-badges.ts'
import { billPath } from '../billing-links.ts'
import type { BillLabels } from './bills.list.ts'
import css from './bills.module.css'

interface Props {
  list: BillList
  row: number
  labels: BillLabels
}

/** A bill on a phone: where it stands, what blocks its release, and what is to be paid until when. */
export function BillCard({ list, row, labels }: Props) {
  const { columns: c } = list
  const { t, place } = labels
  const [status, release, overdueDays = 0] = [c.status[row], c.release[row], c.overdueDays[row]]
  const open = c.open[row] ?? []
  const holds = c.holds[row] ?? []
  return (
    <Stack gap={4} size="sm" className={css.card}>
      <Row gap={12} rowGap={4} justify="between">
        <PageLink href={billPath(c.shipmentId[row] ?? '')} className={css.name}>
          {c.blNo[row]}
        </PageLink>
        {status && <Tag text={t(`words.statuses.${status}`)} {...billStatusBadges[status]} />}
      </Row>
      <Muted>{[t('card.booking', { no: c.bookingNo[row] ?? '' }), c.vvd[row]].filter(Boolean).join(' · ')}</Muted>
      <p>{t('card.route', { from: place(c.portOfLoading[row] ?? ''), to: place(c.portOfDischarge[row] ?? '') })}</p>
      {c.consignee[row] && <Muted>{c.consignee[row]}</Muted>}
      <Row gap={8} rowGap={4}>
        {release && <Tag text={t(`words.releases.${release}`)} {...releaseBadges[release]} />}
        {(c.concerns[row] ?? [])
          .filter((concern) => concern !== 'loiPending')
          .map((concern) => (
            <Tag key={concern} text={t(`words.concerns.${concern}`)} {...concernBadges[concern]} />
          ))}
      </Row>
      {holds.length > 0 && (
        <p>{t('card.holds', { holds: holds.map((hold) => t(`words.holds.${hold}`)).join(', ') })}</p>
      )}
      {open.length > 0 && (
        <p className={css.amount}>
          {t('card.open', { amount: shownMonies(open) })}
          {overdueDays > 0 && <span className={css.late}> {t('card.overdue', { count: overdueDays })}</span>}
        </p>
      )}
    </Stack>
  )
}

import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'
import { buttonClass } from '../../../ui/button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { DueCell } from '../../../ui/listing/due-cell.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { siStatusBadges } from '../status-tag.tsx'
import css from './instruction-rows.module.css'
import type { InstructionLabels } from './instructions.list.ts'
import { hrefOf, isOwedAt, nameOf, stepOf, stepPath } from './instructions.rules.ts'

interface Props {
  list: SiList
  row: number
  labels: InstructionLabels
}

/** An instruction on a phone: its bill, where it stands, its cut-offs, what the carrier said, and the next step. */
export function InstructionCard({ list, row, labels }: Props) {
  const { columns: c } = list
  const { t, place } = labels
  const [status, from = '', to = '', note] = [
    c.status[row],
    c.portOfLoading[row],
    c.portOfDischarge[row],
    c.carrierNote[row],
  ]
  const step = stepOf(list, row)
  const bookingNo = c.bookingNo[row] ?? ''
  return (
    <Stack gap={4} size="sm" className={css.card}>
      <Row gap={12} rowGap={4} justify="between">
        <PageLink href={hrefOf(list, row)} className={css.name}>
          {nameOf(list, row)}
        </PageLink>
        {status ? (
          <Tag text={t(`words.statuses.${status}`)} {...siStatusBadges[status]} />
        ) : (
          <Tag text={t('needs.notStarted')} icon="clock" />
        )}
      </Row>
      <Muted>
        {[t('card.booking', { no: bookingNo }), c.customerReference[row], c.vvd[row]].filter(Boolean).join(' · ')}
      </Muted>
      <p>{t('card.route', { from: place(from), to: place(to) })}</p>
      {c.consignee[row] && <Muted>{c.consignee[row]}</Muted>}
      <CutOffLine kind="si" at={c.siCutOffAt[row]} {...{ list, row, labels }} />
      <CutOffLine kind="ams" at={c.amsCutOffAt[row]} {...{ list, row, labels }} />
      {c.hasUnsent[row] && status && status !== 'Draft' && <Muted>{t('unsent')}</Muted>}
      {note && <p>{t('card.note', { note })}</p>}
      {step !== 'open' && (
        <PageLink href={stepPath(list, row)} className={buttonClass({ small: true }, css.step)}>
          {t(`steps.${step}`)}
        </PageLink>
      )}
    </Stack>
  )
}

/** A cut-off by the clock of its port, counted down while the instruction has not been sent. */
function CutOffLine({ kind, at, list, row, labels }: Props & { kind: 'si' | 'ams'; at: string | null | undefined }) {
  if (!at) return null
  const isOpen = isOwedAt(list, row)
  return (
    <Row as="p" gap={8} rowGap={2} className={css.cutOff}>
      <Muted as="span">{labels.t(`card.${kind}`)}</Muted>
      <DueCell at={at} place={list.columns.portOfLoading[row] ?? ''} isOpen={isOpen} now={list.asOf} labels={labels} />
    </Row>
  )
}

import type { BlanketLetterList } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import {
  type BlanketLetterStatus,
  blanketLetterStatuses,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import { textPlaces } from '@fairway/contract/shared/column-width'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { columnMaker } from '../../../ui/listing/column-maker.tsx'
import { once } from '../../../ui/listing/list-labels.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { letterBadges, letterPath } from '../letter-badges.ts'
import type { LetterLabels } from './blanket-letters.list.ts'

const hidden = { isHiddenAtFirst: true }

/** Every field of the list as a column. */
export function columnsOf(list: BlanketLetterList, labels: LetterLabels): GridColumn[] {
  const { columns: c } = list
  const { t, place } = labels
  const make = columnMaker(c, labels)
  const statusText = (status: string) => t(`statuses.${status as BlanketLetterStatus}`) // the field holds nothing else
  const statusTag = once((status: BlanketLetterStatus) => Tag({ text: statusText(status), ...letterBadges[status] }))
  return [
    make.text('reference', undefined, { isRowHeader: true, isPinnedAtFirst: true }),
    make.coded('status', statusText, {
      choices: blanketLetterStatuses.map(statusText),
      cell: (row) => {
        const status = c.status[row]
        return status ? statusTag(status) : null
      },
      extraLetters: ICON_WIDTH,
    }),
    make.day('effectiveOn', {}),
    make.day('expiresOn', {}),
    make.number('daysLeft'),
    make.choice('serviceContract'),
    make.coded('portOfLoading', place),
    make.text('item', (row) => c.item[row] ?? t('allItems')),
    make.choice('agent'),
    {
      ...make.text('change', (row) => {
        const change = c.change[row]
        return change ? statusText(change) : ''
      }),
      widthInLetters: textPlaces(statusText('Pending Signature')), // mostly empty: its title alone would be cut
    },
    make.choice('shipper', undefined, hidden),
    make.text('shipperAddress', undefined, hidden),
    make.text('agentAddress', undefined, hidden),
    make.day('contractFrom', hidden),
    make.day('contractTo', hidden),
    make.number('version', hidden),
    make.choice('signer', undefined, hidden),
    make.moment('signedAt', undefined, hidden),
  ]
}

interface CardProps {
  list: BlanketLetterList
  row: number
  labels: LetterLabels
}

/** A letter on a phone: its status, what it covers and until when. */
export function LetterCard({ list, row, labels }: CardProps) {
  const { columns: c } = list
  const { t, place } = labels
  const [status, daysLeft, change] = [c.status[row], c.daysLeft[row], c.change[row]]
  const covered = [c.serviceContract[row], place(c.portOfLoading[row] ?? ''), c.item[row] ?? t('allItems')]
  return (
    <Stack gap={4} size="sm">
      <Row gap={12} rowGap={4} justify="between">
        <PageLink href={letterPath(c.id[row] ?? 0)}>{c.reference[row]}</PageLink>
        {status && <Tag text={t(`statuses.${status}`)} {...letterBadges[status]} />}
      </Row>
      <p>{covered.join(' · ')}</p>
      <Muted>{t('period', { from: c.effectiveOn[row] ?? '', to: c.expiresOn[row] ?? '' })}</Muted>
      {c.agent[row] && <Muted>{c.agent[row]}</Muted>}
      {typeof daysLeft === 'number' && <p>{t('daysLeft', { count: daysLeft })}</p>}
      {change && <p>{t('list.change', { status: t(`statuses.${change}`) })}</p>}
    </Stack>
  )
}

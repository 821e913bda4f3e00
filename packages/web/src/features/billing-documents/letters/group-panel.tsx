import type { LetterBill } from '@fairway/contract/letters-of-indemnity/one-time-letter.schema'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Stack } from '../../../ui/layout.tsx'
import { useListLabels } from '../../../ui/listing/list-labels.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { RowTable } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { releaseBadges } from '../billing-badges.ts'
import { billPath } from '../billing-links.ts'
import css from './letters.module.css'

interface Props {
  title: string
  bills: readonly LetterBill[]
  children?: ReactNode
}

/** The shipments that one signature covers. */
export function GroupPanel({ title, bills, children }: Props) {
  const { t } = useTranslation('oneTimeLetter')
  const { t: tBilling } = useTranslation('billing')
  const { place } = useListLabels()
  return (
    <TitledPanel title={title} beside={t('group.count', { count: bills.length })} className={css.table}>
      {children && (
        <Stack gap={12} className={css.facts}>
          {children}
        </Stack>
      )}
      <RowTable
        label={t('group.count', { count: bills.length })}
        rows={bills}
        keyOf={({ blNo }) => blNo}
        columns={[
          {
            name: 'blNo',
            title: t('group.blNo'),
            placement: 'main',
            cell: ({ blNo, shipmentId }) => <PageLink href={billPath(shipmentId)}>{blNo}</PageLink>,
          },
          {
            name: 'release',
            title: t('group.release'),
            placement: 'corner',
            cell: ({ release }) =>
              release && (
                <StatusBadge status={release} badges={releaseBadges} text={tBilling(`words.releases.${release}`)} />
              ),
          },
          { name: 'type', title: t('group.type'), cell: ({ type }) => tBilling(`words.types.${type}`) },
          { name: 'consignee', title: t('group.consignee'), cell: ({ consignee }) => consignee },
          {
            name: 'vessel',
            title: t('group.vessel'),
            cell: ({ vvd, vessel }) => [vessel, vvd].filter(Boolean).join(' · '),
          },
          {
            name: 'route',
            title: t('group.route'),
            cell: ({ portOfLoading, portOfDischarge }) => `${place(portOfLoading)} → ${place(portOfDischarge)}`,
          },
          {
            name: 'containers',
            title: t('group.containers'),
            placement: 'figure',
            cell: ({ containers }) => containers,
          },
        ]}
      />
    </TitledPanel>
  )
}

import { isOverCapacity, leftOf } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { Space, Unit } from '@fairway/contract/vessel-allocation/allocation.schema'
import { buttonClass } from '../../../../ui/button.tsx'
import { figure } from '../../../../ui/figure.rules.ts'
import { Row } from '../../../../ui/layout.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../../ui/row-table.tsx'
import { Tag } from '../../../../ui/status/tag.tsx'
import type { SalesLabels } from '../sales-labels.ts'
import { allocationsPath, reportPath } from '../sales-links.ts'
import { spaceMetrics } from '../sales-view.values.ts'
import css from './forecast.module.css'
import { type Sailing, type Totals, totalsOf } from './forecast.rules.ts'

/** One load port, or all of them together. */
type PortRow = Totals & { space?: Space }

/** A sailing by load port, in both units, with the ways to its allocations and its report. */
export function SailingPorts({ sailing, labels }: { sailing: Sailing; labels: SalesLabels }) {
  const { t, title, wall, place } = labels
  const { vvd, spaces } = sailing
  const columns: Column<PortRow>[] = [
    {
      name: 'port',
      title: title('portOfLoading'),
      placement: 'main',
      cell: ({ space }) => (space ? place(space.portOfLoading) : t('words.total')),
    },
    {
      name: 'state',
      title: t('forecast.state'),
      placement: 'corner',
      cell: (row) =>
        isOverCapacity(row) ? (
          <Tag icon="alert" tone="blocked" text={t('forecast.overCapacity')} />
        ) : row.space?.isClosed ? (
          <Tag icon="lock" text={t('forecast.closed')} />
        ) : (
          ''
        ),
    },
    {
      name: 'etd',
      title: title('etd'),
      cell: ({ space }) => space?.etd && <span className={css.whole}>{wall(space.etd, space.portOfLoading)}</span>,
    },
    {
      name: 'capacity',
      title: t('words.metrics.capacity'),
      placement: 'figure',
      cell: ({ capacity }) => <Units unit={capacity} labels={labels} />,
    },
    ...spaceMetrics.map(
      (metric): Column<PortRow> => ({
        name: metric,
        title: t(`words.metrics.${metric}`),
        placement: 'figure',
        cell: (row) => <Units unit={row[metric]} labels={labels} />,
      }),
    ),
    {
      name: 'left',
      title: t('forecast.free'),
      placement: 'figure',
      cell: ({ capacity, release }) => <Units unit={leftOf(capacity, release)} labels={labels} />,
    },
  ]
  const rows: PortRow[] = [
    ...spaces.map((space) => ({ ...space, space })),
    ...(spaces.length > 1 ? [totalsOf(spaces)] : []),
  ]
  return (
    <>
      <RowTable
        label={t('forecast.ports', { vvd })}
        columns={columns}
        rows={rows}
        keyOf={({ space }) => space?.portOfLoading ?? ''}
      />
      <Row gap={8} rowGap={8}>
        <PageLink href={allocationsPath({ vvds: [vvd] })} className={buttonClass({ small: true, variant: 'primary' })}>
          {t('forecast.toAllocations', { vvd })}
        </PageLink>
        <PageLink href={reportPath({ vvds: [vvd] })} className={buttonClass({ small: true })}>
          {t('forecast.toReport')}
        </PageLink>
      </Row>
    </>
  )
}

interface UnitsProps {
  unit: Unit
  labels: SalesLabels
}

/** Containers of 20 and of 40 feet, below each other. */
const Units = ({ unit: { teu, feu }, labels: { t } }: UnitsProps) => (
  <>
    <span className={css.unit}>{t('forecast.teu', { shown: figure(teu) })}</span>{' '}
    <span className={css.unit}>{t('forecast.feu', { shown: figure(feu) })}</span>
  </>
)

import type { Space } from '@fairway/contract/vessel-allocation/allocation.schema'
import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { type Column, RowTable } from '../../../../ui/row-table.tsx'
import { ViewChoice } from '../../../../ui/view-choice.tsx'
import type { SalesLabels } from '../sales-labels.ts'
import { spaceMetrics } from '../sales-view.values.ts'
import css from './row-totals.module.css'
import { type Grouping, type QuantityColumns, type RowTotals, totalOf, totalsBy } from './row-totals.rules.ts'

type Columns = QuantityColumns & Partial<Record<Grouping, string[]>> & Record<'vvd' | 'portOfLoading', string[]>

interface Props {
  columns: Columns
  spaces: readonly Space[]
  /** The rows that are shown, after all filters. */
  shown: readonly number[]
  groupings: readonly Grouping[]
  labels: SalesLabels
  /** Shows the rows of one group alone. */
  onNarrow: (by: Grouping, value: string) => void
}

/** What the shown rows add up to against capacity, and on request the same by voyage, port, account or rep. */
export function RowTotalsPanel(props: Props) {
  const { columns, spaces, shown, groupings, labels } = props
  const { t, units } = labels
  const [by, setBy] = useState<Grouping>()
  const total = useMemo(() => totalOf(columns, shown, spaces), [columns, shown, spaces])
  return (
    <Stack gap={8}>
      <Row gap={16} rowGap={4} size="sm" align="baseline">
        <span>
          <strong>{t('words.metrics.capacity')}</strong> {units(total.capacity ?? { teu: 0, feu: 0 })}
        </span>
        {spaceMetrics.map((metric) => (
          <span key={metric}>
            <strong>{t(`words.metrics.${metric}`)}</strong> {units(total[metric])}
          </span>
        ))}
      </Row>
      <Row gap={8} rowGap={4}>
        <ViewChoice
          label={t('totals.by')}
          views={groupings}
          chosen={by}
          textOf={(one) => t(`totals.of.${one}`)}
          onChoose={(one) => setBy(one === by ? undefined : one)}
        />
      </Row>
      {by && <Groups {...props} by={by} />}
    </Stack>
  )
}

function Groups({ columns, spaces, shown, labels, onNarrow, by }: Props & { by: Grouping }) {
  const { t, units, place } = labels
  const groups = useMemo(() => totalsBy(columns, shown, spaces, by), [columns, shown, spaces, by])
  const nameOf = (value: string) => (by === 'portOfLoading' ? place(value) : value)
  const tableColumns: Column<RowTotals>[] = [
    {
      name: 'value',
      title: t(`totals.of.${by}`),
      placement: 'main',
      cell: ({ value }) => (
        <Button small variant="quiet" onClick={() => onNarrow(by, value)}>
          {nameOf(value)}
        </Button>
      ),
    },
    { name: 'rows', title: t('totals.rows'), placement: 'figure', cell: ({ rows }) => rows },
    ...(groups.some(({ capacity }) => capacity)
      ? [
          {
            name: 'capacity',
            title: t('words.metrics.capacity'),
            placement: 'figure' as const,
            cell: ({ capacity }: RowTotals) => capacity && units(capacity),
          },
        ]
      : []),
    ...spaceMetrics.map(
      (metric): Column<RowTotals> => ({
        name: metric,
        title: t(`words.metrics.${metric}`),
        placement: 'figure',
        cell: (row) => units(row[metric]),
      }),
    ),
  ]
  return (
    <div className={css.groups}>
      <RowTable label={t('totals.label')} columns={tableColumns} rows={groups} keyOf={({ value }) => value} />
    </div>
  )
}

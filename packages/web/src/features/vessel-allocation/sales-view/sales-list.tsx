import type { AllocationList, AllocationReport, Space } from '@fairway/contract/vessel-allocation/allocation.schema'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { byText, type FilterField } from '../../../ui/listing/filter-fields.ts'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import type { ListPageState } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Muted } from '../../../ui/text.tsx'
import { ViewChoice } from '../../../ui/view-choice.tsx'
import css from './allocations/row-totals.module.css'
import {
  type Grouping,
  type QuantityColumns,
  type RowTotals,
  totalOf,
  totalsBy,
  unitAt,
} from './allocations/row-totals.rules.ts'
import type { SalesChoices, SalesLabels } from './sales-labels.ts'
import { SalesTabs } from './sales-tabs.tsx'
import { spaceMetrics } from './sales-view.values.ts'

/** The criteria of every list of the sales view: voyages, and the ports where they load. */
export const voyageFields = <P extends string>(ports: P): FilterField<'vvds' | P, SalesLabels, SalesChoices>[] => [
  {
    kind: 'choices',
    name: 'vvds',
    label: ({ title }) => title('vvd'),
    textOf: (_labels, vvd) => vvd,
    options: (_labels, known) =>
      (known?.vvds ?? []).map(({ vvd, vessel }) => ({ value: vvd, text: `${vvd} · ${vessel}` })),
  },
  {
    kind: 'choices',
    name: ports,
    label: ({ title }) => title('portOfLoading'),
    textOf: ({ place }, code) => place(code),
    options: ({ place, language }, known) =>
      byText(
        (known?.portsOfLoading ?? []).map((value) => ({ value, text: place(value) })),
        language,
      ),
  },
]

interface PageProps<C extends object, L extends AllocationList | AllocationReport, W extends SalesLabels> {
  page: ListPageState<C, L, W, SalesChoices>
  here: 'allocations' | 'report'
  groupings: readonly Grouping[]
  /** The criterion that shows the rows of one group alone. */
  narrowed: (by: Grouping, value: string) => Partial<C>
}

/** A list of the sales view under its tabs, with what the shown rows add up to. */
export function SalesListPage<C extends object, L extends AllocationList | AllocationReport, W extends SalesLabels>({
  page,
  here,
  groupings,
  narrowed,
}: PageProps<C, L, W>) {
  const { list, criteria, isAnswer, grid, labels, change } = page
  return (
    <ListPage
      page={page}
      above={<SalesTabs here={here} />}
      aboveRows={
        isAnswer &&
        list.rows > 0 && (
          <RowTotalsPanel
            columns={list.columns}
            spaces={list.spaces}
            shown={grid.shown}
            groupings={groupings}
            labels={labels}
            onNarrow={(by, value) => change({ ...criteria, ...narrowed(by, value) })}
          />
        )
      }
    />
  )
}

interface CardProps {
  columns: AllocationList['columns'] | AllocationReport['columns']
  row: number
  labels: SalesLabels
  /** Where its voyage leads. */
  href: string
  /** The ports that it is about. */
  route: string
  children?: ReactNode
}

/** A row on a phone: whose it is, on which ship, and how much space in both units. */
export function SalesCard({ columns: c, row, labels, href, route, children }: CardProps) {
  const { t, units, wall } = labels
  const etd = c.etd[row]
  return (
    <Stack gap={4} size="sm">
      <Row gap={12} rowGap={4} justify="between">
        <strong>{c.accountName[row]}</strong>
        <PageLink href={href}>{c.vvd[row] ?? ''}</PageLink>
      </Row>
      <Muted>{[route, etd && wall(etd, c.portOfLoading[row] ?? '')].filter(Boolean).join(' · ')}</Muted>
      {children}
      <DefinitionList layout="halves">
        {spaceMetrics.map((metric) => (
          <Fact key={metric} term={t(`words.metrics.${metric}`)}>
            {units(unitAt(c, metric, row))}
          </Fact>
        ))}
      </DefinitionList>
    </Stack>
  )
}

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
function RowTotalsPanel(props: Props) {
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

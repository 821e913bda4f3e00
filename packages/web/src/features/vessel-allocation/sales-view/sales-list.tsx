import type { AllocationList, AllocationReport } from '@fairway/contract/vessel-allocation/allocation.schema'
import type { ReactNode } from 'react'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { byText, type FilterField } from '../../../ui/listing/filter-fields.ts'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import type { ListPageState } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Muted } from '../../../ui/text.tsx'
import { type Grouping, unitAt } from './allocations/row-totals.rules.ts'
import { RowTotalsPanel } from './allocations/row-totals.tsx'
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

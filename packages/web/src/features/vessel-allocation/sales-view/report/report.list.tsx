import type { AllocationReport } from '@fairway/contract/vessel-allocation/allocation.schema'
import { type PartyType, partyTypes, quantityFields } from '@fairway/contract/vessel-allocation/allocation.values'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { figure } from '../../../../ui/figure.rules.ts'
import type { GridColumn } from '../../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../../ui/listing/column-maker.tsx'
import { defineList } from '../../../../ui/listing/define-list.ts'
import type { FilterField } from '../../../../ui/listing/filter-fields.ts'
import { type ReportSearch, reportCriteria } from '../sales-criteria.rules.ts'
import { type SalesChoices, type SalesLabels, useSalesChoices, useSalesLabels } from '../sales-labels.ts'
import { allocationsPath } from '../sales-links.ts'
import { SalesCard, voyageFields } from '../sales-list.tsx'

const filter: FilterField<keyof ReportSearch, SalesLabels, SalesChoices>[] = [
  ...voyageFields('portOfLoad'),
  {
    kind: 'choices',
    name: 'accountNames',
    label: ({ title }) => title('accountName'),
    textOf: (_labels, name) => name,
    options: (_labels, known) => (known?.accounts ?? []).map(({ name }) => ({ value: name, text: name })),
  },
]

/** Every total of the report as a column. */
function columnsOf({ columns: c }: AllocationReport, labels: SalesLabels): GridColumn[] {
  const { t, place } = labels
  const make = columnMaker(c, labels)
  const typeText = (type: string) => t(`words.partyTypes.${type as PartyType}`) // of the list's own types
  return [
    make.choice('vvd', undefined, { isRowHeader: true, isPinnedAtFirst: true, extraLetters: 2 }),
    make.moment('etd', 'portOfLoading'),
    make.coded('portOfLoading', place),
    make.choice('accountName'),
    make.coded('partyType', typeText, { choices: partyTypes.map(typeText) }),
    ...quantityFields.map((field) => make.number(field, { extraLetters: 1.5 })),
    make.number('bookedTeu'),
    make.number('bookedFeu'),
    make.number('allocations'),
    make.choice('account', undefined, { isHiddenAtFirst: true }),
  ]
}

interface CardProps {
  list: AllocationReport
  row: number
  labels: SalesLabels
}

/** An account of the report on a phone. */
const ReportCard = ({ list: { columns }, row, labels }: CardProps) => (
  <SalesCard
    columns={columns}
    row={row}
    labels={labels}
    href={pathOf(columns, row)}
    route={labels.place(columns.portOfLoading[row] ?? '')}
  />
)

/** The allocations that a row adds up. */
const pathOf = (c: AllocationReport['columns'], row: number) =>
  allocationsPath({
    vvds: [c.vvd[row]],
    portsOfLoading: [c.portOfLoading[row]],
    accounts: [c.account[row]],
  })

/** The VVD allocation report: totals per voyage, port of loading and account. */
export const reportList = defineList<ReportSearch, AllocationReport, SalesLabels, SalesChoices>({
  icon: 'note',
  call: (body) => apiQuery('POST /api/allocation/report', { body }),
  refusals: { over: 'VA0016', denied: ['VA0001', 'GE0004', 'GE0005'] },
  criteria: reportCriteria,
  filter,
  useChoices: useSalesChoices,
  cards: [],
  useLabels: useSalesLabels,
  texts: ({ t }) => ({
    title: t('title'),
    fileName: t('report.fileName'),
    grid: t('report.grid'),
    loading: t('report.loading'),
    found: (count) => t('report.found', { count, shown: figure(count) }),
    cards: t('parts.report'),
    cardsHint: '',
    apply: t('filter.apply'),
    emptyTitle: t('allocations.emptyTitle'),
    empty: t('allocations.empty'),
    noMatch: t('allocations.noMatch'),
    overTitle: t('allocations.overTitle'),
    over: t('allocations.over'),
    failed: t('report.failed'),
    badTitle: t('report.choose'),
  }),
  columns: columnsOf,
  keyOf: ({ columns: c }, row) => `${c.vvd[row]} ${c.portOfLoading[row]} ${c.account[row]}`,
  hrefOf: ({ columns }, row) => pathOf(columns, row),
  card: ReportCard,
  cache: {
    name: 'vvdAllocation',
    fields: [
      'vvd', 'etd', 'portOfLoading', 'partyType', 'account', 'accountName', 'demandTeu', 'demandFeu', 'protectTeu', 'protectFeu',
      'releaseTeu', 'releaseFeu', 'bookedTeu', 'bookedFeu', 'allocations',
    ], // biome-ignore format: two lines of names
    parts: ['spaces', 'asOf'],
  },
  empty: { spaces: [], places: {} },
})

import type { AllocationList } from '@fairway/contract/vessel-allocation/allocation.schema'
import {
  type PartyType,
  partyTypes,
  quantityFields,
  RECENT_HOURS,
} from '@fairway/contract/vessel-allocation/allocation.values'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { figure } from '../../../../ui/figure.rules.ts'
import type { GridColumn } from '../../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../../ui/listing/column-maker.tsx'
import { cardsBy, defineList } from '../../../../ui/listing/define-list.ts'
import { choices, type FilterField, sailedDays } from '../../../../ui/listing/filter-fields.ts'
import { Muted } from '../../../../ui/text.tsx'
import { type AllocationsCriteria, allocationsCriteria, recentChoices } from '../sales-criteria.rules.ts'
import { type NamedLabels, type SalesChoices, useNamedLabels, useSalesChoices } from '../sales-labels.ts'
import { sailingPath } from '../sales-links.ts'
import { SalesCard, voyageFields } from '../sales-list.tsx'

type Field = FilterField<keyof AllocationsCriteria, NamedLabels, SalesChoices>

const filter: Field[] = [
  sailedDays(),
  ...voyageFields('portsOfLoading'),
  {
    kind: 'choices',
    name: 'accounts',
    label: ({ title }) => title('accountName'),
    textOf: ({ accountName }, account) => accountName(account),
    options: (_labels, known) => (known?.accounts ?? []).map(({ account, name }) => ({ value: account, text: name })),
  },
  {
    kind: 'choices',
    name: 'salesReps',
    label: ({ title }) => title('salesRep'),
    textOf: ({ repName }, webId) => repName(webId),
    options: (_labels, known) => (known?.salesReps ?? []).map(({ webId, name }) => ({ value: webId, text: name })),
  },
  choices('partyTypes', partyTypes, {
    label: ({ title }) => title('partyType'),
    textOf: ({ t }, type) => t(`words.partyTypes.${type}`),
  }),
  choices('recent', recentChoices, {
    label: ({ title }) => title('updatedAt'),
    textOf: ({ t }) => t('allocations.recent'),
  }),
]

const hidden = { isHiddenAtFirst: true }
type VoyageType = 'Mainline' | 'Feeder'

/** Every field of an allocation as a column. */
function columnsOf({ columns: c }: AllocationList, labels: NamedLabels): GridColumn[] {
  const { t, place } = labels
  const make = columnMaker(c, labels)
  const typeText = (type: string) => t(`words.partyTypes.${type as PartyType}`) // of the list's own types
  return [
    make.choice('vvd', undefined, { isRowHeader: true, isPinnedAtFirst: true, extraLetters: 2 }),
    make.coded('portOfLoading', place),
    make.choice('accountName'),
    make.choice('salesRep', (row) => c.salesRepName[row] ?? ''),
    ...quantityFields.map((field) => make.number(field, { extraLetters: 1.5 })),
    make.number('bookedTeu'),
    make.number('bookedFeu'),
    make.moment('etd', 'portOfLoading'),
    make.coded('portOfDischarge', place),
    make.choice('contract', undefined, { extraLetters: 1 }),
    make.coded('partyType', typeText, { choices: partyTypes.map(typeText) }),
    make.text('remarks'),
    make.moment('updatedAt', undefined),
    make.choice('updatedBy'),
    make.moment('eta', 'portOfDischarge', hidden),
    make.coded('voyageType', (type) => t(`words.voyageTypes.${type as VoyageType}`), hidden), // of the list's own types
    make.choice('account', undefined, hidden),
  ]
}

interface CardProps {
  list: AllocationList
  row: number
  labels: NamedLabels
}

/** An allocation on a phone. */
function AllocationCard({ list: { columns: c }, row, labels }: CardProps) {
  const [from, to] = [labels.place(c.portOfLoading[row] ?? ''), labels.place(c.portOfDischarge[row] ?? '')]
  return (
    <SalesCard
      columns={c}
      row={row}
      labels={labels}
      href={sailingPath(c.vvd[row] ?? '')}
      route={labels.t('allocations.route', { from, to })}
    >
      <Muted>{[c.contract[row], c.salesRepName[row]].filter(Boolean).join(' · ')}</Muted>
      {c.remarks[row] && <p>{c.remarks[row]}</p>}
    </SalesCard>
  )
}

/** What the server is asked for. Party types are chosen among the rows that came. */
const bodyOf = ({ partyTypes: _types, recent, ...criteria }: AllocationsCriteria) => ({
  ...criteria,
  isRecent: recent !== undefined,
})

/** Whether a row was changed within the last 4 hours before the list was read. */
const isRecent = ({ columns, lastUpdateTs }: AllocationList, row: number) =>
  Date.parse(columns.updatedAt[row] ?? '') >= Date.parse(lastUpdateTs) - RECENT_HOURS * 3_600_000

/** All allocations of chosen voyages, whoever looks after the account. */
export const allocationsList = defineList<AllocationsCriteria, AllocationList, NamedLabels, SalesChoices>({
  name: 'gridPrefSV',
  icon: 'ship',
  call: (criteria) => apiQuery('POST /api/allocation/search', { body: bodyOf(criteria) }),
  refusals: { over: 'VA0016', denied: ['VA0001', 'GE0004', 'GE0005'] },
  criteria: allocationsCriteria,
  filter,
  useChoices: useSalesChoices,
  cards: [
    cardsBy('partyTypes', partyTypes, {
      of: ({ columns }, row) => [columns.partyType[row]],
      textOf: ({ t }, type) => t(`words.partyTypes.${type}`),
      blocked: [],
    }),
    cardsBy('recent', recentChoices, {
      of: (list, row) => (isRecent(list, row) ? ['last4Hours'] : []),
      textOf: ({ t }) => t('allocations.recent'),
      blocked: [],
    }),
  ],
  useLabels: useNamedLabels,
  texts: ({ t }) => ({
    title: t('title'),
    fileName: t('allocations.fileName'),
    grid: t('allocations.grid'),
    loading: t('allocations.loading'),
    found: (count) => t('allocations.found', { count, shown: figure(count) }),
    cards: t('allocations.cards'),
    cardsHint: t('allocations.cardsHint'),
    apply: t('filter.apply'),
    emptyTitle: t('allocations.emptyTitle'),
    empty: t('allocations.empty'),
    noMatch: t('allocations.noMatch'),
    overTitle: t('allocations.overTitle'),
    over: t('allocations.over'),
    failed: t('allocations.failed'),
  }),
  columns: columnsOf,
  shownIn: { salesRepName: 'salesRep' },
  keyOf: ({ columns }, row) => String(columns.id[row] ?? ''),
  hrefOf: ({ columns }, row) => sailingPath(columns.vvd[row] ?? ''),
  card: AllocationCard,
  cache: {
    name: 'salesAllocations',
    fields: [
      'id', 'vvd', 'voyageType', 'etd', 'eta', 'contract', 'portOfLoading', 'portOfDischarge', 'partyType', 'account', 'accountName',
      'salesRep', 'salesRepName', 'demandTeu', 'demandFeu', 'protectTeu', 'protectFeu', 'releaseTeu', 'releaseFeu', 'bookedTeu',
      'bookedFeu', 'remarks', 'updatedBy', 'updatedAt',
    ], // biome-ignore format: three lines of names
    parts: ['spaces', 'asOf'],
  },
  empty: { spaces: [], places: {} },
})

import type { CorrectionList } from '@fairway/contract/corrections/correction.schema'
import { type CorrectionStatus, correctionStatuses } from '@fairway/contract/corrections/correction.values'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/api.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import { createListCache } from '../../../ui/listing/cached-listing.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { type FoundList, useCappedList } from '../../../ui/listing/list-calls.ts'
import { noColumns } from '../../../ui/listing/listing.ts'
import { type ListPageDefinition, useListPage } from '../../../ui/listing/use-list-page.ts'
import { columnsOf, keyOf, rowsOf } from './correction-columns.tsx'
import { type CorrectionCriteria, checkCriteria, readCriteria } from './correction-criteria.rules.ts'
import { type CorrectionListLabels, useCorrectionListLabels } from './correction-labels.ts'

/** The corrections that fit the criteria; when one of them changes, they are asked for again. */
function useCorrections(criteria: CorrectionCriteria, enabled: boolean): FoundList<CorrectionList> {
  const { statuses = [], ...others } = criteria
  const found = useCappedList<CorrectionCriteria, CorrectionList>({
    criteria,
    others,
    isChosen: statuses.length > 0,
    enabled,
    overCap: 'BD0006',
    ask: (body) => apiQuery('POST /api/corrections/v2/search', { body }),
  })
  useOwnTopic(found.list, isSearch)
  return found
}
const isSearch = (call: unknown) => call === 'POST /api/corrections/v2/search'

/** Stands for a list until there is one. */
const emptyList: CorrectionList = {
  columns: noColumns<CorrectionList>(),
  rows: 0,
  lastUpdateTs: '',
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

/** What the page reads of every list; one that was kept before it had one of them is not shown. */
const fields: (keyof CorrectionList['columns'])[] = [
  'id', 'shipmentNo', 'blNo', 'status', 'revision', 'version', 'startedAt', 'startedBy', 'savedAt', 'savedBy', 'submittedAt',
  'carrierAction', 'carrierAt', 'carrierNote', 'customerReference', 'shipper', 'consignee', 'portOfLoading',
  'portOfDischarge', 'vvd', 'vessel',
] // biome-ignore format: three lines of names

/** Results, criteria, order and the time of the last answer, for the next visit. */
const cachedCorrections = createListCache<CorrectionList>('bookingCorrection', { fields })

const noStatuses: CorrectionStatus[] = []

/** The specification names no preferences for this grid: its look stands in the address. */
const definition: ListPageDefinition<
  CorrectionCriteria,
  CorrectionList,
  CorrectionListLabels,
  FoundList<CorrectionList>
> = {
  empty: emptyList,
  sort: [{ id: 'savedAt', descending: true }],
  columnsOf,
  rowsOf,
  keyOf,
  columnOf: (field) => field,
  isOf: ({ columns }, row, statuses) => statuses.includes(columns.status[row] ?? ''),
  read: readCriteria,
  check: checkCriteria,
  cache: cachedCorrections,
  useFound: useCorrections,
  chosenIn: ({ statuses = noStatuses }) => statuses,
}

/** The corrections that a person may see, and how many of them stand where. */
export function useCorrectionListPage(address: ListAddress, onAddress: OnAddress) {
  const listPage = useListPage({ definition, address, onAddress, labels: useCorrectionListLabels() })
  const { criteria, found, buffered, isAnswer } = listPage
  const newest = buffered && isAnswer && found.isWhole ? buffered.newest : undefined
  const counts = useMemo(() => newest && countStatuses(newest.columns.status), [newest])
  const choose = (statuses: CorrectionStatus[]) => {
    const { statuses: _former, ...others } = criteria
    listPage.choose(statuses.length > 0 ? { ...others, statuses } : others)
  }
  return { ...listPage, counts, choose }
}

function countStatuses(statuses: readonly CorrectionStatus[]): Record<CorrectionStatus, number> {
  const counts = Object.fromEntries(correctionStatuses.map((status) => [status, 0])) as Record<CorrectionStatus, number> // one for each
  for (const status of statuses) counts[status] += 1
  return counts
}

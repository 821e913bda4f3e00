import type { RequestStatus } from '@fairway/contract/bookings/booking-request.values'
import { useEffect, useMemo, useState } from 'react'
import { createListCache } from '../../../ui/listing/cached-listing.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { useCachedList } from '../../../ui/listing/use-list-cache.ts'
import { useListCriteria } from '../../../ui/listing/use-list-criteria.ts'
import { type ListGridDefinition, useListGrid } from '../../../ui/listing/use-list-grid.ts'
import { emptyList } from './empty-list.ts'
import { type RequestListLabels, useRequestListLabels } from './list-labels.ts'
import { type RequestList, useRequests } from './request-calls.ts'
import { columnsOf, rowsOf } from './request-columns.tsx'
import { checkCriteria, readCriteria } from './request-criteria.rules.ts'
import { countStatuses } from './status-choice.rules.ts'

/** What the page reads of every list; one that was kept before it had one of them is not shown. */
const fields: (keyof RequestList['columns'])[] = [
  'id', 'ediRef', 'customerReference', 'bookingNo', 'status', 'version', 'hasUnsent', 'organisation', 'serviceContract',
  'portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery', 'vvd', 'vessel', 'departureAt', 'siCutOffAt',
  'freightTerm', 'paymentTerm', 'shipper', 'consignee', 'commodity', 'grossWeight', 'cube', 'poNumber', 'item', 'flags',
  'containers', 'carrierAction', 'carrierAt', 'carrierNote', 'createdAt', 'createdBy', 'submittedAt', 'savedAt', 'savedBy',
  'revision',
] // biome-ignore format: six lines of names

const cachedRequests = createListCache<RequestList>('bookingRequests', { fields })

const noStatuses: RequestStatus[] = []

const definition: ListGridDefinition<RequestList, RequestListLabels> = {
  name: 'gridPrefBR',
  empty: emptyList,
  columnsOf,
  rowsOf,
  isOf: ({ columns }, row, statuses) => statuses.includes(columns.status[row] ?? ''),
  sort: [{ id: 'savedAt', descending: true }],
}

/** Everything that the list knows and can do: the criteria, the answer to them, and the grid of it. */
export function useRequestList(address: ListAddress, onAddress: OnAddress) {
  const labels = useRequestListLabels(useNames().data)
  const { criteria, searchAddress, change } = useListCriteria({
    address,
    onAddress,
    read: readCriteria,
    cache: cachedRequests,
  })
  const errors = useMemo(() => checkCriteria(criteria), [criteria])
  const found = useRequests(criteria, errors.length === 0)
  const { list: answer, question, isWhole } = found
  const [before, setBefore] = useState<{ question: string; list: RequestList }>()
  useCachedList({ cache: cachedRequests, question, list: answer, onCached: (list) => setBefore({ question, list }) })
  const cached = before?.question === question ? before.list : undefined
  const list = answer ?? cached ?? emptyList
  // whoever deletes or cancels here sees it at once: rows of this list do not wait to come and go
  const chosen = (isWhole && criteria.statuses) || noStatuses
  const grid = useListGrid({ definition, list, adopted: list, labels, chosen, address, onAddress })
  const counts = useMemo(
    () => (isWhole && list !== emptyList ? countStatuses(list.columns.status) : undefined),
    [isWhole, list],
  )
  const { sort } = grid.state
  const { criteria: text } = searchAddress
  useEffect(() => {
    if (answer) cachedRequests.saveSearch({ address: { criteria: text }, sort, lastUpdateTs: answer.lastUpdateTs })
  }, [answer, text, sort])
  return {
    labels: labels,
    criteria,
    errors: errors,
    found,
    list,
    isCached: !answer && cached !== undefined,
    counts,
    change,
    choose: (statuses: RequestStatus[]) => change({ ...criteria, statuses }),
    openView: (input: Record<string, unknown>, view?: string) => change(readCriteria(input), { view }),
    grid,
  }
}
export type RequestListPageState = ReturnType<typeof useRequestList>

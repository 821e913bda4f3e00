import type { CorrectionList } from '@fairway/contract/corrections/correction.schema'
import { ask } from '../../../platform/api.ts'
import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import { keptListing } from '../../../ui/listing/kept-listing.ts'
import { type FoundList, useCappedList } from '../../../ui/listing/list-calls.ts'
import { noColumns } from '../../../ui/listing/listing.ts'
import type { CorrectionCriteria } from './correction-criteria.rules.ts'

/** The corrections that fit the criteria; when one of them changes, they are asked for again. */
export function useCorrections(criteria: CorrectionCriteria, enabled: boolean): FoundList<CorrectionList> {
  const { statuses = [], ...others } = criteria
  const found = useCappedList<CorrectionCriteria, CorrectionList>({
    criteria,
    others,
    isChosen: statuses.length > 0,
    enabled,
    overCap: 'BD0006',
    ask: (body) => ask('POST /api/corrections/v2/search', { body }),
  })
  useOwnTopic(found.list, isSearch)
  return found
}
const isSearch = (call: unknown) => call === 'POST /api/corrections/v2/search'

/** Stands for a list until there is one. */
export const emptyList: CorrectionList = {
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
export const keptCorrections = keptListing<CorrectionList>('bookingCorrection', { fields })

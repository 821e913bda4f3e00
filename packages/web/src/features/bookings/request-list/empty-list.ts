import { noColumns } from '../../../ui/listing/listing.ts'
import type { RequestList } from './request-calls.ts'

/** Stands for a list until there is one. */
export const emptyList: RequestList = {
  columns: noColumns<RequestList>(),
  rows: 0,
  lastUpdateTs: '',
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

import { noColumns } from '../../../ui/listing/listing.ts'
import type { DashboardList } from './dashboard-calls.ts'

/** Stands for a list until there is one. */
export const emptyList: DashboardList = {
  columns: noColumns<DashboardList>(),
  rows: 0,
  lastUpdateTs: '',
  missing: [],
  estimating: null,
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

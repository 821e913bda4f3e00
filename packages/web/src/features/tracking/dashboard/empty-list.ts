import type { DashboardList } from './dashboard-calls.ts'

/** Stands for a list until there is one: every column of it is empty. */
const columns = new Proxy({}, { get: () => [] }) as DashboardList['columns'] // whichever is asked for

export const emptyList: DashboardList = {
  columns,
  rows: 0,
  lastUpdateTs: '',
  missing: [],
  estimating: null,
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

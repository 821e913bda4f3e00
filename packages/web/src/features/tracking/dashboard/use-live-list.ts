import { useOwnTopic } from '../../../platform/use-own-topic.ts'
import type { DashboardList } from './dashboard-calls.ts'

/** Asks again for the list when something in it changed, while somebody looks at it. */
export const useLiveList = (list: DashboardList | undefined) => useOwnTopic(list, isOfDashboard)

const isOfDashboard = (call: unknown) => call === 'POST /api/cargo/containers' || call === 'POST /api/cargo/dashboard'

export { dischargeCalls, loadingCalls, loadingCallsAtPort } from './loading-calls.repository.ts'
export { findFirstSailings, findSailings, type Passage } from './sailing.repository.ts'
export { saveSchedules } from './schedule.repository.ts'
export type { SeaRoutes } from './sea-routes.actions.ts'

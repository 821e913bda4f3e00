export { saveSchedules } from './schedule.repository.ts'
export type { SeaRoutes } from './sea-routes.actions.ts'

import { encodeCriteria } from '@fairway/contract/shared/url-criteria'

/** The parts of the sales view, each by its own address. */
export const FORECAST_PATH = '/salesView'
export const ALLOCATIONS_PATH = `${FORECAST_PATH}?part=allocations`
export const REPORT_PATH = `${FORECAST_PATH}?part=report`
export const allocationsPath = (criteria: object) => `${ALLOCATIONS_PATH}&criteria=${encodeCriteria(criteria)}`
export const reportPath = (criteria: object) => `${REPORT_PATH}&criteria=${encodeCriteria(criteria)}`
export const sailingPath = (vvd: string) =>
  `${FORECAST_PATH}?sailing=${encodeURIComponent(vvd)}&criteria=${encodeCriteria({ sailedDays: 21 })}`

import type { HoldType, Stage } from './tracking.values.ts'

/** The numbers by which a box is found. */
export const dashboardNumberKinds = ['container', 'booking', 'bl', 'ediRef'] as const
export type DashboardNumberKind = (typeof dashboardNumberKinds)[number]

/** What the numbers of a dashboard search are: all of one kind, or some of each. */
export const dashboardNumberTypes = [...dashboardNumberKinds, 'mixed'] as const
export type DashboardNumberType = (typeof dashboardNumberTypes)[number]

/** Which day a range of dates is about. */
export const dashboardDates = ['departure', 'arrival', 'lastFree'] as const
export type DashboardDate = (typeof dashboardDates)[number]

/** The specification's vessel filters: open vessels, and with them those that sailed in the last days. */
export const SAILED_DAYS = [0, 7, 14, 21] as const
export const SAILED_DAYS_MAXIMUM = 21
/** So many numbers may be pasted; a list that would show more boxes is refused, not cut. */
export const PASTE_LIMIT = 5000
export const CONTAINER_CAP = 5000
/** So many values may be chosen of one kind. */
export const CHOICE_LIMIT = 100

/** What a dashboard shows. Everything may be left out: then it shows all boxes that the reader may see. */
export interface DashboardCriteria {
  numberType?: DashboardNumberType | undefined
  numbers?: string[] | undefined
  /** 0 is open vessels alone; 7 is open ones and those that sailed in the last 7 days. */
  sailedDays?: number | undefined
  vvds?: string[] | undefined
  portsOfLoading?: string[] | undefined
  portsOfDischarge?: string[] | undefined
  destinations?: string[] | undefined
  dateOf?: DashboardDate | undefined
  from?: string | undefined
  to?: string | undefined
  stages?: Stage[] | undefined
  redHolds?: HoldType[] | undefined
}

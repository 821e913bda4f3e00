import type { HoldType, Stage } from '../tracking.values.ts'

/** The numbers by which a container is found. */
export const dashboardNumberKinds = ['container', 'booking', 'bl', 'ediRef'] as const
export type DashboardNumberKind = (typeof dashboardNumberKinds)[number]

/** The kind of the numbers in a dashboard search: all of one kind, or mixed. */
export const dashboardNumberTypes = [...dashboardNumberKinds, 'mixed'] as const
export type DashboardNumberType = (typeof dashboardNumberTypes)[number]

/** Which day a range of dates is about. */
export const dashboardDates = ['departure', 'arrival', 'lastFree'] as const
export type DashboardDate = (typeof dashboardDates)[number]

/** The specification's vessel filters: open vessels, plus those that sailed in the last days. */
export const SAILED_DAYS = [0, 7, 14, 21] as const
export const SAILED_DAYS_MAXIMUM = 21
/** At most this many numbers can be pasted; a list with more containers is refused instead of cut. */
export const PASTE_LIMIT = 5000
export const CONTAINER_CAP = 5000
/** The most values that can be chosen of one kind. */
export const CHOICE_LIMIT = 100

/** The criteria of a dashboard. All are optional: without any it shows every container that the reader may see. */
export interface DashboardCriteria {
  numberType?: DashboardNumberType | undefined
  numbers?: string[] | undefined
  /** 0 is open vessels only; 7 adds those that sailed in the last 7 days. */
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

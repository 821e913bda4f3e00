/** How schedules are asked for: from port to port, all voyages of a vessel, all calls at a port. */
export const scheduleViews = ['lane', 'vessel', 'port'] as const
export type ScheduleView = (typeof scheduleViews)[number]

/** How many weeks one answer covers. */
export const scheduleWeeks = [2, 4, 8, 12] as const
export const USUAL_WEEKS = 4

/** The first day that is asked for lies at most so far from today. */
export const DAYS_BACK = 60
export const DAYS_AHEAD = 365

/** Longer answers say that they are cut; the next departures come first. */
export const SAILINGS_SHOWN = 60
export const VOYAGES_SHOWN = 40
export const CALLS_SHOWN = 200

export const cutOffKinds = ['si', 'vgm', 'cy', 'ams', 'special'] as const
export type CutOffKind = (typeof cutOffKinds)[number]

export const scheduleFormats = ['xlsx', 'pdf'] as const
export type ScheduleFormat = (typeof scheduleFormats)[number]

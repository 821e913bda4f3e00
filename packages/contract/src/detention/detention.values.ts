/** How days are counted: every day, or only those that the calendar of the terms does not take out. */
export const dayUnits = ['working', 'calendar'] as const
export type DayUnit = (typeof dayUnits)[number]

/** The first day that counts: the day of the out-gate, or the day after it. */
export const startRules = ['outGate', 'dayAfter'] as const
export type StartRule = (typeof startRules)[number]

/** What became of one day with the consignee. */
export const dayKinds = ['free', 'charged', 'notCounted'] as const
export type DayKind = (typeof dayKinds)[number]

/** Why a day does not count: before the start, a day of the calendar, or the day of the in-gate where terms leave it out. */
export const uncountedReasons = ['beforeStart', 'weekend', 'holiday', 'closure', 'inGate'] as const
export type UncountedReason = (typeof uncountedReasons)[number]

/** Who says which days are public holidays: the carrier's terms, the holidays of a country or state, or nobody. */
export const holidaySources = ['carrier', 'country', 'none'] as const

/** A container is kept for at most so many days in a calculation. */
export const STAY_DAYS_LIMIT = 1000
/** So many containers are calculated at once. */
export const CONTAINERS_LIMIT = 50
/** They are pasted as a text of at most so many letters. */
export const PASTED_LENGTH = 3000
/** Terms have at most so many tiers. */
export const TIERS_LIMIT = 20

/** Statements of free time: what the carrier said itself, or what its terms give. */
export const freeTimeBases = ['stated', 'calculated'] as const
export type FreeTimeBasis = (typeof freeTimeBases)[number]

/** The longest contract number, equipment or place that is asked for. */
export const CODE_LENGTH = 20

/** Every container belongs to exactly one of these. */
export const equipmentGroups = ['dry', 'reefer', 'special'] as const
export type EquipmentGroup = (typeof equipmentGroups)[number]

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** An availability is at most this many days after the day of the arrival window. */
export const OFFSET_DAYS_LIMIT = 30

/** Why the portal updates estimates: a ship, a rule, the time zone of a port, or the group of a container type. */
export const runReasons = ['arrival', 'rule', 'reference'] as const
export type RunReason = (typeof runReasons)[number]
/** Why one estimate changed. */
export const estimateCauses = [...runReasons, 'booking'] as const
export type EstimateCause = (typeof estimateCauses)[number]

/** A preview names this many containers, the largest moves first. */
export const PREVIEW_ROWS = 50

/** Every box belongs to exactly one of these. */
export const equipmentGroups = ['dry', 'reefer', 'special'] as const
export type EquipmentGroup = (typeof equipmentGroups)[number]

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** An availability lies so many days after the day of the arrival window at most. */
export const OFFSET_DAYS_LIMIT = 30

/** What made the portal work out estimates anew: ships, rules, or the zone of a port and the group of a container type. */
export const runReasons = ['arrival', 'rule', 'reference'] as const
export type RunReason = (typeof runReasons)[number]
/** What made one estimate change. */
export const estimateCauses = [...runReasons, 'booking'] as const
export type EstimateCause = (typeof estimateCauses)[number]

/** A preview names this many boxes, those first that move most. */
export const PREVIEW_ROWS = 50

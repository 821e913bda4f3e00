import type { DashboardList } from './dashboard-calls.ts'

type Field = keyof DashboardList['columns']

/** Fields that show in a column of another name. */
const elsewhere = new Map<string, string>(
  Object.entries({
    eventKind: 'event',
    eventLoad: 'event',
    eventMode: 'event',
    eventPlace: 'location',
    redHolds: 'holds',
    availabilityBasis: 'availability',
    temperatureUnit: 'temperature',
  } satisfies Partial<Record<Field, string>>),
)

/** In which column of the grid a reader sees that a field has changed. */
export const columnOf = (field: string): string => elsewhere.get(field) ?? field

import type { DashboardList } from './dashboard-calls.ts'

type Field = keyof DashboardList['columns']

/** Fields that show in a column of another name. */
const elsewhere: Partial<Record<Field, string>> = {
  eventKind: 'event',
  eventLoad: 'event',
  eventMode: 'event',
  eventPlace: 'location',
  redHolds: 'holds',
  availabilityBasis: 'availability',
  temperatureUnit: 'temperature',
}

/** In which column of the grid a reader sees that a field has changed. */
export const columnOf = (field: Field): string => elsewhere[field] ?? field

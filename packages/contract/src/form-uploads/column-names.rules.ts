import { nameOfField } from '../bookings/request-field.rules.ts'
import { type NamedField, requestFields } from '../bookings/request-field.values.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'

/** Names of the fields of a request by their labels. */
type Labels = Readonly<Record<string, string>>
/** What a form has besides the fields of a request. */
export type OwnColumn = 'organisation' | 'etd'

const fields: readonly NamedField[] = requestFields
/** Its label says enough beside the other columns; how many there are of what does not. */
const standsAlone = (field: string) => field !== 'quantity'

function nameOf(column: BookingColumn, labels: Labels, colon: string) {
  const ofRows = fields.find(({ path }) => path === `containers.*.${column}`)
  const field = fields.find(({ path }) => path === column) ?? ofRows
  if (!field) return column
  if (field === ofRows && standsAlone(column)) return labels[field.label] ?? column
  return nameOfField({ field, row: undefined }, (label) => labels[label] ?? label, colon)
}

/** The names of the columns: a field is called in a form what it is called on the screen. */
export function columnNames(labels: Labels, own: Record<OwnColumn, string>, colon: string) {
  const named = bookingColumns.map(({ field }) => [field, { ...own }[field as string] ?? nameOf(field, labels, colon)])
  return Object.fromEntries(named) as Record<BookingColumn, string> // each column has an entry
}

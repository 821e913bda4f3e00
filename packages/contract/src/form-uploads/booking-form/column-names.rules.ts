import { nameOfField } from '../../bookings/requests/request-field.rules.ts'
import { type NamedField, requestFields } from '../../bookings/requests/request-field.values.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'

/** Names of the fields of a request by their labels. */
type Labels = Readonly<Record<string, string>>
/** Columns of a form that are no fields of a request. */
export type OwnColumn = 'organisation' | 'etd'

const fields: readonly NamedField[] = requestFields
/** The label is clear without its group beside the other columns, except for quantities. */
const standsAlone = (field: string) => field !== 'quantity'

function nameOf(column: BookingColumn, labels: Labels, colon: string) {
  const ofRows = fields.find(({ path }) => path === `containers.*.${column}`)
  const field = fields.find(({ path }) => path === column) ?? ofRows
  if (!field) return column
  if (field === ofRows && standsAlone(column)) return labels[field.label] ?? column
  return nameOfField({ field, row: undefined }, (label) => labels[label] ?? label, colon)
}

/** The names of the columns: the same labels as on the screen. */
export function columnNames(labels: Labels, own: Record<OwnColumn, string>, colon: string) {
  const named = bookingColumns.map(({ field }) => [field, { ...own }[field as string] ?? nameOf(field, labels, colon)])
  return Object.fromEntries(named) as Record<BookingColumn, string> // each column has an entry
}

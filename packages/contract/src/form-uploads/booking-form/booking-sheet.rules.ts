import { createHeadings } from '../form-heading.rules.ts'
import { en } from '../form-messages/en.ts'
import { vi } from '../form-messages/vi.ts'
import { zh } from '../form-messages/zh.ts'
import type { FormSheet } from '../form-table.rules.ts'
import { rowLimits } from '../form-upload.values.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'
import { headingAliases } from './heading-aliases.values.ts'

const fields = bookingColumns.map(({ field }) => field)
export const { columnName, columnOf } = createHeadings<BookingColumn>(
  fields,
  { en: en.columns, zh: zh.columns, vi: vi.columns },
  headingAliases,
)

/** The form of bookings. A booking is identified by its reference or its number. */
export const bookingSheet: FormSheet<BookingColumn> = {
  columns: bookingColumns,
  columnName,
  columnOf,
  identifying: ['customerReference', 'bookingNo'],
  exampleColumn: 'customerReference',
  rowLimit: rowLimits.booking,
}

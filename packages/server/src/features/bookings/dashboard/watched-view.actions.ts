import { bookingColumns } from '@fairway/contract/bookings/dashboard/booking-columns.rules'
import { checkBookingCriteria } from '@fairway/contract/bookings/dashboard/booking-criteria.rules'
import { BookingCriteria, type BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { BOOKING_CAP } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import type { Group } from '@fairway/contract/kit/access'
import { z } from 'zod'
import { composePer, type Database } from '../../../platform/database/database.ts'
import { filterRows, readFilters, type ViewContent } from '../../../platform/view-filters.repository.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import { toQuery } from './booking-dashboard.actions.ts'
import * as dashboard from './booking-dashboard.repository.ts'
import { type BookingQuery, bookingsAmong, type QueryShape } from './booking-rows.repository.ts'

const Found = z.object({ id: z.number(), bookingNo: z.string() })
const statements = composePer<QueryShape, BookingQuery & { bookingIds: readonly number[] }>(bookingsAmong)

/** A person who is told of a view, by what they may see. */
interface Told {
  scope: ViewerScope
  groups: readonly Group[]
}

/** Those of these bookings that a saved view shows to its person. What can no longer be read shows none. */
export async function findBookingsInView(
  db: Database,
  { scope, groups }: Told,
  { criteria, filters, bookingIds }: ViewContent & { bookingIds: readonly number[] },
) {
  const read = BookingCriteria.safeParse(criteria)
  const columnFilters = readFilters('gridPrefBD', filters)
  if (!read.success || !columnFilters || checkBookingCriteria(read.data).length > 0) return []
  const { shape, query } = toQuery(read.data, groups)
  const found = await db.many(Found, statements(shape, { ...query, ...scope, bookingIds }))
  if (Object.keys(columnFilters).length === 0 || found.length === 0) return found
  // of all that the view shows, no more than these bookings are looked at
  const numbers = found.map(({ bookingNo }) => bookingNo)
  const isByNumber = shape.numberType !== 'none'
  const { shape: narrowed, query: within } = isByNumber
    ? { shape, query }
    : toQuery({ ...read.data, numberType: 'booking', numbers }, groups)
  const list = await dashboard.listFor(db, scope, narrowed, within)
  if (!list || list.shown > BOOKING_CAP) return [] // too many to be listed are none, as on the page
  const { columns, rows } = JSON.parse(list.body.json) as BookingList // what the statement writes
  const places = ['portOfLoading', 'portOfDischarge'] as const
  const passing = await filterRows(db, { columns, rows }, { filters: columnFilters, places, columnsOf: bookingColumns })
  const shown = new Set(passing.map((row) => columns.bookingNo[row]))
  return found.filter(({ bookingNo }) => shown.has(bookingNo))
}

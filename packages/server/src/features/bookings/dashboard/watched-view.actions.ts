import { checkBookingCriteria } from '@fairway/contract/bookings/dashboard/booking-criteria.rules'
import { BookingCriteria } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { z } from 'zod'
import { composePer, type Database } from '../../../platform/database/database.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import { toQuery } from './booking-dashboard.actions.ts'
import { type BookingQuery, bookingsAmong, type QueryShape } from './booking-rows.repository.ts'

const Found = z.object({ id: z.number() })
const statements = composePer<QueryShape, BookingQuery & { bookingIds: readonly number[] }>(bookingsAmong)

/** Those of these bookings that a saved view shows to its person. Criteria that can no longer be read show none. */
export async function findBookingsInView(
  db: Database,
  scope: ViewerScope,
  { criteria, bookingIds }: { criteria: unknown; bookingIds: readonly number[] },
) {
  const read = BookingCriteria.safeParse(criteria)
  if (!read.success || checkBookingCriteria(read.data).length > 0) return []
  const { shape, query } = toQuery(read.data)
  return db.many(Found, statements(shape, { ...query, ...scope, bookingIds }))
}

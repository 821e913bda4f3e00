import { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { checkCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { z } from 'zod'
import { composePer, type Database } from '../../../platform/database/database.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import { toQuery } from './dashboard.actions.ts'
import { containersOfBookings, type DashboardQuery, type QueryShape } from './dashboard-containers.repository.ts'

const Found = z.object({ id: z.number(), bookingId: z.number() })
const statements = composePer<QueryShape, DashboardQuery & { bookingIds: readonly number[] }>(containersOfBookings)

/** The containers of these bookings that a saved view shows to its person. Criteria that can no longer be read show none. */
export async function findContainersInView(
  db: Database,
  scope: ViewerScope,
  { criteria, bookingIds }: { criteria: unknown; bookingIds: readonly number[] },
) {
  const read = DashboardCriteria.safeParse(criteria)
  if (!read.success || checkCriteria(read.data).length > 0) return []
  const { shape, query } = toQuery(read.data)
  return db.many(Found, statements(shape, { ...query, ...scope, bookingIds }))
}

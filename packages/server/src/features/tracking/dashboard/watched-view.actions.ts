import { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { checkCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { z } from 'zod'
import { composePer, type Database } from '../../../platform/database/database.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import { toQuery } from './dashboard.actions.ts'
import {
  containersOfBookings,
  type DashboardQuery,
  idsOfContainers,
  type QueryShape,
} from './dashboard-containers.repository.ts'

const Found = z.object({ id: z.number(), bookingId: z.number() })
const statements = composePer<QueryShape, DashboardQuery & { bookingIds: readonly number[] }>(containersOfBookings)
const Listed = z.object({ id: z.string() })
const lists = composePer<QueryShape, DashboardQuery & { most: number }>(idsOfContainers)

function readView(criteria: unknown) {
  const read = DashboardCriteria.safeParse(criteria)
  return read.success && checkCriteria(read.data).length === 0 ? read.data : undefined
}

/** Whether the criteria of a saved view can still be read. */
export const isReadableView = (criteria: unknown) => readView(criteria) !== undefined

/** The containers of these bookings that a saved view shows to its person. Criteria that can no longer be read show none. */
export async function findContainersInView(
  db: Database,
  scope: ViewerScope,
  { criteria, bookingIds }: { criteria: unknown; bookingIds: readonly number[] },
) {
  const read = readView(criteria)
  if (!read) return []
  const { shape, query } = toQuery(read)
  return db.many(Found, statements(shape, { ...query, ...scope, bookingIds }))
}

/** The ids of the containers that criteria show to these people, and whether there are more than `most` of them. */
export async function listContainersInView(
  db: Database,
  scope: ViewerScope,
  { criteria, most }: { criteria: unknown; most: number },
) {
  const read = readView(criteria)
  if (!read) return { ids: [], isCut: false }
  const { shape, query } = toQuery(read)
  const found = await db.many(Listed, lists(shape, { ...query, ...scope, most }))
  return { ids: found.slice(0, most).map(({ id }) => id), isCut: found.length > most }
}

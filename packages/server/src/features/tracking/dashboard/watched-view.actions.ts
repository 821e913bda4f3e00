import { containerColumns } from '@fairway/contract/tracking/dashboard/container-columns.rules'
import { DashboardCriteria, type DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { checkCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { z } from 'zod'
import { composePer, type Database } from '../../../platform/database/database.ts'
import { filterRows, readFilters, type ViewContent } from '../../../platform/view-filters.repository.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import { toQuery } from './dashboard.actions.ts'
import * as dashboard from './dashboard.repository.ts'
import {
  containersOfBookings,
  type DashboardQuery,
  idsOfContainers,
  idsOfNumbers,
  type QueryShape,
} from './dashboard-containers.repository.ts'

const Found = z.object({ id: z.number(), bookingId: z.number(), bookingNo: z.string(), containerNo: z.string() })
const statements = composePer<QueryShape, DashboardQuery & { bookingIds: readonly number[] }>(containersOfBookings)
const Listed = z.object({ id: z.string() })
const lists = composePer<QueryShape, DashboardQuery & { most: number }>(idsOfContainers)

function readView({ criteria, filters }: ViewContent) {
  const read = DashboardCriteria.safeParse(criteria)
  const columnFilters = readFilters('gridPrefCD', filters)
  if (!read.success || !columnFilters || checkCriteria(read.data).length > 0) return undefined
  return { criteria: read.data, filters: columnFilters, hasFilters: Object.keys(columnFilters).length > 0 }
}
type ReadView = NonNullable<ReturnType<typeof readView>>

/** Whether a saved view can still be read. */
export const isReadableView = (content: ViewContent) => readView(content) !== undefined

const nameOf = (bookingNo: string | undefined, containerNo: string | undefined) => `${bookingNo} ${containerNo}`

/** The containers of a list that pass the filters of its columns. Too many to be listed are none, as on the page. */
async function listFiltered(db: Database, scope: ViewerScope, { criteria, filters }: Omit<ReadView, 'hasFilters'>) {
  const { shape, query } = toQuery(criteria)
  const list = await dashboard.listFor(db, scope, shape, query)
  if (!list || list.shown > CONTAINER_CAP) return { isWhole: false, containers: [] }
  const { columns, rows } = JSON.parse(list.body.json) as DashboardReply // what the statement writes
  const places = ['eventPlace', 'portOfLoading', 'portOfDischarge', 'destination'] as const
  const passing = await filterRows(db, { columns, rows }, { filters, places, columnsOf: containerColumns })
  return {
    isWhole: true,
    containers: passing.map((row) => ({
      bookingNo: columns.bookingNo[row] ?? '',
      containerNo: columns.containerNo[row] ?? '',
    })),
  }
}

/** The containers of these bookings that a saved view shows to its person. What can no longer be read shows none. */
export async function findContainersInView(
  db: Database,
  scope: ViewerScope,
  { bookingIds, ...content }: ViewContent & { bookingIds: readonly number[] },
) {
  const view = readView(content)
  if (!view) return []
  const { shape, query } = toQuery(view.criteria)
  const found = await db.many(Found, statements(shape, { ...query, ...scope, bookingIds }))
  if (!view.hasFilters || found.length === 0) return found
  // of all that the view shows, no more than these bookings are looked at
  const bookingNos = [...new Set(found.map(({ bookingNo }) => bookingNo))]
  const isByNumber = (view.criteria.numbers ?? []).length > 0
  const criteria = isByNumber
    ? view.criteria
    : { ...view.criteria, numberType: 'booking' as const, numbers: bookingNos }
  const { containers } = await listFiltered(db, scope, { criteria, filters: view.filters })
  const shown = new Set(containers.map(({ bookingNo, containerNo }) => nameOf(bookingNo, containerNo)))
  return found.filter(({ bookingNo, containerNo }) => shown.has(nameOf(bookingNo, containerNo)))
}

/** The ids of the containers that a view shows to these people, and whether there are more than `most` of them. */
export async function listContainersInView(
  db: Database,
  scope: ViewerScope,
  { most, ...content }: ViewContent & { most: number },
) {
  const view = readView(content)
  if (!view) return { ids: [], isCut: false }
  const { shape, query } = toQuery(view.criteria)
  if (!view.hasFilters) {
    const found = await db.many(Listed, lists(shape, { ...query, ...scope, most }))
    return { ids: found.slice(0, most).map(({ id }) => id), isCut: found.length > most }
  }
  const { isWhole, containers } = await listFiltered(db, scope, view)
  const found = await db.many(Listed, idsOfNumbers({ containers, most }))
  return { ids: found.slice(0, most).map(({ id }) => id), isCut: !isWhole || found.length > most }
}

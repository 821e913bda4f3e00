import { DashboardCards, DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { stages } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { composePer, type Database } from '../../../platform/database/database.ts'
import { organisationsOf, salesRepOf, type Viewer } from '../../../platform/viewer.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import { estimateProgress } from '../estimates/estimate-run.repository.ts'
import { countedContainers, type DashboardQuery, type QueryShape } from './dashboard-containers.repository.ts'
import { listStatement } from './dashboard-list.repository.ts'

export type { QueryShape }
/** The criteria without the viewer. */
export type Criteria = Omit<DashboardQuery, 'organisationIds' | 'salesRep'>

/** How many containers there are to show, and by number how many are known and how many of those found. */
const Found = z.object({ shown: z.number(), known: z.number(), found: z.number() })
const Nothing = z.object({})

const lists = composePer<QueryShape, DashboardQuery & { watch: string }>(listStatement)
const counts = composePer<QueryShape, DashboardQuery>(
  (shape, query) => sql`
    with ${countedContainers(shape, query)}
    select json_build_object(
             'cards', (select json_agg(json_build_object('stage', s.stage, 'count', coalesce(n.boxes, 0)) order by s.nth)
                         from unnest(${[...stages]}::text[]) with ordinality as s(stage, nth) left join counted n using (stage)),
             'estimating', ${estimateProgress}, 'lastUpdateTs', now())::text as body`,
)

const withViewerScope = (viewer: Viewer, criteria: Criteria): DashboardQuery => ({
  ...criteria,
  organisationIds: organisationsOf(viewer),
  salesRep: salesRepOf(viewer),
})

/** The reader's containers as columns, and `watch` for the live page that shows them. */
export const list = (db: Database, viewer: Viewer, shape: QueryShape, criteria: Criteria & { watch: string }) =>
  db.document(Found, DashboardReply, lists(shape, { ...withViewerScope(viewer, criteria), watch: criteria.watch }))

/** The same for people who are not here, such as those who are told of a view. */
export const listFor = (db: Database, scope: ViewerScope, shape: QueryShape, criteria: Criteria) =>
  db.document(Found, DashboardReply, lists(shape, { ...criteria, ...scope, watch: '' }))

/** How many of the reader's containers there are in each stage. */
export const count = (db: Database, viewer: Viewer, shape: QueryShape, criteria: Criteria) =>
  db.document(Nothing, DashboardCards, counts(shape, withViewerScope(viewer, criteria)))

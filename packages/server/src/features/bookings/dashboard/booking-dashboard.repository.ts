import {
  BookingCards,
  BookingChoices,
  BookingList,
} from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { attentionReasons } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, composePer, type Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { bookingsSeenBy, scopeOf, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { documentField } from '../requests/request-list.repository.ts'
import { loadingCall } from './booking-facts.repository.ts'
import { type BookingListQuery, listStatement } from './booking-list.repository.ts'
import { type BookingQuery, countedRows, type QueryShape } from './booking-rows.repository.ts'
import { isWithoutBooking, requestedCall, requestedDestination, requestsWhere } from './request-row.repository.ts'

export type { QueryShape }
/** What is asked for, without who asks. */
export type Criteria = Omit<BookingQuery, keyof ViewerScope>

/** How many rows there are to show, and by number how many matches. */
const Found = z.object({ shown: z.number(), matches: z.number() })
const Nothing = z.object({})

const lists = composePer<QueryShape, BookingListQuery>(listStatement)

const counts = composePer<QueryShape, BookingQuery>(
  (shape, query) => sql`
    with ${countedRows(shape, query)},
    concern as (select due.si as "siDue", due.vgm as "vgmDue", (select sum(held)::int from counted) as held from due)
    select json_build_object(
             'statuses', (select json_agg(json_build_object('status', s.status, 'count', coalesce(n.rows, 0)) order by s.nth)
                            from unnest(${[...bookingStatuses]}::text[]) with ordinality as s(status, nth) left join counted n using (status)),
             'concerns', (select json_agg(json_build_object('concern', s.concern, 'count', coalesce((to_jsonb(n)->>s.concern)::int, 0)) order by s.nth)
                            from unnest(${[...attentionReasons]}::text[]) with ordinality as s(concern, nth), concern n),
             'lastUpdateTs', now())::text as body`,
)

/** The voyages and places of all rows that the reader may see: ships that have not left come first, the next one before all. */
const choices = composeOnce<ViewerScope>(
  (scope) => sql`
    with row as materialized (
      select one.* from (${bookingsSeenBy(scope)}) seen
       cross join lateral (
         select b.ocean_vvd as vvd, b.pol_code as pol, b.pod_code as pod, coalesce(b.del_code, b.pod_code) as destination, call.best, call.actual
           from booking b ${loadingCall} where b.id = seen.id offset 0) one
      union all
      select nullif(${documentField('vvd')}, ''), ${documentField('portOfLoading')}, ${documentField('portOfDischarge')}, ${requestedDestination}, call.best, call.actual
        from ${requestsWhere(sql`q.org_id = any(${scope.organisationIds}::uuid[]) and ${isWithoutBooking}`)} ${requestedCall}),
    sailing as (
      select row.vvd, ship.name as vessel, min(row.best) as departure_at, bool_and(row.actual is not null) as has_left
        from row join voyage ocean on ocean.vvd = row.vvd join vessel ship on ship.code = ocean.vessel_code group by row.vvd, ship.name)
    select json_build_object(
             'vvds', (select coalesce(json_agg(json_build_object('vvd', vvd, 'vessel', vessel, 'departureAt', departure_at)
                       order by has_left, case when not has_left then departure_at end, departure_at desc, vvd collate "C"), '[]') from sailing),
             'portsOfLoading', (select coalesce(json_agg(distinct pol), '[]') from row),
             'portsOfDischarge', (select coalesce(json_agg(distinct pod), '[]') from row),
             'destinations', (select coalesce(json_agg(distinct destination), '[]') from row))::text as body`,
)

/** The reader's bookings as columns; of too many only that they are too many. */
export const list = (db: Database, viewer: Viewer, shape: QueryShape, criteria: Criteria & { watch: string }) =>
  db.document(Found, BookingList, lists(shape, { ...criteria, ...scopeOf(viewer) }))

/** The same for people who are not here, such as those who are told of a view. */
export const listFor = (db: Database, scope: ViewerScope, shape: QueryShape, criteria: Criteria) =>
  db.document(Found, BookingList, lists(shape, { ...criteria, ...scope, watch: '' }))

/** How many of them have each status, and how many need somebody. */
export const count = (db: Database, viewer: Viewer, shape: QueryShape, criteria: Criteria) =>
  db.document(Nothing, BookingCards, counts(shape, { ...criteria, ...scopeOf(viewer) }))

/** What they can be narrowed down by. */
export const findChoices = (db: Database, viewer: Viewer) =>
  db.document(Nothing, BookingChoices, choices(scopeOf(viewer)))

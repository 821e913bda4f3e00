import sql, { type Sql } from 'sql-template-tag'
import { organisationsOf, salesRepOf, type Viewer } from './viewer.ts'

/** For whom a booking is looked at: the organisations of a person, and the web id by which it may name its sales rep. */
export interface ViewerScope {
  organisationIds: readonly string[]
  salesRep: string | null
}

export const scopeOf = (viewer: Viewer): ViewerScope => ({
  organisationIds: organisationsOf(viewer),
  salesRep: salesRepOf(viewer),
})

/**
 * Whether booking `b`, and with it everything that hangs on it, may be seen: one of the organisations is a party of it,
 * or the person is its sales rep. The rule stands here alone. An empty list is no booking.
 */
export const mayBeSeenBy = ({ organisationIds, salesRep }: ViewerScope) => sql`(
  exists (select from booking_party seen where seen.booking_id = b.id and seen.org_id = any(${organisationIds}::uuid[]))
  or b.sales_rep = ${salesRep}::text)`

/** The ids of all those bookings, for a list to start from: the same rule the other way round. */
export const bookingsSeenBy = ({ organisationIds, salesRep }: ViewerScope) => sql`
  select seen.booking_id as id from booking_party seen where seen.org_id = any(${organisationIds}::uuid[])
  union select own.id from booking own where own.sales_rep = ${salesRep}::text`

/**
 * Whether a correction of booking `b`, or a line about one, belongs to these people: the organisation that started it is
 * theirs. One without was started by a sales rep, and belongs to the booking's. Asked beside the rule above, never alone.
 */
export const correctionBelongsTo = (orgId: Sql, { organisationIds, salesRep }: ViewerScope) => sql`(
  case when ${orgId} is null then coalesce(b.sales_rep = ${salesRep}::text, false)
       else ${orgId} = any(${organisationIds}::uuid[]) end)`

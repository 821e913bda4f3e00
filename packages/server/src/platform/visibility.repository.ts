import sql, { type Sql } from 'sql-template-tag'
import { linkedBookingOf, organisationsOf, type PersonViewer, salesRepOf, type Viewer } from './viewer.ts'

/** For whom a booking is looked at: the organisations of a person, and the web id by which it may name its sales rep. */
export interface ViewerScope {
  organisationIds: readonly string[]
  salesRep: string | null
}

export const scopeOf = (viewer: Viewer): ViewerScope => ({
  organisationIds: organisationsOf(viewer),
  salesRep: salesRepOf(viewer),
})

const isSeenBy = (organisationIds: Sql, salesRep: string | null) => sql`(
  exists (select from booking_party seen where seen.booking_id = b.id and seen.org_id = any(${organisationIds}))
  or b.sales_rep = ${salesRep}::text)`

/**
 * Whether booking `b`, and with it everything that hangs on it, may be seen: one of the organisations is a party of it,
 * or the person is its sales rep. The rule stands here alone. An empty list is no booking.
 */
export const mayBeSeenBy = ({ organisationIds, salesRep }: ViewerScope) =>
  isSeenBy(sql`${organisationIds}::uuid[]`, salesRep)

/**
 * The same for a small and hot statement. The organisations are read by a query of their own, so that PostgreSQL plans
 * for any number of them alike and keeps its plan: planning anew for each call would take longer than the call.
 */
export const mayBeSeenInKeptPlan = ({ organisationIds, salesRep }: ViewerScope) =>
  isSeenBy(sql`(select ${organisationIds}::uuid[])::uuid[]`, salesRep)

/**
 * The same for account `a` in a statement over many people, narrowed to parties with some roles and to one organisation
 * where those are named.
 */
export const mayBeSeenByAccount = ({ roles, orgId }: { roles: Sql; orgId: Sql }) => sql`(
  exists (select from booking_party seen join account_organisation m on m.organisation_id = seen.org_id
           where seen.booking_id = b.id and m.account_id = a.id and m.web_id_granted
             and (${roles} is null or seen.role = any(${roles})) and (${orgId} is null or seen.org_id = ${orgId}))
  or (${roles} is null and ${orgId} is null and b.sales_rep = a.web_id))`

/** Whether booking `b` names one of these organisations, and account `a` still belongs to it. */
export const mayBeSeenByMember = (organisations: Sql) => sql`
  exists (select from booking_party seen join account_organisation m on m.organisation_id = seen.org_id
           where seen.booking_id = b.id and seen.org_id = any(${organisations}) and m.account_id = a.id and m.web_id_granted)`

/**
 * Whether saved view `v` is there for this person: it is their own, or somebody shares it with an organisation of theirs and
 * still belongs to that organisation.
 */
export const viewShownTo = ({ accountId, organisationIds }: PersonViewer) => sql`(
  v.account_id = ${accountId}::uuid or (v.shared_with = any(${organisationIds}::uuid[]) and exists (
    select from account_organisation m
     where m.account_id = v.account_id and m.organisation_id = v.shared_with and m.web_id_granted)))`

/** The ids of all those bookings, for a list to start from: the same rule the other way round. */
export const bookingsSeenBy = ({ organisationIds, salesRep }: ViewerScope) => sql`
  select seen.booking_id as id from booking_party seen where seen.org_id = any(${organisationIds}::uuid[])
  union select own.id from booking own where own.sales_rep = ${salesRep}::text`

/**
 * The same ids as one array, for `= any(…)`. An index is then gone through once along all of them, instead of from its root for
 * each, which is most of the work for whoever has tens of thousands. Some may be there twice.
 */
export const idsSeenBy = ({ organisationIds, salesRep }: ViewerScope) => sql`array(
  select seen.booking_id from booking_party seen where seen.org_id = any(${organisationIds}::uuid[])
  union all select own.id from booking own where own.sales_rep = ${salesRep}::text)`

/**
 * Whether a correction of booking `b`, or a line about one, belongs to these people: the organisation that started it is
 * theirs. One without was started by a sales rep, and belongs to the booking's. Asked beside the rule above, never alone.
 */
export const correctionBelongsTo = (orgId: Sql, { organisationIds, salesRep }: ViewerScope) => sql`(
  case when ${orgId} is null then coalesce(b.sales_rep = ${salesRep}::text, false)
       else ${orgId} = any(${organisationIds}::uuid[]) end)`

/** The parties that see what was written for booking `b`: its request, shipping instructions, masses and draft bills. */
const writers = sql`('shipper', 'forwarder')`

/**
 * Whether the documents of booking `b` may be seen and written: one of the organisations is its shipper or forwarder.
 * All other parties, and the sales rep, see how far they have come and nothing else.
 */
export const documentsMayBeSeenBy = ({ organisationIds }: Pick<ViewerScope, 'organisationIds'>) => sql`
  exists (select from booking_party own
           where own.booking_id = b.id and own.org_id = any(${organisationIds}::uuid[]) and own.role in ${writers})`

/** The ids of all those bookings, for a list to start from. */
export const bookingsWrittenBy = ({ organisationIds }: Pick<ViewerScope, 'organisationIds'>) => sql`
  select distinct own.booking_id as id from booking_party own
   where own.org_id = any(${organisationIds}::uuid[]) and own.role in ${writers}`

/** The same ids as one array. */
export const idsWrittenBy = ({ organisationIds }: Pick<ViewerScope, 'organisationIds'>) => sql`array(
  select own.booking_id from booking_party own where own.org_id = any(${organisationIds}::uuid[]) and own.role in ${writers})`

/** For whom the documents of a booking are looked at: organisations, or the bearer of a link to one booking. */
export interface DocumentScope {
  organisationIds: readonly string[]
  linkedBooking: string | null
}

export const documentScopeOf = (viewer: Viewer): DocumentScope => ({
  organisationIds: organisationsOf(viewer),
  linkedBooking: linkedBookingOf(viewer),
})

/** The same, or the link that the carrier mailed is for booking `b`. */
export const documentsAreOpenTo = ({ organisationIds, linkedBooking }: DocumentScope) => sql`(
  ${documentsMayBeSeenBy({ organisationIds })} or b.booking_no = ${linkedBooking}::text)`

/** What the organisations are to booking `b`, as an array of roles; empty for its sales rep. */
export const rolesOf = (reader: Pick<ViewerScope, 'organisationIds'>) => rolesAt(reader, sql`b.id`)

/** The same for the booking with this id. */
export const rolesAt = ({ organisationIds }: Pick<ViewerScope, 'organisationIds'>, bookingId: Sql) => sql`array(
  select own.role from booking_party own
   where own.booking_id = ${bookingId} and own.org_id = any(${organisationIds}::uuid[]) order by own.role)`

/** Who pays charges on a payment term: prepaid ones the shipper, collect ones the consignee, all others the third party. */
export const payerOf = (term: Sql) =>
  sql`case ${term} when 'Prepaid' then 'shipper' when 'Collect' then 'consignee' else 'thirdParty' end`

/** Whether charges on a payment term are the business of somebody with these roles. The contract's `payerOf` says the same. */
export const isPaidBy = (roles: Sql, term: Sql) => sql`(${payerOf(term)} = any(${roles}))`

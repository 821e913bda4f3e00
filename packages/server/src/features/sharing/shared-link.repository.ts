import { SharedLink, type SharedSubject, SharedVisit } from '@fairway/contract/sharing/sharing.schema'
import { SHARED_PAGE_SIZE, SHARED_VISITS_MOST } from '@fairway/contract/sharing/sharing.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { isUnended, ownerMaySee, sharedTables } from '../../platform/http/shared-link-session.ts'
import { asLocked, asSeen, type Locked, type Seen } from '../../platform/locked.ts'
import type { PersonViewer, SharedLinkViewer } from '../../platform/viewer.ts'
import { mayBeSeenBy, viewShownTo } from '../../platform/visibility.repository.ts'

const Target = z.object({
  containerId: z.number().nullable(),
  bookingId: z.number().nullable(),
  criteria: z.unknown(),
  filters: z.unknown(),
  viewName: z.string().nullable(),
  orgIds: z.array(z.string()),
})
/** What a subject stands for, read for somebody who may share it. */
type ShareTarget = Seen<z.output<typeof Target>>

/** The organisations of this person that booking `b` names. */
const ownParties = ({ organisationIds }: PersonViewer) => sql`array(
  select distinct p.org_id from booking_party p where p.booking_id = b.id and p.org_id = any(${organisationIds}::uuid[]))`

/** People share for the organisations that they belong to; a sales rep of the carrier shares nothing of customers. */
const asMember = ({ organisationIds }: PersonViewer) => mayBeSeenBy({ organisationIds, salesRep: null })

function targetStatement(viewer: PersonViewer, subject: SharedSubject) {
  switch (subject.kind) {
    case 'container':
      return sql`
        select c.id as "containerId", null::bigint as "bookingId", null::jsonb as criteria, null::jsonb as filters, null as "viewName", ${ownParties(viewer)} as "orgIds"
          from booking b join container c on c.booking_id = b.id
         where b.booking_no = ${subject.bookingNo} and c.container_no = ${subject.containerNo} and not c.removed and ${asMember(viewer)}`
    case 'booking':
      return sql`
        select null::bigint as "containerId", b.id as "bookingId", null::jsonb as criteria, null::jsonb as filters, null as "viewName", ${ownParties(viewer)} as "orgIds"
          from booking b where b.booking_no = ${subject.bookingNo} and ${asMember(viewer)}`
    case 'view':
      return sql`
        select null::bigint as "containerId", null::bigint as "bookingId", v.content->'criteria' as criteria, v.content->'state'->'filters' as filters, v.name as "viewName",
               ${viewer.organisationIds}::uuid[] as "orgIds"
          from grid_view v
         where v.id = ${subject.viewId}::uuid and v.grid = 'gridPrefCD' and ${viewShownTo(viewer)}
           and ${viewer.groups.includes('TD')}::boolean and cardinality(${viewer.organisationIds}::uuid[]) > 0`
  }
}

/** What the viewer wants to share, if they may. */
export async function findTarget(db: Database, viewer: PersonViewer, subject: SharedSubject) {
  const found = await db.find(Target, targetStatement(viewer, subject))
  return found && asSeen(found)
}

const Count = z.object({ count: z.number() })

/** Counts the links of a person that are in force; until the transaction ends nobody adds one beside it. */
export async function countOpen(db: Database, { accountId }: PersonViewer) {
  await db.run(sql`select from account where id = ${accountId}::uuid for no key update`)
  const { count } = await db.one(
    Count,
    sql`select count(*) as count from shared_link l where l.account_id = ${accountId}::uuid and ${isUnended}`,
  )
  return count
}

interface NewLink {
  target: ShareTarget
  label: string
  expiresAt: string
  hash: Buffer
}

const Made = z.object({ id: z.string(), expiresAt: z.string() })

export const insertLink = (
  db: Database,
  { accountId }: PersonViewer,
  { target: { containerId, bookingId, criteria, filters, viewName, orgIds }, label, expiresAt, hash }: NewLink,
) =>
  db.one(
    Made,
    sql`
    insert into shared_link (account_id, org_ids, hash, label, container_id, booking_id, criteria, filters, view_name, expires_at)
    values (${accountId}::uuid, ${orgIds}::uuid[], ${hash}, ${label}, ${containerId}::bigint, ${bookingId}::bigint,
            ${criteria === null ? null : JSON.stringify(criteria)}::jsonb, ${JSON.stringify(filters ?? {})}::jsonb, ${viewName}, ${expiresAt}::timestamptz)
    returning id::text as id, expires_at as "expiresAt"`,
  )

/** Whether this person looks after an organisation: as its manager, or as the carrier's admin. */
export const looksAfter = ({ groups, managedIds }: PersonViewer, organisation: string) =>
  groups.includes('ADMIN') || managedIds.includes(organisation.toLowerCase())

/** Whether link `l` is this person's own, or of an organisation that they look after. */
const reachedBy = ({ accountId, groups, managedIds }: PersonViewer) => sql`(
  l.account_id = ${accountId}::uuid or l.org_ids && ${managedIds}::uuid[] or ${groups.includes('ADMIN')}::boolean)`

interface ListQuery {
  organisation: string | undefined
  before: string | undefined
}

/** A page of links, newest first, and one more if there is one. */
export const findLinks = (db: Database, viewer: PersonViewer, { organisation, before }: ListQuery) =>
  db.many(
    SharedLink,
    sql`
    select l.id::text as id, case when l.container_id is not null then 'container' when l.booking_id is not null then 'booking' else 'view' end as kind,
           l.label, b.booking_no as "bookingNo", c.container_no as "containerNo", l.view_name as "viewName",
           case when l.withdrawn_at is not null then 'withdrawn' when l.expires_at <= now() then 'ended' when ${ownerMaySee} then 'open' else 'lost' end as state,
           l.made_at as "madeAt", l.expires_at as "expiresAt", l.withdrawn_at as "withdrawnAt", l.withdrawn_by as "withdrawnBy",
           json_build_object('email', a.username, 'name', concat_ws(' ', a.first_name, a.last_name)) as owner,
           seen.visits, seen.last_at as "lastVisitAt"
      from ${sharedTables}
      cross join lateral (select coalesce(sum(v.visits), 0)::int as visits, max(v.last_at) as last_at from shared_link_visit v where v.link_id = l.id) seen
     where ${reachedBy(viewer)} and l.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
       and ${organisation === undefined ? sql`l.account_id = ${viewer.accountId}::uuid` : sql`l.org_ids @> array[${organisation}::uuid]`}
     order by l.id desc limit ${SHARED_PAGE_SIZE + 1}`,
  )

const Reached = z.object({ id: z.string() })
type ReachedLink = z.output<typeof Reached>

/** A link that this person may look at. */
export const findLink = async (db: Database, viewer: PersonViewer, id: string) => {
  const found = await db.find(
    Reached,
    sql`select l.id::text as id from shared_link l where l.id = ${id}::bigint and ${reachedBy(viewer)}`,
  )
  return found && asSeen(found)
}

/** The same, held until the transaction ends. */
export const lockLink = async (db: Database, viewer: PersonViewer, id: string) => {
  const found = await db.find(
    Reached,
    sql`select l.id::text as id from shared_link l where l.id = ${id}::bigint and ${reachedBy(viewer)} for update`,
  )
  return found && asLocked(found)
}

/** Ends a link; false where it had ended before. */
export const endLink = async (db: Database, { id }: Locked<ReachedLink>, by: string) =>
  (await db.run(sql`
    update shared_link l set withdrawn_at = now(), withdrawn_by = ${by} where l.id = ${id}::bigint and ${isUnended}`)) ===
  1

export const findVisits = (db: Database, { id }: Seen<ReachedLink>) =>
  db.many(
    SharedVisit,
    sql`
    select last_at as at, place, visits from shared_link_visit where link_id = ${id}::bigint
     order by last_at desc, place limit ${SHARED_VISITS_MOST}`,
  )

/** Notes that a link was opened. All openings from a place within an hour are one row, so that the log cannot be filled. */
export const noteVisit = (db: Database, { link }: SharedLinkViewer, place: string) =>
  db.run(sql`
    insert into shared_link_visit as v (link_id, hour, place) values (${link.id}::bigint, date_trunc('hour', now()), ${place})
    on conflict (link_id, hour, place) do update set visits = v.visits + 1, last_at = now()`)

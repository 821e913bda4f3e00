import { refuse } from '@fairway/contract/sharing/sharing.errors'
import { ownCargoGroups } from '@fairway/contract/tracking/own-cargo.access'
import type { FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { hashOf } from '../keys.ts'
import type { SharedLinkViewer } from '../viewer.ts'
import { mayBeSeenByMember } from '../visibility.repository.ts'
import { linkTokenOf } from './link-session.ts'

/** What link `l` shows, and its owner `a`. */
export const sharedTables = sql`
  shared_link l join account a on a.id = l.account_id
  left join container c on c.id = l.container_id
  left join booking b on b.id = coalesce(l.booking_id, c.booking_id)`

/** The organisations for which link `l` was made and to which its owner still belongs. */
const keptOrganisations = sql`array(
  select m.organisation_id from account_organisation m
   where m.account_id = a.id and m.web_id_granted and m.organisation_id = any(l.org_ids))`

/**
 * Whether the owner of link `l` may still see what it shows: the account is on and has the groups, for a view those of the
 * dashboard, and an organisation for which the link was made is still theirs and named by the booking.
 */
export const ownerMaySee = sql`(
  a.status = 'ACTIVE' and a.groups && case when l.criteria is null then ${[...ownCargoGroups]}::text[] else array['TD'] end
  and case when l.criteria is null then ${mayBeSeenByMember(sql`l.org_ids`)} else cardinality(${keptOrganisations}) > 0 end)`

/** Whether link `l` was neither withdrawn nor has ended. */
export const isUnended = sql`(l.withdrawn_at is null and l.expires_at > now())`

const Link = z.object({
  id: z.string(),
  label: z.string(),
  expiresAt: z.string(),
  bookingNo: z.string().nullable(),
  containerNo: z.string().nullable(),
  criteria: z.unknown(),
  filters: z.unknown(),
  organisationIds: z.array(z.string()),
})

/** Finds out what a link shows. Whatever is wrong with one, it gets one answer, which tells nothing. */
export async function recogniseSharedLink(db: Database, request: FastifyRequest): Promise<SharedLinkViewer> {
  const token = linkTokenOf(request)
  if (!token) return refuse('SL0001')
  const link = await db.find(
    Link,
    sql`
    select l.id::text as id, l.label, l.expires_at as "expiresAt", b.booking_no as "bookingNo", c.container_no as "containerNo",
           l.criteria, l.filters, ${keptOrganisations} as "organisationIds"
      from ${sharedTables} where l.hash = ${hashOf(token)} and ${isUnended} and ${ownerMaySee}`,
  )
  if (!link) return refuse('SL0001')
  const actor = `shared-link:${link.id}`
  return { kind: 'sharedLink', actor, subject: actor, link }
}

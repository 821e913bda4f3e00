import { refuse } from '@fairway/contract/vgm/vgm.errors'
import type { FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { hashOf } from '../keys.ts'
import type { LinkViewer } from '../viewer.ts'

/**
 * Whether link `t` still opens booking `b`: neither withdrawn nor over nor used up, and the booking has a container that can
 * still be weighed. A booking that has none yet can get some.
 */
export const linkInForce = sql`
  (t.withdrawn_at is null and t.expires_at > now() and t.used < t.uses and b.status <> 'Canceled'
   and (not exists (select from container c where c.booking_id = b.id and not c.removed)
        or exists (select from container c where c.booking_id = b.id and not c.removed
                      and c.stage in ('Booked', 'Empty Pickup', 'At Origin'))))`

/** Whether a call comes with a link instead of a session; whatever follows the word has to be a token that is in force. */
export const bringsLink = (request: FastifyRequest) => /^Link\b/i.test(request.headers.authorization ?? '')

/** The token of a link, if a call brings one that could be one. */
export const linkTokenOf = (request: FastifyRequest) =>
  /^Link ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]

const Link = z.object({ linkId: z.string(), bookingNo: z.string(), sentTo: z.string().nullable() })

/** Finds out what a link opens. One that has ended, was withdrawn, cut or made up gets one answer, which tells nothing. */
export async function recogniseLink(db: Database, request: FastifyRequest): Promise<LinkViewer> {
  const token = linkTokenOf(request)
  if (!token) return refuse('VGM0034')
  const found = await db.find(
    Link,
    sql`
    select t.id as "linkId", t.booking_no as "bookingNo", t.sent_to as "sentTo"
      from link_token t join booking b on b.booking_no = t.booking_no where t.hash = ${hashOf(token)} and ${linkInForce}`,
  )
  if (!found) return refuse('VGM0034')
  const { linkId, bookingNo, sentTo } = found
  const actor = `link:${linkId}`
  return { kind: 'link', actor, subject: actor, linkId, bookingNo, name: sentTo ?? actor }
}

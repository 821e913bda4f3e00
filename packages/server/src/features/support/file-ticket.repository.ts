import { TICKET_SECONDS } from '@fairway/contract/support/file.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { sessionInForce } from '../../platform/session.ts'
import type { PersonViewer } from '../../platform/viewer.ts'

const Ticketed = z.object({ id: z.string(), name: z.string(), mediaType: z.string(), byteSize: z.number() })

export const insertTicket = (db: Database, viewer: PersonViewer, { hash, fileId }: { hash: Buffer; fileId: string }) =>
  db.run(
    sql`insert into file_ticket (hash, file_id, session_id) values (${hash}, ${fileId}::uuid, ${viewer.sessionId}::uuid)`,
  )

/** Deletes a ticket and returns its file; undefined for one that is too old or another browser's. */
export const spendTicket = (
  db: Database,
  { hash, cookieHash, idleSeconds }: { hash: Buffer; cookieHash: Buffer; idleSeconds: number },
) =>
  db.find(
    Ticketed,
    sql`
    with spent as (
      delete from file_ticket t using session s join account a on a.id = s.account_id
       where t.hash = ${hash} and s.id = t.session_id and s.cookie_hash = ${cookieHash}
         and ${sessionInForce(idleSeconds)}
      returning t.file_id, t.issued_at > now() - make_interval(secs => ${TICKET_SECONDS}::int) as in_time)
    select f.id, f.name, f.media_type as "mediaType", f.byte_size as "byteSize"
      from spent join stored_file f on f.id = spent.file_id
     where spent.in_time`,
  )

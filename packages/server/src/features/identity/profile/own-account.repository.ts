import { Device } from '@fairway/contract/identity/own-account.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'

/** The last use of a session is stored only so often; see `platform/session.ts`. */
const SEEN_EVERY = sql`interval '60 seconds'`
/** A limit for people who delete cookies each day and so have a new browser each day. */
const MOST_DEVICES = 100

interface Here {
  idleSeconds: number
  /** Of the browser that asks, by its cookie. */
  deviceHash: Buffer | null
}

/** The browsers that an account was signed in with, the one that was used last first. */
export const findDevices = (db: Database, { accountId, sessionId }: PersonViewer, { idleSeconds, deviceHash }: Here) =>
  db.many(
    Device,
    sql`
    select d.id, d.user_agent as "userAgent", d.created_at as "createdAt",
           greatest(d.last_used_at, live.seen) as "lastUsedAt", live.ip, live.seen is not null as "isSignedIn",
           coalesce(d.hash = coalesce((select device_hash from session where id = ${sessionId}::uuid), ${deviceHash}::bytea),
                    false) as "isThisOne"
      from known_device d
      left join lateral (
        select s.ip, s.last_seen_at as seen from session s
         where s.account_id = d.account_id and s.device_hash = d.hash and s.ended_at is null and s.ends_at > now()
           and s.last_seen_at > now() - make_interval(secs => ${idleSeconds}::int) - ${SEEN_EVERY}
         order by s.last_seen_at desc limit 1) live on true
     where d.account_id = ${accountId}::uuid and d.has_signed_in
     order by "lastUsedAt" desc, d.id limit ${MOST_DEVICES}`,
  )

const Forgotten = z.object({ hash: z.instanceof(Buffer) })

/** Forgets one of the viewer's own browsers; undefined for any other. */
export const deleteDevice = (db: Database, { accountId }: PersonViewer, id: string) =>
  db.find(
    Forgotten,
    sql`delete from known_device where id = ${id}::uuid and account_id = ${accountId}::uuid returning hash`,
  )

/** Ends what a browser is signed in to. */
export const endSessionsOfDevice = (db: Database, { accountId }: PersonViewer, hash: Buffer) =>
  db.run(sql`
    update session set ended_at = now(), ended_because = 'signOut'
     where account_id = ${accountId}::uuid and device_hash = ${hash} and ended_at is null`)

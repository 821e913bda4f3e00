import { staffGroups } from '@fairway/contract/kit/access'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import { managesCompany } from './credentials.repository.ts'
import { Bearer } from './session-tokens.ts'

export type EndReason =
  | 'signOut'
  | 'idle'
  | 'absolute'
  | 'reuse'
  | 'passwordReset'
  | 'passwordChange'
  | 'disabled'
  | 'admin'

const Opened = z.object({ id: z.string(), generation: z.number() })

interface NewSession {
  accountId: string
  cookieHash: Buffer
  /** Of the browser, which stays known when the session is over. */
  deviceHash: Buffer
  seconds: number
  ip: string
  userAgent: string
  /** Opened with a second factor. */
  isStrong: boolean
  /** Opened by a link of the carrier. */
  isByLink: boolean
}

export const insertSession = (
  db: Database,
  { accountId, cookieHash, deviceHash, seconds, ip, userAgent, isStrong, isByLink }: NewSession,
) =>
  db.one(
    Opened,
    sql`
    insert into session (account_id, cookie_hash, device_hash, ends_at, ip, user_agent, is_strong, by_link)
    values (${accountId}, ${cookieHash}, ${deviceHash}, now() + make_interval(secs => ${seconds}::int), ${ip},
            ${userAgent}, ${isStrong}, ${isByLink})
    returning id, generation`,
  )

/** A code was shown in this session: it counts as one that was opened with it. */
export const strengthenSession = (db: Database, sessionId: string) =>
  db.run(sql`update session set is_strong = true where id = ${sessionId}::uuid`)

const SessionRow = Bearer.extend({
  sessionId: z.string(),
  cookieHash: z.instanceof(Buffer),
  generation: z.number(),
  /** Whether the newest refresh token was given a moment ago. */
  isJustRefreshed: z.boolean(),
  isEnded: z.boolean(),
  /** Why it is over although nobody ended it. */
  over: z.enum(['absolute', 'idle', 'disabled']).nullable(),
})
export type LockedSession = Locked<z.output<typeof SessionRow>>

/** Locks a session until the transaction ends and reads it with its account: two refreshes never count at once. */
export const lockSession = async (
  db: Database,
  sessionId: string,
  { idleSeconds, graceSeconds }: { idleSeconds: number; graceSeconds: number },
): Promise<LockedSession | undefined> => {
  const found = await db.find(
    SessionRow,
    sql`
    select s.id as "sessionId", a.id as "accountId", a.username, a.web_id as "webId", a.first_name as "firstName", a.language, a.groups,
           a.rights_version as rights, ${managesCompany} as "isManager", s.cookie_hash as "cookieHash", s.generation,
           s.refreshed_at > clock_timestamp() - make_interval(secs => ${graceSeconds}::int) as "isJustRefreshed",
           s.ended_at is not null as "isEnded",
           case when a.status not in ('CONFIRMED', 'ACTIVE') or a.password_state = 'resetRequired' then 'disabled'
                when s.by_link and a.groups && ${[...staffGroups]}::text[] then 'disabled'
                when s.ends_at <= now() then 'absolute'
                when s.last_seen_at <= now() - make_interval(secs => ${idleSeconds}::int) then 'idle' end as over
      from session s join account a on a.id = s.account_id
     where s.id = ${sessionId} for update of s`,
  )
  return found && asLocked(found)
}

/** The next refresh token is given; the one that was used is spent. What a page asks by itself prolongs nothing. */
export const countRefresh = (db: Database, { sessionId }: LockedSession, isQuiet: boolean) =>
  db.run(sql`
    update session set generation = generation + 1, refreshed_at = clock_timestamp(),
                       last_seen_at = case when ${isQuiet} then last_seen_at else now() end
     where id = ${sessionId}`)

export const endSession = (db: Database, { sessionId }: LockedSession, because: EndReason) =>
  db.run(sql`
    update session set ended_at = now(), ended_because = ${because} where id = ${sessionId} and ended_at is null`)

/** Ends whatever this browser was signed in to before. */
export const endSessionOfCookie = (db: Database, cookieHash: Buffer) =>
  db.run(sql`
    update session set ended_at = now(), ended_because = 'signOut' where cookie_hash = ${cookieHash} and ended_at is null`)

/**
 * Ends every session of an account, or every other one, at once and on every node; returns how many there were. With
 * them go the links that were not used yet and the sign-ins that wait for their second step.
 */
export const endSessions = (db: Database, accountId: string, because: EndReason, exceptSessionId?: string) =>
  db.run(sql`
    with links as (update sign_in_token set used_at = now() where account_id = ${accountId} and used_at is null),
    steps as (update sign_in_step set closed_at = now(), secret = null
               where account_id = ${accountId} and closed_at is null)
    update session set ended_at = now(), ended_because = ${because}
     where account_id = ${accountId} and ended_at is null and id is distinct from ${exceptSessionId ?? null}::uuid`)

import { accountStatuses } from '@fairway/contract/identity/account.values'
import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Origin } from '../profile/activity.repository.ts'
import { CODE_SECONDS, type CodePurpose, LINK_EVERY_HOURS, LINK_SECONDS, TRIES_PER_CODE } from './code.rules.ts'

/** Whoever a code would be mailed to. */
const Holder = z.object({
  id: z.string(),
  username: z.string(),
  webId: z.string(),
  status: z.enum(accountStatuses),
  language: z.enum(languages),
})
export type Holder = z.output<typeof Holder>

/** Who is meant: an address, or an attempt that one of our links or pages names. */
export interface Meant {
  usernameKey: string
  flow: string | undefined
}

/** Locks the account until the transaction ends: requests that come at once are counted one after the other. */
export const lockAccount = (db: Database, { usernameKey, flow }: Meant) =>
  db.find(
    Holder,
    sql`
    select id, username, web_id as "webId", status, language from account
     where id = (select id from account where username_key = ${usernameKey}
                 union all select account_id from account_code where id = ${flow ?? null}::uuid limit 1)
       for update`,
  )

const IssuedRow = z.object({ codes: z.number(), codesHere: z.number(), links: z.number(), told: z.number() })

/** What the account was sent in the last day. */
export const countIssued = (db: Database, accountId: string, address: string) =>
  db.one(
    IssuedRow,
    sql`
    select (count(*) filter (where not is_link_only))::int as codes,
           (count(*) filter (where not is_link_only and ip = ${address}))::int as "codesHere",
           (count(*) filter (where is_link_only and created_at > now() - make_interval(hours => ${LINK_EVERY_HOURS}::int)
                               and closed_at is null))::int as links,
           (select count(*)::int from account_activity
             where account_id = ${accountId} and type = 'registration' and status = 'refused'
               and at > now() - interval '1 day') as told
      from account_code where account_id = ${accountId} and created_at > now() - interval '1 day'`,
  )

/** Ends every code and every link of an account: what they are for is done, or came to an end. */
export const closeOpenCodes = (db: Database, accountId: string, purpose: CodePurpose) =>
  db.run(sql`
    update account_code set closed_at = now()
     where account_id = ${accountId} and purpose = ${purpose} and closed_at is null`)

/** A new code ends the one before it of the same browser; what somebody asks for elsewhere ends nobody's. */
export const closeCodeOfBrowser = (db: Database, accountId: string, purpose: CodePurpose, flowHash: Buffer) =>
  db.run(sql`
    update account_code set closed_at = now()
     where account_id = ${accountId} and purpose = ${purpose} and closed_at is null and flow_hash = ${flowHash}`)

interface NewCode {
  id: string
  accountId: string
  purpose: CodePurpose
  hashes: { code: Buffer; link: Buffer; flow: Buffer }
  address: string
  /** Nobody types it: it is good by its link, and longer. */
  isLinkOnly: boolean
  /** The admin who had it sent. */
  actor?: string | undefined
}

/** Stores the hashes of a code and that it was sent; for an account that does not exist nothing is stored. */
export const insertCode = (
  db: Database,
  { ip, browser }: Origin,
  { id, accountId, purpose, hashes, address, isLinkOnly, actor }: NewCode,
) =>
  db.run(sql`
    with made as (
      insert into account_code (id, account_id, purpose, code_hash, link_hash, flow_hash, ip, is_link_only, expires_at)
      select ${id}::uuid, a.id, ${purpose}, ${hashes.code}, ${hashes.link}, ${hashes.flow}, ${address},
             ${isLinkOnly}, now() + make_interval(secs => ${isLinkOnly ? LINK_SECONDS : CODE_SECONDS[purpose]}::int)
        from account a where a.id = ${accountId}::uuid
      returning account_id)
    insert into account_activity (account_id, type, status, detail, ip, claimed, actor)
    select account_id, 'code', 'success', ${purpose}, ${ip}, ${JSON.stringify(browser.claimed)}::jsonb, ${actor ?? null}
      from made`)

const Flow = z.object({ flow: z.instanceof(Buffer) })

/** The browser that asked for the last code of this account, so that one that an admin has sent works there too. */
export const findLastFlow = (db: Database, accountId: string, purpose: CodePurpose) =>
  db.find(
    Flow,
    sql`
    select flow_hash as flow from account_code
     where account_id = ${accountId}::uuid and purpose = ${purpose} order by created_at desc limit 1`,
  )

const CodeId = z.object({ id: z.string() })

interface Brought {
  linkHash: Buffer | null
  flowHash: Buffer | null
}

/** The open code that is meant: of those of an account the one whose link or browser this is. */
export const findOpenCode = (
  db: Database,
  { usernameKey, flow, linkHash, flowHash }: Meant & Brought,
  purpose: CodePurpose,
) =>
  db.find(
    CodeId,
    sql`
    select c.id from account_code c
     where c.purpose = ${purpose} and c.closed_at is null
       and (c.id = ${flow ?? null}::uuid or c.account_id = (select id from account where username_key = ${usernameKey}))
     order by (c.link_hash = ${linkHash} or c.flow_hash = ${flowHash}) desc nulls last, c.created_at desc limit 1`,
  )

const Tried = z.object({ id: z.string(), accountId: z.string(), isRight: z.boolean() })

interface Try extends Brought {
  id: string
  /** What the code must be, by every secret that is still valid. */
  macs: Buffer[]
  activity: 'confirmation' | 'passwordReset'
}

/**
 * Counts the try and only then checks the code: parallel tries take their turns at the row and none is free. Whoever
 * brings the key of the mailed link does not guess: tries that others have used up are nothing to them.
 */
export const attemptCode = (db: Database, { ip, browser }: Origin, { id, macs, linkHash, flowHash, activity }: Try) =>
  db.find(
    Tried,
    sql`
    with tried as (
      update account_code set tries = tries + 1
       where id = ${id}::uuid and closed_at is null and expires_at > now()
         and (link_hash = ${linkHash} or (flow_hash = ${flowHash} and tries < ${TRIES_PER_CODE}))
      returning id, account_id as "accountId", code_hash = any(${macs}::bytea[]) as "isRight"),
    noted as (
      insert into account_activity (account_id, type, status, detail, ip, claimed)
      select "accountId", ${activity}, 'refused', 'code', ${ip}, ${JSON.stringify(browser.claimed)}::jsonb
        from tried where not "isRight")
    select id, "accountId", "isRight" from tried`,
  )

/** A code works once; of two that use it at the same time one comes too late. */
export const closeCode = async (db: Database, id: string) =>
  (await db.run(sql`update account_code set closed_at = now() where id = ${id}::uuid and closed_at is null`)) === 1

const Tries = z.object({ tries: z.number() })

/** Counts a try where it comes from, right or wrong, known account or not; an hour later it starts anew. */
export const countAttemptFrom = (db: Database, address: string) =>
  db.one(
    Tries,
    sql`
    insert into sign_in_guard as g (subject, failures, locked_until)
    values (${`codes:${address}`}, 1, now() + interval '1 hour')
    on conflict (subject) do update
       set failures = case when g.locked_until < now() then 1 else g.failures + 1 end,
           locked_until = case when g.locked_until < now() then now() + interval '1 hour' else g.locked_until end,
           failed_at = now()
    returning failures as tries`,
  )

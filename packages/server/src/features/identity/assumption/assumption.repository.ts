import { ASSUMPTION_MINUTES } from '@fairway/contract/identity/assumption.rules'
import { groups } from '@fairway/contract/kit/access'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'
import { subjects } from '../sign-in/guarded-subjects.ts'

/** As often a person of customer service may name somebody within this time; more is guessing. */
const TRIES_MINUTES = 10

const Tries = z.object({ count: z.number(), secondsLeft: z.number() })

/** Counts a try before it is made, so that however many come at once, none is made beyond what is allowed. */
export const countAttempt = (db: Database, viewer: PersonViewer) =>
  db.one(
    Tries,
    sql`
    insert into sign_in_guard as g (subject, failures, locked_until)
    values (${subjects.assuming(viewer.accountId)}, 1, now() + make_interval(mins => ${TRIES_MINUTES}::int))
    on conflict (subject) do update
       set failures = case when g.locked_until <= now() then 1 else g.failures + 1 end,
           failed_at = now(),
           locked_until = case when g.locked_until <= now() then excluded.locked_until else g.locked_until end
    returning failures as count, greatest(1, ceil(extract(epoch from locked_until - now())))::int as "secondsLeft"`,
  )

const Customer = z.object({
  accountId: z.string(),
  username: z.string(),
  webId: z.string(),
  status: z.string(),
  groups: z.array(z.enum(groups)),
})
export type Customer = z.output<typeof Customer>

/** By which of its names an account may be asked for; what cannot be one of them is null. */
export interface Named {
  usernameKey: string
  webId: string
  accountId: string | null
}

/** Whoever goes by that name; the caller decides whether they may be assumed. */
export const findCustomer = (db: Database, { usernameKey, webId, accountId }: Named) =>
  db.find(
    Customer,
    sql`
    select id as "accountId", username, web_id as "webId", status, groups from account
     where username_key = ${usernameKey} or web_id = ${webId} or id = ${accountId}::uuid`,
  )

const Open = Customer.extend({ id: z.string(), reason: z.string(), isExpired: z.boolean() })

/** What this session has not released yet, over or not, locked until the transaction ends. */
export const lockOpenAssumption = async (db: Database, viewer: PersonViewer) => {
  const open = await db.find(
    Open,
    sql`
    select u.id, u.reason, u.expires_at <= now() as "isExpired",
           t.id as "accountId", t.username, t.web_id as "webId", t.status, t.groups
      from assumption u join account t on t.id = u.target_id
     where u.session_id = ${viewer.sessionId}::uuid and u.released_at is null for update of u`,
  )
  return open && asLocked(open)
}

/** Closes it; one that ended by itself was over at that moment, not now. */
export const closeAssumption = (db: Database, { id }: Locked<z.output<typeof Open>>) =>
  db.run(sql`update assumption set released_at = least(now(), expires_at) where id = ${id}::uuid`)

interface Ending {
  accountId: string
  /** Those in which the account acts, those in which it is the customer. */
  asActor: boolean
  asCustomer: boolean
}

/** Ends acting by an account or for it, in every session. */
export const closeAssumptionsOf = (db: Database, { accountId, asActor, asCustomer }: Ending) =>
  db.run(sql`
    update assumption set released_at = least(now(), expires_at)
     where released_at is null
       and (actor_id = ${accountId}::uuid and ${asActor} or target_id = ${accountId}::uuid and ${asCustomer})`)

const Begun = z.object({ id: z.string(), expiresAt: z.string() })

/** Undefined when this session acts for somebody already: of two that come at once only one is written. */
export const insertAssumption = (db: Database, viewer: PersonViewer, { accountId }: Customer, reason: string) =>
  db.find(
    Begun,
    sql`
    insert into assumption (session_id, actor_id, target_id, reason, expires_at)
    values (${viewer.sessionId}::uuid, ${viewer.accountId}::uuid, ${accountId}::uuid, ${reason},
            now() + make_interval(mins => ${ASSUMPTION_MINUTES}::int))
    on conflict (session_id) where released_at is null do nothing
    returning id, expires_at as "expiresAt"`,
  )

import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import { Credentials, credentialColumns } from './credentials.repository.ts'

/** How long a sign-in waits for its second step, and how many codes are tried in it. */
const STEP_MINUTES = 10
export const TRIES_PER_STEP = 5

/** A sign-in under way: named by its ticket, and good only in the browser that began it. */
export interface Ticket {
  id: string
  flowHash: Buffer
}

const beginnings = ['signIn', 'signInLink'] as const
export type Beginning = (typeof beginnings)[number]

const Begun = z.object({ id: z.string() })

export const insertStep = (
  db: Database,
  { accountId, flowHash, beganBy }: { accountId: string; flowHash: Buffer; beganBy: Beginning },
) =>
  db.one(
    Begun,
    sql`
    insert into sign_in_step (account_id, flow_hash, began_by, expires_at)
    values (${accountId}::uuid, ${flowHash}, ${beganBy}, now() + make_interval(mins => ${STEP_MINUTES}::int))
    returning id`,
  )

const Found = z.object({ accountId: z.string(), isDisabled: z.boolean() })

/** Whose sign-in it is, as long as it is not too old. */
export const findStep = (db: Database, { id, flowHash }: Ticket) =>
  db.find(
    Found,
    sql`
    select s.account_id as "accountId", a.status = 'INACTIVE' as "isDisabled"
      from sign_in_step s join account a on a.id = s.account_id
     where s.id = ${id}::uuid and s.flow_hash = ${flowHash} and s.expires_at > now()`,
  )

const Tried = z.object({ tries: z.number() })

/** Counts a try before it is made: however many come at once, none is free. Undefined when there is none left. */
export const countStepAttempt = (db: Database, { id }: Ticket) =>
  db.find(
    Tried,
    sql`
    update sign_in_step set tries = tries + 1
     where id = ${id}::uuid and closed_at is null and expires_at > now() and tries < ${TRIES_PER_STEP} returning tries`,
  )

const Spent = z.object({ steps: z.number() })

/** In how many sign-ins of the last day every try was used. */
export const countSpentSteps = (db: Database, accountId: string) =>
  db.one(
    Spent,
    sql`
    select count(*)::int as steps from sign_in_step
     where account_id = ${accountId}::uuid and created_at > now() - interval '1 day' and tries >= ${TRIES_PER_STEP}`,
  )

const Owner = Credentials.omit({ isPasswordOld: true, isKnownDevice: true })
export type LockedOwner = Locked<z.output<typeof Owner>>

/** The account as it is now, locked before anything else of it: nothing about it changes until the transaction ends. */
export const lockOwner = async (db: Database, accountId: string): Promise<LockedOwner> =>
  asLocked(
    await db.one(
      Owner,
      sql`select ${credentialColumns} from account a where a.id = ${accountId}::uuid for no key update`,
    ),
  )

const Open = z.object({ id: z.string(), beganBy: z.enum(beginnings), secret: z.string().nullable() })
type LockedStep = Locked<z.output<typeof Open>>

/** The step itself, locked; undefined when it was closed: used, or ended with all sessions of the account. */
export const lockStep = async (db: Database, { id }: Ticket): Promise<LockedStep | undefined> => {
  const open = await db.find(
    Open,
    sql`
    select id, began_by as "beganBy", secret from sign_in_step
     where id = ${id}::uuid and closed_at is null and expires_at > now() for update`,
  )
  return open && asLocked(open)
}

export const saveSecret = (db: Database, { id }: LockedStep, sealed: string) =>
  db.run(sql`update sign_in_step set secret = ${sealed} where id = ${id}::uuid`)

/** A step leads to one session; its secret has moved to the second factor then. */
export const closeStep = (db: Database, { id }: LockedStep) =>
  db.run(sql`update sign_in_step set closed_at = now(), secret = null where id = ${id}::uuid`)

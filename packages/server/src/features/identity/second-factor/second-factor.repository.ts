import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Locked } from '../../../platform/locked.ts'
import { subjects } from '../sign-in/guarded-subjects.ts'
import { browserKinds } from './factor-code.rules.ts'

/** The account of the factor, locked: whatever changes the factor waits for it first. */
type LockedOwner = Locked<{ accountId: string }>

const InForce = z.object({ since: z.string(), recoveryCodesLeft: z.number() })

/** The factor of an account, once its owner has shown a code of it. */
export const findFactor = (db: Database, accountId: string) =>
  db.find(
    InForce,
    sql`
    select confirmed_at as since,
           (select count(*)::int from recovery_code r where r.account_id = f.account_id and r.used_at is null)
             as "recoveryCodesLeft"
      from second_factor f where account_id = ${accountId}::uuid and confirmed_at is not null`,
  )

const LockedRow = z.object({ secret: z.string(), isOn: z.boolean(), isFresh: z.boolean() })

/** The factor, also one that is only begun, locked so that its codes are checked one after the other. */
export const lockFactor = (db: Database, accountId: string) =>
  db.find(
    LockedRow,
    sql`
    select secret, confirmed_at is not null as "isOn", created_at > now() - interval '30 minutes' as "isFresh"
      from second_factor where account_id = ${accountId}::uuid for update`,
  )

const WrongCodeCounts = z.object({ all: z.number(), fromNew: z.number() })

/** The wrong codes of the last day, as the activity list has them; read while the factor is locked. */
export const countWrongCodes = (db: Database, accountId: string) =>
  db.one(
    WrongCodeCounts,
    sql`
    select count(*)::int as all, (count(*) filter (where detail = ${browserKinds[0]}))::int as "fromNew"
      from account_activity
     where account_id = ${accountId}::uuid and at > now() - interval '1 day' and type = 'factorCode'
       and status = 'refused' and detail = any(${browserKinds}::text[])`,
  )

/** Marks a step as used: neither it nor an earlier one ever works again. Of two that come at once one is too late. */
export const useStep = async (db: Database, accountId: string, { step, sealed }: { step: number; sealed: string }) =>
  (await db.run(sql`
    update second_factor set last_step = ${step}, secret = ${sealed}
     where account_id = ${accountId}::uuid and last_step < ${step}`)) === 1

/** A recovery code works once. */
export const useRecoveryCode = async (db: Database, accountId: string, macs: Buffer[]) =>
  (await db.run(sql`
    update recovery_code set used_at = now()
     where account_id = ${accountId}::uuid and hash = any(${macs}::bytea[]) and used_at is null`)) === 1

/** Begins a factor, or begins anew; false when one is in force. */
export const beginFactor = async (db: Database, { accountId }: LockedOwner, sealed: string) =>
  (await db.run(sql`
    insert into second_factor (account_id, secret) values (${accountId}::uuid, ${sealed})
    on conflict (account_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
     where second_factor.confirmed_at is null`)) === 1

/** Puts a factor in force that was begun; false when it is already. */
export const confirmFactor = async (db: Database, { accountId }: LockedOwner) =>
  (await db.run(sql`
    update second_factor set confirmed_at = now()
     where account_id = ${accountId}::uuid and confirmed_at is null`)) === 1

/** New recovery codes end all former ones. */
export const replaceRecoveryCodes = async (db: Database, { accountId }: LockedOwner, hashes: Buffer[]) => {
  await db.run(sql`delete from recovery_code where account_id = ${accountId}::uuid`)
  await db.run(sql`
    insert into recovery_code (account_id, hash) select ${accountId}::uuid, unnest(${hashes}::bytea[])`)
}

/** Wrong codes of before say nothing of a factor that is new, or of one that is gone. */
export const forgetWrongCodes = (db: Database, accountId: string) =>
  db.run(sql`
    delete from sign_in_guard
     where subject = ${subjects.factor(accountId)} or starts_with(subject, ${subjects.factorDevicesOf(accountId)})`)

/** Takes a factor away with all that belongs to it; false when there was none in force. No session is strong then. */
export const removeFactor = async (db: Database, { accountId }: LockedOwner) => {
  await db.run(sql`delete from recovery_code where account_id = ${accountId}::uuid`)
  await db.run(sql`update session set is_strong = false where account_id = ${accountId}::uuid and is_strong`)
  await forgetWrongCodes(db, accountId)
  return (
    (await db.run(sql`
      delete from second_factor where account_id = ${accountId}::uuid and confirmed_at is not null`)) === 1
  )
}

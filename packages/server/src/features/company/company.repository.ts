import { Company, CompanyActivity } from '@fairway/contract/company/company.schema'
import { COLLEAGUES_MOST } from '@fairway/contract/company/company.values'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { companyGroups, groups } from '@fairway/contract/kit/access'
import { languages } from '@fairway/contract/shared/language'
import sql, { empty } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import type { PersonViewer } from '../../platform/viewer.ts'

/** When the owner of account `a` signed in first says whether an invitation was accepted. */
const signedInAt = sql`
  (select v.at from account_activity v
    where v.account_id = a.id and v.type in ('signIn', 'signInLink') and v.status = 'success'
    order by v.at desc, v.id desc limit 1)`

const isInvited = sql`(a.managed_by = o.id and a.password_state = 'resetRequired' and ${signedInAt} is null)`

/**
 * Whether the managers of organisation `o` may change account `a`, its member by `m`: it belongs to no other organisation,
 * has nothing that this one does not have, and is neither a manager nor unconfirmed. The carrier looks after all others.
 */
const mayChange = sql`
  (not m.roles @> array['manager'] and a.status <> 'UNCONFIRMED' and a.groups <@ o.groups
   and not exists (select from account_organisation other
                    where other.account_id = a.id and other.organisation_id <> o.id))`

/** A company of this manager: the one that is asked for, or the first by name. */
export const findCompany = (db: Database, { managedIds, accountId }: PersonViewer, companyId: string | undefined) =>
  db.find(
    Company,
    sql`
    select o.id, o.name, o.local_name as "localName", o.ref, o.groups,
           (select json_agg(json_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id)
              from organisation c where c.id = any(${managedIds}::uuid[])) as companies,
           (select count(*) from account_organisation m where m.organisation_id = o.id) > ${COLLEAGUES_MOST} as "isCut",
           coalesce((select json_agg(json_build_object(
                'id', c.id, 'email', c.username, 'firstName', c.first_name, 'lastName', c.last_name, 'groups', c.groups,
                'status', case when c.status = 'INACTIVE' then 'inactive' when c.is_invited then 'invited'
                               when c.status = 'ACTIVE' then 'active' else 'waiting' end,
                'isManager', c.is_manager, 'isSelf', c.id = ${accountId}::uuid, 'mayChange', c.may_change,
                'invitedAt', case when c.is_invited then c.created_at end, 'lastSignInAt', c.signed_in_at,
                'version', c.version) order by lower(c.last_name), lower(c.first_name), c.id)
              from (select a.*, m.roles @> array['manager'] as is_manager, ${mayChange} as may_change,
                           ${isInvited} as is_invited, ${signedInAt} as signed_in_at
                      from account_organisation m join account a on a.id = m.account_id
                     where m.organisation_id = o.id
                     order by lower(a.last_name), lower(a.first_name), a.id limit ${COLLEAGUES_MOST}) c), '[]') as colleagues
      from organisation o
     where o.id = any(${managedIds}::uuid[]) and (${companyId ?? null}::uuid is null or o.id = ${companyId ?? null}::uuid)
     order by lower(o.name), o.id limit 1`,
  )

const LockedCompany = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  groups: z.array(z.enum(companyGroups)),
})
export type LockedCompany = Locked<z.output<typeof LockedCompany>>

/** Locks a company of this manager against changes of its groups until the transaction ends; managers share the lock. */
export const lockCompany = async (
  db: Database,
  { managedIds }: PersonViewer,
  companyId: string,
): Promise<LockedCompany | undefined> => {
  const found = await db.find(
    LockedCompany,
    sql`
    select o.id, o.name, o.country, o.groups from organisation o
     where o.id = ${companyId}::uuid and o.id = any(${managedIds}::uuid[]) for share`,
  )
  return found && asLocked(found)
}

const LockedColleague = z.object({
  id: z.string(),
  username: z.string(),
  language: z.enum(languages),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'ACTIVE', 'INACTIVE']),
  groups: z.array(z.enum(groups)),
  version: z.number(),
  mayChange: z.boolean(),
  isInvited: z.boolean(),
})

/** Locks somebody of the company until the transaction ends: two managers act one after the other. */
export const lockColleague = async (db: Database, { id: companyId }: LockedCompany, accountId: string) => {
  const found = await db.find(
    LockedColleague,
    sql`
    select a.id, a.username, a.language, a.status, a.groups, a.version, ${mayChange} as "mayChange",
           ${isInvited} as "isInvited"
      from account a join account_organisation m on m.account_id = a.id join organisation o on o.id = m.organisation_id
     where a.id = ${accountId}::uuid and o.id = ${companyId}::uuid for no key update of a`,
  )
  return found && asLocked(found)
}

const Standing = z.object({ isColleague: z.boolean() })

/** Whether an address has an account, and whether it is one of the company; nothing more is read of it. */
export const findAddress = (db: Database, { id: companyId }: LockedCompany, email: string) =>
  db.find(
    Standing,
    sql`
    select exists (select from account_organisation m
                    where m.account_id = a.id and m.organisation_id = ${companyId}::uuid) as "isColleague"
      from account a where a.username_key = ${usernameKey(email)}`,
  )

const ActivityRow = CompanyActivity.extend({ id: z.number() })

interface CompanyActivityParams {
  companyId: string
  /** Empty for everybody. */
  accountId: string
  before: { at: string; id: number } | undefined
  limit: number
}

/** What happened to the accounts of a company of this manager, newest first. Who is elsewhere too is not shown. */
export const findCompanyActivity = (
  db: Database,
  { managedIds }: PersonViewer,
  { companyId, accountId, before, limit }: CompanyActivityParams,
) =>
  db.many(
    ActivityRow,
    sql`
    select v.id, v.type, v.status, v.detail, v.at, v.actor,
           json_build_object('id', a.id, 'email', a.username, 'name', concat_ws(' ', a.first_name, a.last_name)) as user
      from account_activity v join account a on a.id = v.account_id
     where v.account_id in (
             select m.account_id from account_organisation m
              where m.organisation_id = ${companyId}::uuid and m.organisation_id = any(${managedIds}::uuid[])
                and not exists (select from account_organisation other
                                 where other.account_id = m.account_id and other.organisation_id <> m.organisation_id))
       ${accountId === '' ? empty : sql`and v.account_id = ${accountId}::uuid`}
       and (v.at, v.id) < (${before?.at ?? 'infinity'}::timestamptz, ${before?.id ?? 0}::bigint)
     order by v.at desc, v.id desc limit ${limit}`,
  )

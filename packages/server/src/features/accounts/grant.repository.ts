import { AdminProfile, type Grants } from '@fairway/contract/accounts/accounts.schema'
import { accountStatuses, memberRoles } from '@fairway/contract/identity/account.values'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { groups } from '@fairway/contract/kit/access'
import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import { isUuid } from './page-cursor.rules.ts'

/** The profile of an account, by its id or by its user name; only admins get here, and they see everyone. */
export const findProfileOf = (db: Database, user: string) =>
  db.find(
    AdminProfile,
    sql`
    select a.id, a.username as email, a.web_id as webid, a.status, a.first_name as "firstName", a.last_name as "lastName",
           a.job_title as "jobTitle", a.company, a.address1, a.address2, a.city, a.state, a.zip, a.country,
           json_build_object('country', a.phone_country, 'number', a.phone_number, 'extension', a.phone_extension) as phone,
           a.relationships, a.comments, a.created_at as "createdAt", a.groups, a.version,
           coalesce((select json_agg(json_build_object(
                              'organisationId', o.id, 'roles', m.roles, 'webIdGranted', m.web_id_granted,
                              'name', o.name, 'localName', o.local_name, 'ref', o.ref) order by o.name, o.id)
                       from account_organisation m join organisation o on o.id = m.organisation_id
                      where m.account_id = a.id), '[]') as organisations
      from account a
     where a.id = ${isUuid(user) ? user : null}::uuid or a.username_key = ${usernameKey(user)}`,
  )

const LockedRow = z.object({
  id: z.string(),
  username: z.string(),
  language: z.enum(languages),
  status: z.enum(accountStatuses),
  groups: z.array(z.enum(groups)),
  version: z.number(),
})

/**
 * Locks an account until the transaction ends, and with an admin all admins that can sign in: always in the order of
 * their ids, so that two who act on each other take turns. Sessions and activities can still be added to them.
 */
export const lockForGrants = async (db: Database, accountId: string) => {
  const rows = await db.many(
    LockedRow,
    sql`
    select id, username, language, status, groups, version from account
     where id = ${accountId}::uuid
        or (groups @> array['ADMIN'] and status = 'ACTIVE'
            and exists (select from account held where held.id = ${accountId}::uuid and held.groups @> array['ADMIN']))
     order by id for no key update`,
  )
  return rows.map((row) => asLocked(row))
}

const Memberships = z.object({
  organisations: z.array(
    z.object({ organisationId: z.string(), roles: z.array(z.enum(memberRoles)), webIdGranted: z.boolean() }),
  ),
})

/** The organisations that an account belongs to. */
export const findMemberships = async (db: Database, accountId: string): Promise<Grants['organisations']> => {
  const { organisations } = await db.one(
    Memberships,
    sql`
    select coalesce(json_agg(json_build_object('organisationId', organisation_id, 'roles', roles,
                                               'webIdGranted', web_id_granted)), '[]') as organisations
      from account_organisation where account_id = ${accountId}::uuid`,
  )
  return organisations
}

const Known = z.object({ known: z.number() })

/** How many of these organisations there are. */
export const countKnown = async (db: Database, organisationIds: string[]) =>
  (await db.one(Known, sql`select count(*)::int as known from organisation where id = any(${organisationIds}::uuid[])`))
    .known

/**
 * Writes what is granted, and the organisation whose managers did it, none where the carrier did; browsers that are signed
 * in learn of it at their next call.
 */
export const saveGrants = (
  db: Database,
  { id: accountId }: Locked<{ id: string }>,
  { status, groups: granted, organisations, managedBy }: Grants & { managedBy: string | null },
) =>
  db.run(sql`
    with given as (
      select "organisationId" as id, roles, "webIdGranted" as granted
        from jsonb_to_recordset(${JSON.stringify(organisations)}::jsonb)
             as g("organisationId" uuid, roles text[], "webIdGranted" boolean)),
    gone as (
      delete from account_organisation m
       where m.account_id = ${accountId}::uuid and not exists (select from given where given.id = m.organisation_id)),
    kept as (
      insert into account_organisation (account_id, organisation_id, roles, web_id_granted)
      select ${accountId}::uuid, id, roles, granted from given
      on conflict (account_id, organisation_id) do update
         set roles = excluded.roles, web_id_granted = excluded.web_id_granted)
    update account set status = ${status}, groups = ${granted}::text[], managed_by = ${managedBy}::uuid, version = version + 1,
                       rights_version = rights_version + 1
     where id = ${accountId}::uuid`)

import { FoundOrganisation, Organisation } from '@fairway/contract/accounts/accounts.schema'
import { groups as allGroups, type CompanyGroup, companyGroups } from '@fairway/contract/kit/access'
import { languages } from '@fairway/contract/shared/language'
import sql, { empty } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import { matches } from './account-search.repository.ts'

const listed = sql`
  o.id, o.ref, o.name, o.local_name as "localName", o.country,
  (select count(*)::int from account_organisation m where m.organisation_id = o.id) as members`

/** A page of all organisations by name; an organisation that is renamed meanwhile moves in the list. */
export const pageOfOrganisations = (db: Database, afterId: string | undefined, limit: number) =>
  db.many(
    FoundOrganisation,
    sql`
    select ${listed} from organisation o
     where true ${
       afterId === undefined
         ? empty
         : sql`and (lower(o.name), o.id) > (select lower(name), id from organisation where id = ${afterId}::uuid)`
     }
     order by lower(o.name), o.id limit ${limit}`,
  )

/** Organisations that have all of these words somewhere in their names or their reference. */
export const findOrganisations = (db: Database, words: readonly string[], limit: number) =>
  db.many(
    FoundOrganisation,
    sql`
    select ${listed} from organisation o
     where o.id in (select s.organisation_id from organisation_search s where ${matches(words)} limit ${limit})
     order by lower(o.name), o.id`,
  )

/** So many members are listed. */
const MEMBERS = 500

export const findOrganisation = (db: Database, id: string) =>
  db.find(
    Organisation,
    sql`
    select o.id, o.ref, o.name, coalesce(o.local_name, '') as "localName", o.address, o.country, o.kept_by as "keptBy",
           o.version, o.groups,
           coalesce((select json_agg(json_build_object(
                              'id', a.id, 'email', a.username, 'name', concat_ws(' ', a.first_name, a.last_name),
                              'status', a.status, 'roles', a.roles, 'webIdGranted', a.web_id_granted)
                              order by lower(a.last_name), lower(a.first_name), a.id)
                       from (select a.*, m.roles, m.web_id_granted
                               from account_organisation m join account a on a.id = m.account_id
                              where m.organisation_id = o.id
                              order by lower(a.last_name), lower(a.first_name), a.id limit ${MEMBERS}) a), '[]') as members,
           (select count(distinct p.booking_id)::int from booking_party p where p.org_id = o.id) as bookings
      from organisation o where o.id = ${id}::uuid`,
  )

export interface OrganisationDetails {
  name: string
  localName: string
  address: string
  country: string
}

const Made = z.object({ id: z.string() })

/** Adds an organisation that admins maintain; nothing comes back when another one has the reference. */
export const insertOrganisation = (db: Database, { ref, ...details }: OrganisationDetails & { ref: string }) =>
  db.find(
    Made,
    sql`
    insert into organisation (ref, name, local_name, address, country, kept_by)
    values (${ref}, ${details.name}, nullif(${details.localName}, ''), ${details.address}, ${details.country}, 'portal')
    on conflict (ref) do nothing returning id`,
  )

const LockedRow = z.object({
  id: z.string(),
  ref: z.string(),
  name: z.string(),
  localName: z.string(),
  address: z.string(),
  country: z.string(),
  keptBy: z.enum(['carrier', 'portal']),
  groups: z.array(z.enum(companyGroups)),
  version: z.number(),
})

/** Locks an organisation until the transaction ends. */
export const lockOrganisation = async (db: Database, id: string) => {
  const found = await db.find(
    LockedRow,
    sql`
    select id, ref, name, coalesce(local_name, '') as "localName", address, country, kept_by as "keptBy", groups, version
      from organisation where id = ${id}::uuid for no key update`,
  )
  return found && asLocked(found)
}

export const updateOrganisation = (
  db: Database,
  { id }: Locked<z.output<typeof LockedRow>>,
  { name, localName, address, country, keptBy }: OrganisationDetails & { keptBy: string },
) =>
  db.run(sql`
    update organisation
       set name = ${name}, local_name = nullif(${localName}, ''), address = ${address}, country = ${country},
           kept_by = ${keptBy}, version = version + 1
     where id = ${id}::uuid`)

/** The groups that managers of an organisation may give from now on. */
export const updateGroups = (
  db: Database,
  { id }: Locked<z.output<typeof LockedRow>>,
  groups: readonly CompanyGroup[],
) =>
  db.run(sql`
    update organisation set groups = ${groups}::text[], version = version + 1 where id = ${id}::uuid`)

const LockedColleague = z.object({
  id: z.string(),
  username: z.string(),
  language: z.enum(languages),
  status: z.enum(['CONFIRMED', 'ACTIVE', 'INACTIVE']),
  groups: z.array(z.enum(allGroups)),
})

/** Locks those who have groups from managers that the organisation no longer has. */
export const lockBeyondGroups = async (
  db: Database,
  { id }: Locked<z.output<typeof LockedRow>>,
  groups: readonly CompanyGroup[],
) => {
  const rows = await db.many(
    LockedColleague,
    sql`
    select id, username, language, status, groups from account
     where managed_by = ${id}::uuid and not groups <@ ${groups}::text[] order by id for no key update`,
  )
  return rows.map((row) => asLocked(row))
}

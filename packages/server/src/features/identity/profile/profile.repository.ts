import type { Person } from '@fairway/contract/identity/account.schema'
import { Profile } from '@fairway/contract/identity/account.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'

/** The viewer's own profile and nobody else's. */
export const findProfile = (db: Database, viewer: PersonViewer) =>
  db.one(
    Profile,
    sql`
    select a.username as email, a.web_id as webid, a.status, a.first_name as "firstName", a.last_name as "lastName", a.job_title as "jobTitle",
           json_build_object('country', a.phone_country, 'number', a.phone_number, 'extension', a.phone_extension) as phone,
           a.company, a.address1, a.address2, a.city, a.state, a.zip, a.country, a.relationships, a.version,
           coalesce((select json_agg(json_build_object('name', o.name, 'roles', m.roles) order by o.name)
                       from account_organisation m join organisation o on o.id = m.organisation_id
                      where m.account_id = a.id), '[]') as organisations
      from account a where a.id = ${viewer.accountId}::uuid`,
  )

const Version = z.object({ version: z.number() })

/** Locks the viewer's account until the transaction ends, and returns its version. */
export const lockProfile = (db: Database, viewer: PersonViewer) =>
  db.one(Version, sql`select version from account where id = ${viewer.accountId}::uuid for update`)

/** Writes what a person may say of themselves, and no other column. */
export const updatePerson = (db: Database, viewer: PersonViewer, person: Person) =>
  db.run(sql`
    update account
       set first_name = ${person.firstName}, last_name = ${person.lastName}, job_title = ${person.jobTitle},
           phone_country = ${person.phone.country}, phone_number = ${person.phone.number},
           phone_extension = ${person.phone.extension}, company = ${person.company}, address1 = ${person.address1},
           address2 = ${person.address2}, city = ${person.city}, state = ${person.state}, zip = ${person.zip},
           country = ${person.country}, version = version + 1
     where id = ${viewer.accountId}::uuid`)

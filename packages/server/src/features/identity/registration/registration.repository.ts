import type { Registration } from '@fairway/contract/identity/account.schema'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { plainPhoneNumber } from '@fairway/contract/shared/phone-number'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'

/** Full-width letters, which some keyboards write, are no address that mail reaches. */
const mailable = (email: string) => email.normalize('NFKC').trim()

/** Makes the account of a registration, unless its address has one. */
export const insertAccount = async (db: Database, form: Registration, passwordHash: string) =>
  (await db.run(sql`
    insert into account (username, username_key, password_hash, status, first_name, last_name, job_title, phone_country,
                         phone_number, phone_extension, company, address1, address2, city, state, zip, country,
                         relationships, comments, language, terms_accepted_at)
    values (${mailable(form.email)}, ${usernameKey(form.email)}, ${passwordHash}, 'UNCONFIRMED', ${form.firstName},
            ${form.lastName}, ${form.jobTitle}, ${form.phone.country},
            ${plainPhoneNumber(form.phone.number, form.phone.country)}, ${form.phone.extension}, ${form.company},
            ${form.address1}, ${form.address2}, ${form.city}, ${form.state}, ${form.zip}, ${form.country},
            ${[...new Set(form.relationships)]}::text[], ${form.comments}, ${form.language}, now())
    on conflict (username_key) do nothing`)) === 1

/** What was registered last counts, as long as nobody has proved that the address is theirs. */
export const replaceUnconfirmed = (db: Database, accountId: string, form: Registration, passwordHash: string) =>
  db.run(sql`
    update account
       set username = ${mailable(form.email)}, password_hash = ${passwordHash}, password_changed_at = now(), first_name = ${form.firstName},
           last_name = ${form.lastName}, job_title = ${form.jobTitle}, phone_country = ${form.phone.country},
           phone_number = ${plainPhoneNumber(form.phone.number, form.phone.country)},
           phone_extension = ${form.phone.extension}, company = ${form.company}, address1 = ${form.address1},
           address2 = ${form.address2}, city = ${form.city}, state = ${form.state}, zip = ${form.zip},
           country = ${form.country}, relationships = ${[...new Set(form.relationships)]}::text[],
           comments = ${form.comments}, language = ${form.language}, terms_accepted_at = now()
     where id = ${accountId}::uuid and status = 'UNCONFIRMED'`)

/** The address is confirmed: the account waits for the carrier's approval from now on. */
export const confirmAccount = (db: Database, accountId: string) =>
  db.run(sql`
    update account set status = 'CONFIRMED', rights_version = rights_version + 1
     where id = ${accountId}::uuid and status = 'UNCONFIRMED'`)

import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import type { Group } from '@fairway/contract/kit/access'
import type { Language } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Made = z.object({ id: z.string(), webId: z.string() })

export interface InvitedAccount {
  email: string
  groups: readonly Group[]
  language: Language
  firstName: string
  lastName: string
  company: string
  country: string
  /** The organisation whose managers invite; null where the operator does. */
  managedBy: string | null
}

/** Makes an account whose owner has yet to choose a password; nothing comes back when the address has an account. */
export const insertInvited = (db: Database, account: InvitedAccount, passwordHash: string) =>
  db.find(
    Made,
    sql`
    with made as (
      insert into account (username, username_key, password_hash, password_state, status, groups, first_name, last_name,
                           job_title, phone_country, phone_number, phone_extension, company, address1, address2, city,
                           state, zip, country, relationships, comments, language, terms_accepted_at, managed_by)
      values (${account.email}, ${usernameKey(account.email)}, ${passwordHash}, 'resetRequired', 'ACTIVE',
              ${account.groups}::text[], ${account.firstName}, ${account.lastName}, '', ${account.country}, '', '',
              ${account.company}, '', '', '', '', '', ${account.country}, '{}', '', ${account.language}, now(),
              ${account.managedBy}::uuid)
      on conflict (username_key) do nothing returning id, web_id, managed_by),
    joined as (
      insert into account_organisation (account_id, organisation_id, roles)
      select id, managed_by, array['member'] from made where managed_by is not null)
    select id, web_id as "webId" from made`,
  )

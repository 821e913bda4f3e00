import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { type DemoAccount, homes } from './demo-accounts.values.ts'

const Count = z.object({ missing: z.number() })
const keysOf = (accounts: readonly DemoAccount[]) => accounts.map(({ username }) => usernameKey(username))

export const countMissingAccounts = async (db: Database, accounts: readonly DemoAccount[]) => {
  const { missing } = await db.one(
    Count,
    sql`
    select count(*) as missing from unnest(${keysOf(accounts)}::text[]) as wanted
     where not exists (select from account where username_key = wanted)`,
  )
  return missing
}

/** Makes the accounts that are not there yet; what somebody made of the others stays. */
export const insertDemoAccounts = (db: Database, accounts: readonly DemoAccount[], passwordHash: string) => {
  const rows = accounts.map(({ home, ...account }) => ({
    ...account,
    ...homes[home],
    usernameKey: usernameKey(account.username),
    status: account.groups.length > 0 ? 'ACTIVE' : 'CONFIRMED',
  }))
  return db.run(sql`
    insert into account (username, username_key, web_id, password_hash, status, groups, first_name, last_name, job_title,
                         phone_country, phone_number, phone_extension, company, address1, address2, city, state, zip,
                         country, relationships, comments, language, terms_accepted_at)
    select username, "usernameKey", "webId", ${passwordHash}, status, groups, "firstName", "lastName", "jobTitle",
           country, phone, '', company, address, '', city, state, zip, country, relationships, '', language, now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(username text, "usernameKey" text, "webId" text,
           status text, groups text[], "firstName" text, "lastName" text, "jobTitle" text, country text, phone text,
           company text, address text, city text, state text, zip text, relationships text[], language text)
    on conflict do nothing`)
}

/** Switches the demo's accounts off, whose password everyone knows, and signs them out. */
export const retireDemoAccounts = (db: Database, accounts: readonly DemoAccount[]) =>
  db.run(sql`
    with retired as (
      update account set status = 'INACTIVE', rights_version = rights_version + 1
       where username_key = any(${keysOf(accounts)}::text[]) and status <> 'INACTIVE' returning id)
    update session set ended_at = now(), ended_because = 'disabled'
     where ended_at is null and account_id in (select id from retired)`)

/** Makes people members of those of their organisations that exist; returns how many are still to come. One statement:
 * an organisation that arrives meanwhile counts as still to come. */
export const linkOrganisations = async (db: Database, accounts: readonly DemoAccount[]) => {
  const members = accounts.filter(({ organisation }) => organisation !== undefined)
  const rows = members.map(({ username, organisation, roles, groups }) => ({
    key: usernameKey(username),
    organisation,
    roles,
    groups: roles?.includes('manager') ? groups : null,
  }))
  const { missing } = await db.one(
    Count,
    sql`
    with g as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key text, organisation text, roles text[],
                                                                                        groups text[])),
    linked as (
      insert into account_organisation (account_id, organisation_id, roles)
      select a.id, o.id, g.roles from g join account a on a.username_key = g.key join organisation o on o.ref = g.organisation
      on conflict do nothing returning account_id, organisation_id),
    -- once, with its first manager: what an admin makes of it stays
    given as (
      update organisation o set groups = g.groups
        from linked join account a on a.id = linked.account_id join g on g.key = a.username_key
       where o.id = linked.organisation_id and g.groups is not null)
    select count(*) as missing from g where not exists (select from organisation o where o.ref = g.organisation)`,
  )
  return missing
}

import { groups } from '@fairway/contract/kit/access'
import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'

const Writer = z.object({
  accountId: z.string(),
  username: z.string(),
  webId: z.string(),
  language: z.enum(languages),
  groups: z.array(z.enum(groups)),
  organisationIds: z.array(z.string()),
})

/** Somebody of the demo who writes papers, once they belong to an organisation. */
export const findWriter = (db: Database, username: string) =>
  db.find(
    Writer,
    sql`
    select a.id as "accountId", a.username, a.web_id as "webId", a.language, a.groups,
           array(select m.organisation_id::text from account_organisation m where m.account_id = a.id and m.web_id_granted) as "organisationIds"
      from account a where a.username = ${username} and a.status = 'ACTIVE'
       and exists (select from account_organisation m where m.account_id = a.id and m.web_id_granted)`,
  )

/** Two servers at once write one set of papers: the second one waits for the first. */
export const lockOrganisations = (db: Database, organisationIds: readonly string[]) =>
  db.run(sql`select from organisation where id = any(${organisationIds}::uuid[]) order by id for no key update`)

import type { Group } from '@fairway/contract/kit/access'
import { languages } from '@fairway/contract/shared/language'
import sql, { raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Locked } from '../locked.ts'
import type { SubmissionKind, SubmissionStore } from './submission.ts'

const Sender = z.object({
  accountId: z.string(),
  username: z.string(),
  language: z.enum(languages),
  webId: z.string(),
  organisationIds: z.array(z.string()),
})
export type Sender = z.output<typeof Sender>

/** Whoever sent the newest version, of those who are in one of the groups and meet the condition on their account `a`. */
export const findSender = <K extends SubmissionKind>(
  db: Database,
  { version: { table, of } }: SubmissionStore<K>,
  { id }: Locked<K['row']>,
  { groups, condition = sql`true` }: { groups: readonly Group[]; condition?: Sql },
) =>
  db.find(
    Sender,
    sql`
    select a.id as "accountId", a.username, a.language, a.web_id as "webId",
           array(select m.organisation_id::text from account_organisation m where m.account_id = a.id and m.web_id_granted) as "organisationIds"
      from ${raw(table)} v join account a on a.username = v.submitted_by and a.status = 'ACTIVE' and a.groups && ${groups}::text[]
     where v.${raw(of)} = ${id} and v.source <> 'carrier' and ${condition} order by v.version desc limit 1`,
  )

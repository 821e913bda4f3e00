import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { isOwnOf, type StoredCorrection } from './correction.repository.ts'

const Sender = z.object({
  accountId: z.string(),
  username: z.string(),
  language: z.enum(languages),
  webId: z.string(),
  organisationIds: z.array(z.string()),
})
export type Sender = z.output<typeof Sender>

const Seen = z.object({ id: z.number() })

/** Whoever sent the newest version, if they still correct bookings and it is still theirs. */
export async function findSender(db: Database, _carrier: Viewer, { id }: StoredCorrection) {
  const sender = await db.find(
    Sender,
    sql`
    select a.id as "accountId", a.username, a.language, a.web_id as "webId",
           array(select m.organisation_id::text from account_organisation m where m.account_id = a.id and m.web_id_granted) as "organisationIds"
      from correction_version v join account a on a.username = v.submitted_by and a.status = 'ACTIVE' and a.groups && array['BC', 'BP']
     where v.correction_id = ${id} order by v.version desc limit 1`,
  )
  if (!sender) return undefined
  const { organisationIds, webId: salesRep } = sender
  const seen = await db.find(
    Seen,
    sql`select c.id from correction c join booking b on b.id = c.booking_id where c.id = ${id} and ${isOwnOf({ organisationIds, salesRep })}`,
  )
  return seen && sender
}

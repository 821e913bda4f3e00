import { EXPIRY_REMINDER_DAYS } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Reminder = z.object({
  id: z.number(),
  expiresOn: z.string(),
  orgIds: z.array(z.string()),
  people: z.array(
    z.object({ to: z.string(), language: z.enum(languages), accountId: z.string(), hasRules: z.boolean() }),
  ),
})

/**
 * Notes the reminders that are due and were not given, and returns them with whom they concern: the people with the
 * group and the privilege for the shipper or the agent. Of several that are due at once the latest is given. A letter
 * that another one follows needs none.
 */
export const takeReminders = (db: Database, zone: string) =>
  db.many(
    Reminder,
    sql`
    with due as (
      select v.letter_id, v.version, v.expires_on, min(d.days) as days, l.shipper_org_id, l.agent_org_id
        from blanket_letter_version v join blanket_letter l on l.id = v.letter_id and l.active_version = v.version
        cross join unnest(${[...EXPIRY_REMINDER_DAYS]}::int[]) as d(days)
       where v.status = 'Active' and v.expires_on >= (business_now() at time zone ${zone})::date
         and v.expires_on <= (business_now() at time zone ${zone})::date + d.days
         and not exists (select from blanket_letter later where later.renews = l.id and later.status in ('Pending Signature', 'Active'))
       group by v.letter_id, v.version, v.expires_on, l.shipper_org_id, l.agent_org_id),
    noted as (
      insert into blanket_letter_reminder (letter_id, version, days) select letter_id, version, days from due
      on conflict do nothing returning letter_id)
    select due.letter_id as id, due.expires_on as "expiresOn",
           array_remove(array[due.shipper_org_id, due.agent_org_id], null)::text[] as "orgIds",
           (select coalesce(json_agg(distinct jsonb_build_object('to', a.username, 'language', a.language, 'accountId', a.id,
                     'hasRules', exists (select from watch_rule r where r.account_id = a.id and r.kind = 'letter'))), '[]')
              from account_organisation m join account a on a.id = m.account_id
             where a.status = 'ACTIVE' and 'BL' = any(a.groups) and m.web_id_granted
               and ((m.organisation_id = due.shipper_org_id and 'shipper' = any(m.roles))
                 or (m.organisation_id = due.agent_org_id and 'agent' = any(m.roles)))) as people
      from due join noted using (letter_id) order by due.letter_id`,
  )

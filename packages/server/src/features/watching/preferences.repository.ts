import type { SavedPreferences, WatchPreferences } from '@fairway/contract/watching/watching.schema'
import {
  channels,
  type RuleKind,
  ruleKinds,
  USUAL_DIGEST_MINUTE,
  usualRules,
} from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import type { PersonViewer } from '../../platform/viewer.ts'

/** What holds for whoever has chosen nothing. */
export const usualPreferences = (zone: string): SavedPreferences => ({
  ...{ version: 0, zone, quiet: null, digestMinute: USUAL_DIGEST_MINUTE, rules: [...usualRules] },
})

const saveRules = (db: Database, accountId: string, rules: WatchPreferences['rules']) =>
  db.run(sql`
    insert into watch_rule (account_id, kind, channel, threshold)
    select ${accountId}::uuid, g.kind, g.channel, g.threshold
      from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as g(kind text, channel text, threshold int)
    on conflict (account_id, kind) do update set (channel, threshold) = (excluded.channel, excluded.threshold)`)

/** The usual preferences for a person who has none yet. */
export async function insertPreferences(db: Database, { accountId }: Pick<PersonViewer, 'accountId'>, zone: string) {
  const { digestMinute, rules } = usualPreferences(zone)
  const inserted = await db.run(sql`
    insert into watch_preference (account_id, zone, digest_minute) values (${accountId}::uuid, ${zone}, ${digestMinute})
    on conflict do nothing`)
  if (inserted > 0) await saveRules(db, accountId, rules)
}

const Stored = z.object({
  version: z.number(),
  zone: z.string(),
  quietFrom: z.number().nullable(),
  quietUntil: z.number().nullable(),
  digestMinute: z.number(),
  rules: z.array(z.object({ kind: z.enum(ruleKinds), channel: z.enum(channels), threshold: z.number().nullable() })),
})

const fields = sql`p.version, p.zone, p.quiet_from as "quietFrom", p.quiet_until as "quietUntil", p.digest_minute as "digestMinute",
  (select coalesce(json_agg(json_build_object('kind', r.kind, 'channel', r.channel, 'threshold', r.threshold)), '[]')
     from watch_rule r where r.account_id = p.account_id) as rules`

/** Rules in the order of the page; one that came later than the preferences is as usual. */
function preferencesOf({ quietFrom, quietUntil, rules, ...stored }: z.output<typeof Stored>): SavedPreferences {
  const known = new Map(rules.map((rule) => [rule.kind, rule]))
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
  return { ...stored, quiet, rules: usualRules.map((rule) => known.get(rule.kind) ?? rule) }
}

export async function findPreferences(db: Database, { accountId }: PersonViewer) {
  const stored = await db.find(
    Stored,
    sql`select ${fields} from watch_preference p where p.account_id = ${accountId}::uuid`,
  )
  return stored && preferencesOf(stored)
}

export async function lockPreferences(db: Database, { accountId }: PersonViewer) {
  const stored = await db.find(
    Stored,
    sql`select ${fields} from watch_preference p where p.account_id = ${accountId}::uuid for update of p`,
  )
  return stored && asLocked({ ...preferencesOf(stored), accountId })
}

/** What waits to be mailed gets its new time, or is not mailed where its rule no longer says so. */
const rescheduleMails = (db: Database, accountId: string, { mailAt, digestAt }: { mailAt: Date; digestAt: Date }) =>
  db.run(sql`
    update watch_told t
       set mail_at = case r.channel when 'mail' then ${mailAt.toISOString()}::timestamptz when 'digest' then ${digestAt.toISOString()}::timestamptz end
      from watch_rule r
     where t.account_id = ${accountId}::uuid and t.mail_at is not null and t.letter_id is null and r.account_id = t.account_id and r.kind = t.rule`)

export async function updatePreferences(
  db: Database,
  { accountId }: Locked<{ accountId: string }>,
  { rules, zone, quiet, digestMinute, ...times }: WatchPreferences & { mailAt: Date; digestAt: Date },
) {
  await db.run(sql`
    update watch_preference
       set version = version + 1, zone = ${zone}, quiet_from = ${quiet?.from ?? null}, quiet_until = ${quiet?.until ?? null}, digest_minute = ${digestMinute}
     where account_id = ${accountId}::uuid`)
  await saveRules(db, accountId, rules)
  await rescheduleMails(db, accountId, times)
}

/** No more mails of a rule, or of any: the notification centre has them still. What waits is not mailed either. */
export async function stopMails(db: Database, accountId: string, rule: RuleKind | null) {
  const changed = await db.run(sql`
    update watch_rule set channel = 'centre'
     where account_id = ${accountId}::uuid and channel in ('mail', 'digest') and (${rule}::text is null or kind = ${rule}::text)`)
  if (changed === 0) return 0
  await db.run(sql`update watch_preference set version = version + 1 where account_id = ${accountId}::uuid`)
  await db.run(sql`
    update watch_told set mail_at = null
     where account_id = ${accountId}::uuid and letter_id is null and (${rule}::text is null or rule = ${rule}::text)`)
  return changed
}

import { Webhook } from '@fairway/contract/carrier/outbox.schema'
import { FORMER_SECRET_HOURS, OUTBOX_WAITS_S } from '@fairway/contract/carrier/outbox.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

const shown = sql`url, changed_at as "changedAt", failures, rest_until as "restUntil"`

export const findWebhook = (db: Database) => db.find(Webhook, sql`select ${shown} from carrier_webhook`)

export interface NewWebhook {
  url: string
  /** Sealed; null keeps the secret that is there. */
  secret: string | null
}

/** A new address starts afresh; a new secret lets the former one sign along for a while. */
export const saveWebhook = (db: Database, { url, secret }: NewWebhook) =>
  db.one(
    Webhook,
    sql`
    insert into carrier_webhook as w (url, secret) values (${url}, ${secret ?? ''})
    on conflict (only_row) do update set
      url = excluded.url, changed_at = now(), failures = 0, rest_until = null,
      secret = coalesce(${secret}, w.secret),
      former_secret = case when ${secret}::text is null then w.former_secret else w.secret end,
      former_until = case when ${secret}::text is null then w.former_until else now() + make_interval(hours => ${FORMER_SECRET_HOURS}) end
    returning ${shown}`,
  )

export const deleteWebhook = (db: Database) => db.run(sql`delete from carrier_webhook`)

const Target = z.object({ url: z.string(), secrets: z.array(z.string()), failures: z.number() })

/** Where to push at this moment, with the sealed secrets that sign; nothing while it rests after failures. */
export const findTarget = (db: Database) =>
  db.find(
    Target,
    sql`
    select url, array[secret] || case when former_until > now() then array[former_secret] else '{}' end as secrets, failures
      from carrier_webhook where rest_until is null or rest_until <= now()`,
  )

const waits = [...OUTBOX_WAITS_S]
/** So many deliveries in a row have to fail before the receiver itself is taken to be ill. */
export const ILL_AFTER = 3

/** A delivery that worked ends the count; each that failed adds to it, and an ill receiver is left alone ever longer. */
export const noteDelivery = (db: Database, hasWorked: boolean) =>
  hasWorked
    ? db.run(sql`update carrier_webhook set failures = 0, rest_until = null where failures > 0`)
    : db.run(sql`
        update carrier_webhook set failures = failures + 1,
               rest_until = case when failures + 1 >= ${ILL_AFTER}
                 then now() + make_interval(secs => (${waits}::int[])[least(failures + 2 - ${ILL_AFTER}, ${waits.length})]) end`)

const PING_PAUSE_S = 60

/** True for the one server that should ask now whether the receiver is there: nothing was heard for so many seconds. */
export const claimPing = async (db: Database, quietSeconds: number) =>
  (await db.run(sql`
    update carrier_webhook set pinged_at = now()
     where (pinged_at is null or pinged_at < now() - make_interval(secs => ${PING_PAUSE_S}))
       and (select heard_at is null or heard_at < now() - make_interval(secs => ${quietSeconds}) from carrier_intake)`)) >
  0

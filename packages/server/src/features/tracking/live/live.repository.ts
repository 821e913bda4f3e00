import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Watched } from '../../../platform/live/live-changes.ts'
import { sessionInForce } from '../../../platform/session.ts'
import { changedFor } from '../events/cargo-change.repository.ts'

const Sight = z.object({
  id: z.string(),
  snapshot: z.string(),
  changed: z.array(z.number()),
  over: z.array(z.number()),
})

interface WatchedCargo extends Watched {
  /** Whose cargo a topic is about, where it is about everything that one person may see. */
  accountIds: (string | null)[]
  /** The session that such a topic was given to: no more changes are reported when it is over. */
  sessionIds: (string | null)[]
  idleSeconds: number
}

/** Whether the session of a topic still goes on, for its person or for customer service that acts for them. */
const goesOn = (idleSeconds: number) => sql`
  exists (select from session s join account a on a.id = s.account_id
           where s.id = w.session_id and ${sessionInForce(idleSeconds)}
             and (s.account_id = w.account_id or exists (
               select from assumption u where u.session_id = s.id and u.target_id = w.account_id
                  and u.released_at is null and u.expires_at > now())))`

/**
 * Which of these bookings and containers changed after the snapshot of each: a container of theirs, or a voyage that
 * carries it; and for which of these people something changed that they may see now. A row has the id of the
 * transaction that changed it last, which is new to a snapshot that did not see it, also when it began long before and
 * was committed late. A snapshot from ahead of this database is one of another database, to which everything here is
 * new. A number that was cancelled is still watched by pages that showed it before: that is a change. A notified page
 * still has to read the cargo, and gets what guests may see.
 */
export const findChanges = (db: Database, { topics, since, accountIds, sessionIds, idleSeconds }: WatchedCargo) =>
  db.one(
    Sight,
    sql`
    with watched as materialized (
      select w.place, w.since, w.account_id, split_part(w.topic, '/', 1) as booking_no, nullif(split_part(w.topic, '/', 2), '') as container_no,
             w.account_id is not null and not ${goesOn(idleSeconds)} as is_over
        from unnest(${topics}::text[], ${since}::pg_snapshot[], ${accountIds}::uuid[], ${sessionIds}::uuid[])
             with ordinality as w(topic, since, account_id, session_id, place)),
    oldest as (select pg_snapshot_xmin(since) as id from watched where since is not null order by 1 limit 1),
    sailed as materialized (select vvd, changed_in from voyage where changed_in >= (select id from oldest))
    select pg_snapshot_xmin(pg_current_snapshot())::text as id, pg_current_snapshot()::text as snapshot,
           coalesce((
             select array_agg(w.place::int - 1) from watched w left join booking b on b.booking_no = w.booking_no
              where pg_snapshot_xmin(w.since) > pg_snapshot_xmin(pg_current_snapshot())
                 or exists (
                   select from container c
                    where c.booking_id = b.id and (w.container_no is null or c.container_no = w.container_no)
                      and not pg_visible_in_snapshot(c.changed_in, w.since))
                 or (exists (select from sailed) and exists (
                   select from booking_leg g join sailed v on v.vvd = g.vvd
                    where g.booking_id = b.id and not pg_visible_in_snapshot(v.changed_in, w.since)))
                 or (w.account_id is not null and not w.is_over and exists (${changedFor(sql`w.account_id`, sql`w.since`)}))
           ), '{}') as changed,
           coalesce((select array_agg(w.place::int - 1) from watched w where w.is_over), '{}') as over`,
  )

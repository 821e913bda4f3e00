import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { asArray } from '../../../platform/http/bulk.ts'
import type { ContainerIds } from '../estimates/stored-estimate.repository.ts'

export interface TouchedCargo {
  bookingNos: string[]
  vvds: string[]
  /** Containers of bookings that are not named above. */
  containerIds: ContainerIds
}

/**
 * Records for whom this transaction changed something: the parties and sales reps of these bookings, of those that
 * these voyages carry, and of those that these containers belong to. Each once in a transaction, however often it is
 * recorded.
 */
export const insertChanges = (db: Database, { bookingNos, vvds, containerIds }: TouchedCargo) =>
  db.run(sql`
    with touched as materialized (
      select b.id, b.sales_rep from booking b where b.booking_no = any(${asArray(bookingNos)}::text[])
      union all
      select b.id, b.sales_rep from booking b where b.id in (
        select g.booking_id from booking_leg g where g.vvd = any(${vvds}::text[])
        union select c.booking_id from container c where c.id = any(${containerIds}::bigint[])))
    insert into cargo_change (whose)
    select w.whose from (
      select org_id::text as whose from (select distinct p.org_id from booking_party p where p.booking_id = any(array(select id from touched))) parties
      union all select distinct sales_rep from touched where sales_rep is not null) w
     where (select count(*) from cargo_change k where k.whose = w.whose and k.changed_in = pg_current_xact_id()) = 0`) // as a count it is asked by the index, one by one

/** Records the same for bookings, for slices that change something about them. */
export const noteBookings = (db: Database, bookingNos: string[]) =>
  insertChanges(db, { bookingNos, vvds: [], containerIds: [] })

/**
 * What changed after a snapshot for a person, by what they may see at this moment: an account that is closed or has no
 * groups sees nothing, and an organisation counts where the carrier granted the web id, as in every call of theirs.
 * Their own id is the topic of what concerns them alone, such as their notifications; vessel allocation is one topic for
 * everyone who may open it.
 */
export const changedFor = (accountId: Sql, since: Sql) => sql`
  select from account a
   cross join lateral (
     select m.organisation_id::text as whose from account_organisation m where m.account_id = a.id and m.web_id_granted
     union all select a.web_id
     union all select a.id::text
     union all select 'allocation' where a.groups && array['VA', 'VU', 'VS']) seen
   join cargo_change k on k.whose = seen.whose and k.changed_in >= pg_snapshot_xmin(${since})
  where a.id = ${accountId} and a.groups <> '{}' and a.status in ('CONFIRMED', 'ACTIVE')
    and not pg_visible_in_snapshot(k.changed_in, ${since})`

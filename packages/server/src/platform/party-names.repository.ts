import type { PartyRole } from '@fairway/contract/tracking/tracking.values'
import sql, { raw } from 'sql-template-tag'

/**
 * The names of the organisations that have this role in booking `b`; nothing where there are none. Its parties are looked up by
 * themselves: where there are few organisations, PostgreSQL would go through all of them for each booking.
 */
export const partyNames = (role: PartyRole) => sql`(
  select string_agg(o.name, ', ' order by o.name)
    from (select named.org_id from booking_party named where named.booking_id = b.id and named.role = ${raw(`'${role}'`)} offset 0) p
    join organisation o on o.id = p.org_id)`

import sql from 'sql-template-tag'
import type { HomeLineSource } from '../../platform/home-line.ts'

/**
 * Exceptions that are switched on and can apply to nothing any more, by port: their days are over there, or their voyage has
 * come.
 */
export const rulesWithoutEffect: HomeLineSource = {
  kind: 'ruleWithoutEffect',
  allow: ['ADMIN'],
  select: () => sql`
    select null::timestamptz as due_at, null::date as due_on, r.port_code as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           '{}'::json as args
      from eta_rule r join location port on port.code = r.port_code
     where r.is_exception and r.is_active and (
       r.last_on < (business_now() at time zone port.zone)::date
       or (r.vvd is not null and exists (
         select from port_call p where p.vvd = r.vvd and p.location_code = r.port_code and p.arrival_actual_at < business_now() - interval '1 day')))
     group by r.port_code`,
}

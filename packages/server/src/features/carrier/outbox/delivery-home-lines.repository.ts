import { HOME_NAMED } from '@fairway/contract/home/home.values'
import sql from 'sql-template-tag'
import type { HomeLineSource } from '../../../platform/home-line.ts'

/** What the carrier's system did not take and an admin has to send again or drop, the oldest named first. */
export const setAsideDeliveries: HomeLineSource = {
  kind: 'deliverySetAside',
  allow: ['ADMIN'],
  select: () => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('since', min(o.set_aside_at), 'names', array_to_string((array_agg(o.key order by o.id))[1:${HOME_NAMED}], ', ')) as args
      from outbox_entry o where o.set_aside_at is not null having count(*) > 0`,
}

import { CORRECTION_LEFT_HOURS, HOME_NAMED } from '@fairway/contract/home/home.values'
import sql from 'sql-template-tag'
import type { HomeLineSource } from '../../platform/home-line.ts'
import { isOwnOf } from './correction.repository.ts'

/**
 * Corrections that wait for their people: rejected ones, and such as were begun and left. What is in progress is little,
 * however many bookings somebody sees, so it is looked at first.
 */
const correctionsWaiting: HomeLineSource = {
  kind: 'correctionWaiting',
  allow: ['BC', 'BP'],
  select: (reader) => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('status', c.status, 'note', case when count(*) = 1 then coalesce(max(c.carrier_note), '') else '' end,
             'since', min(c.saved_at), 'id', max(c.id)::text,
             'names', array_to_string((array_agg(b.booking_no order by c.saved_at desc, c.id desc))[1:${HOME_NAMED}], ', ')) as args
      from correction c join booking b on b.id = c.booking_id
     where c.status <> 'Completed'
       and (c.status = 'Rejected' or (c.status = 'In Progress' and c.saved_at < now() - make_interval(hours => ${CORRECTION_LEFT_HOURS})))
       and ${isOwnOf(reader)}
     group by c.status`,
}

/** What corrections say on the Home Page. */
export const correctionHomeLines: readonly HomeLineSource[] = [correctionsWaiting]

import { HOME_NAMED } from '@fairway/contract/home/home.values'
import sql from 'sql-template-tag'
import type { HomeLineSource } from '../../platform/home-line.ts'

/** People who confirmed their address and wait for an admin to let them in, whoever waits longest named first. */
export const accountsWaiting: HomeLineSource = {
  kind: 'accountWaiting',
  allow: ['ADMIN'],
  select: () => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('since', min(a.created_at), 'names', (
             select string_agg(concat_ws(' ', w.first_name, w.last_name), ', ' order by w.created_at, w.id)
               from (select * from account where status = 'CONFIRMED' order by created_at, id desc limit ${HOME_NAMED}) w)) as args
      from account a where a.status = 'CONFIRMED' having count(*) > 0`,
}

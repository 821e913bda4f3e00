import {
  NOTIFICATION_CONTAINER_LIMIT,
  type NotificationTone,
} from '@fairway/contract/notifications/notification.values'
import { type NewsKind, newsKinds } from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'

const tones: Partial<Record<NewsKind, NotificationTone>> = {
  watchedHoldSet: 'error',
  watchedHoldCleared: 'success',
  watchedAvailable: 'success',
  watchedUnavailable: 'error',
  watchedLastFree: 'error',
  watchedCutOff: 'error',
}

/**
 * Notifies people of what they watch, from the rows that say who was told of what. The same news of several containers is
 * one notification, of so many at most that a list can be opened with exactly those.
 */
export const insertWatchedNotifications = (db: Database, toldIds: readonly number[]) =>
  db.run(sql`
    with news as materialized (
      select t.account_id, t.kind, t.args, coalesce(t.link, '') as link, t.container_id,
             case when t.container_id is null then t.id
                  else (row_number() over (partition by t.account_id, t.kind, t.args, t.container_id is null order by t.container_id) - 1) / ${NOTIFICATION_CONTAINER_LIMIT}::int end as part
        from watch_told t where t.id = any(${toldIds}::bigint[])),
    grouped as materialized (
      select nextval(pg_get_serial_sequence('notice', 'id')) as id, g.* from (
        select distinct account_id, kind, args, link, part from news order by account_id, kind, args, link, part) g),
    made as (
      insert into notice (id, account_id, kind, tone, args, link) overriding system value
      select g.id, g.account_id, g.kind, case when g.args->>'outcome' in ('success', 'error') then g.args->>'outcome' when g.args ? 'outcome' then 'note' else k.tone end,
             g.args, nullif(g.link, '')
        from grouped g join unnest(${newsKinds}::text[], ${newsKinds.map((kind) => tones[kind] ?? 'note')}::text[]) as k(kind, tone) on k.kind = g.kind
      returning id),
    boxes as (
      insert into notice_box (notice_id, container_id, whose, is_pickup)
      select g.id, n.container_id, n.account_id::text, false
        from news n join grouped g using (account_id, kind, args, link, part) join made m on m.id = g.id where n.container_id is not null)
    insert into cargo_change (whose) select distinct account_id::text from news`)

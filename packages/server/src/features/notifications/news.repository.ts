import { ARRIVAL_MOVED_MINUTES, ARRIVAL_NEWS_HOURS } from '@fairway/contract/home/home.words'
import { NOTICE_NAMED } from '@fairway/contract/notifications/notice.words'
import { holdTypes } from '@fairway/contract/tracking/tracking.words'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { correctionsOf, type NewNotice, requestsOf } from './notice.repository.ts'

/** What was known of a box before a batch. */
export interface FormerBox {
  id: number
  holdMask: number
  terminalWord: string | null
}

const types = [...holdTypes]
/** Older happenings are history when they are told, not news. */
const newsFrom = sql`(select business_now() - make_interval(hours => ${ARRIVAL_NEWS_HOURS}))`

/** One notice per owner, kind, place and detail of the boxes in `box`: how many, and the numbers of some. */
const insertFor = (box: Sql) => sql`
  with box as materialized (${box}),
  owner as (
    select distinct b.id as booking_id, w.whose from booking b
     cross join lateral (select p.org_id::text as whose from booking_party p where p.booking_id = b.id
                         union all select b.sales_rep where b.sales_rep is not null) w
     where b.id in (select booking_id from box))
  insert into notice (whose, kind, tone, args, link)
  select o.whose, box.kind, case box.kind when 'boxReady' then 'success' when 'holdSet' then 'error' else 'note' end,
         box.args || jsonb_build_object('count', count(*)::text, 'place', box.place,
           'boxes', array_to_string((array_agg(box.container_no order by box.container_no))[1:${NOTICE_NAMED}], ', ')),
         case when count(*) = 1 then '/containerDetails/' || min(box.booking_no) || '/' || min(box.container_no) end
    from box join owner o on o.booking_id = box.booking_id
   group by o.whose, box.kind, box.place, box.args`

/** Tells the owners of boxes that became ready to fetch, or that were put on hold, by what was known of them before. */
export const insertBoxNews = (db: Database, _carrier: Viewer, former: readonly FormerBox[]) =>
  db.run(
    insertFor(sql`
    select c.booking_id, b.booking_no, c.container_no, news.kind, news.args, coalesce(b.del_code, b.pod_code) as place
      from unnest(${former.map(({ id }) => id)}::bigint[], ${former.map(({ holdMask }) => holdMask)}::int[],
                  ${former.map(({ terminalWord }) => terminalWord)}::text[]) as f(id, hold_mask, terminal_word)
      join container c on c.id = f.id join booking b on b.id = c.booking_id
     cross join lateral (
       select 'boxReady' as kind, '{}'::jsonb as args
        where c.stage = 'At Destination' and c.terminal_word = 'available' and f.terminal_word is distinct from 'available' and c.last_moved_at >= ${newsFrom}
       union all
       select 'holdSet', jsonb_build_object('hold', h.type) from unnest(${types}::text[]) with ordinality as h(type, nth)
         join container_hold k on k.container_id = c.id and k.type = h.type
        where c.hold_mask & ~f.hold_mask & (1 << (h.nth::int - 1)) <> 0 and k.since >= ${newsFrom}) news
     where not c.removed and b.status <> 'Canceled' and c.stage not in ('Out-gated', 'Empty Returned')`),
  )

/** Tells whoever has open boxes aboard that a ship is now expected much earlier or later at their port of discharge. */
export const insertArrivalNews = (db: Database, _carrier: Viewer, vvds: readonly string[]) =>
  db.run(
    insertFor(sql`
    select c.booking_id, b.booking_no, c.container_no, 'arrivalMoved' as kind, b.pod_code as place,
           jsonb_build_object('vvd', moved.vvd, 'minutes', moved.minutes::text, 'at', to_char(moved.estimated_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
             'reason', coalesce(moved.reason, '')) as args
      from (
        select k.vvd, k.location_code, k.estimated_at, k.reason, round(extract(epoch from k.estimated_at - former.estimated_at) / 60)::int as minutes
          from voyage v join call_estimate k on k.vvd = v.vvd and k.revision = v.revision and k.moment = 'arrival'
          cross join lateral (
            select e.estimated_at from call_estimate e
             where e.vvd = k.vvd and e.seq = k.seq and e.moment = k.moment and e.revision < k.revision order by e.revision desc limit 1) former
         where v.vvd = any(${vvds}::text[]) and k.stated_at >= ${newsFrom}) moved
      join booking b on b.ocean_vvd = moved.vvd and b.pod_code = moved.location_code and b.status <> 'Canceled'
      join container c on c.booking_id = b.id and not c.removed and c.stage not in ('Out-gated', 'Empty Returned')
     where abs(moved.minutes) >= ${ARRIVAL_MOVED_MINUTES}`),
  )

/** Tells every admin that submissions did not reach the carrier: how many, which, and what it said to the first. */
export const insertSetAsideNews = (db: Database, spent: readonly { key: string; reason: string }[]) =>
  db.run(sql`
    with admin as (select id from account where status = 'ACTIVE' and 'ADMIN' = any(groups)),
    told as (
      insert into notice (account_id, kind, tone, args, link)
      select id, 'deliverySetAside', 'error', ${JSON.stringify(setAsideArgs(spent))}::jsonb, '/adminDeliveries' from admin)
    insert into cargo_change (whose) select id::text from admin`)

const setAsideArgs = (spent: readonly { key: string; reason: string }[]) => ({
  count: String(spent.length),
  refs: [...new Set(spent.map(({ key }) => key))].slice(0, NOTICE_NAMED).join(', '),
  reason: spent[0]?.reason ?? '',
})

/** Tells the admin who changed a rule, on all their browsers, how many boxes it moved, once its estimates have followed. */
export const insertRunNews = (db: Database, runId: number) =>
  db.run(sql`
    with told as (
      insert into notice (account_id, kind, tone, args, link)
      select a.id, 'estimatesMoved', 'note',
             jsonb_build_object('rule', e.id::text, 'count', r.moved::text, 'total', r.done::text, 'place', r.port_code),
             case when e.is_exception then '/adminEtaRuleExceptionDetails/' else '/adminEtaRuleSearchDetails/' end || e.id
        from estimate_run r join eta_rule e on e.id = r.rule_id
        join account a on a.username_key = lower(normalize(r.requested_by, nfkc))
       where r.id = ${runId}
      returning account_id)
    insert into cargo_change (whose) select account_id::text from told`)

/** Tells those who work on an organisation's booking requests what the carrier decided on one of them. */
export const insertRequestNews = (db: Database, _carrier: Viewer, orgId: string, news: NewNotice) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    values (${requestsOf(orgId)}, ${news.kind}, ${news.tone}, ${JSON.stringify(news.args)}::jsonb, ${news.link})`)

/** Tells those who correct an organisation's bookings what became of a correction. */
export const insertCorrectionNews = (db: Database, _carrier: Viewer, orgId: string, news: NewNotice) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    values (${correctionsOf(orgId)}, ${news.kind}, ${news.tone}, ${JSON.stringify(news.args)}::jsonb, ${news.link})`)

/** Tells one person alone, on all their browsers. */
export const insertPersonalNews = (db: Database, _carrier: Viewer, accountId: string, news: NewNotice) =>
  db.run(sql`
    with told as (
      insert into notice (account_id, kind, tone, args, link)
      values (${accountId}::uuid, ${news.kind}, ${news.tone}, ${JSON.stringify(news.args)}::jsonb, ${news.link})
      returning account_id)
    insert into cargo_change (whose) select account_id::text from told`)

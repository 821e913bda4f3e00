import { groups } from '@fairway/contract/kit/access'
import { newsKinds, newsRules } from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { mayBeSeenByAccount } from '../../platform/visibility.repository.ts'

const Id = z.object({ id: z.number() })

/** The oldest events, locked: whoever else works skips them, and if this process dies they are free again. */
export const takeEvents = (db: Database, most: number) =>
  db.many(Id, sql`select id from watch_event order by id limit ${most} for update skip locked`)

export const deleteEvents = (db: Database, ids: readonly number[]) =>
  db.run(sql`delete from watch_event where id = any(${ids}::bigint[])`)

/** What each event is about: a container of a booking, or a booking as a whole. A late ship concerns all it brings to that port; its departures and arrivals, those who watch it. */
const targets = sql`
  select e.id as event_id, c.booking_id, c.id as container_id from e join container c on c.id = e.container_id
  union all
  select e.id, e.booking_id, null from e where e.booking_id is not null
  union all
  select e.id, b.id, null from e join booking b on b.ocean_vvd = e.vvd and b.pod_code = e.args->>'place' and b.status <> 'Canceled' where e.kind = 'watchedArrival'`

const Target = z.object({ eventId: z.number(), bookingId: z.number(), containerId: z.number().nullable() })
export type EventTarget = z.output<typeof Target>

/** The same for saved views, which are compared one by one. */
export const findTargets = (db: Database, ids: readonly number[]) =>
  db.many(
    Target,
    sql`
    with e as materialized (select * from watch_event where id = any(${ids}::bigint[]))
    select t.event_id as "eventId", t.booking_id as "bookingId", t.container_id as "containerId" from (${targets}) t`,
  )

const WatchedView = z.object({
  accountId: z.string(),
  since: z.string(),
  grid: z.string(),
  criteria: z.unknown(),
  filters: z.unknown(),
  organisationIds: z.array(z.string()),
  salesRep: z.string(),
  groups: z.array(z.enum(groups)),
})
export type WatchedView = z.output<typeof WatchedView>

/** Saved views that somebody watches who may see one of these bookings; a view that is no longer shared is not there. */
export const findViews = (db: Database, bookingIds: readonly number[]) =>
  db.many(
    WatchedView,
    sql`
    select a.id as "accountId", w.since, v.grid, v.content->'criteria' as criteria, v.content->'state'->'filters' as filters,
           own.ids as "organisationIds", a.web_id as "salesRep", a.groups
      from watch w join grid_view v on v.id = w.view_id join account a on a.id = w.account_id
     cross join lateral (
       select coalesce(array_agg(m.organisation_id::text), '{}') as ids from account_organisation m where m.account_id = a.id and m.web_id_granted) own
     where a.status = 'ACTIVE' and (v.account_id = a.id or (v.shared_with::text = any(own.ids) and exists (
             select from account_organisation m where m.account_id = v.account_id and m.organisation_id = v.shared_with and m.web_id_granted)))
       and exists (select from booking b where b.id = any(${bookingIds}::bigint[])
                    and ${mayBeSeenByAccount({ roles: sql`null::text[]`, orgId: sql`null::uuid` })})`,
  )

/** Whether account `a` may know of `n` now: the groups, and its booking `b`. What is about a ship alone is public. */
const mayKnow = sql`(
  case when n.booking_id is null then n.org_id is null and cardinality(a.groups) > 0 or n.org_id is not null and a.groups && n.groups
       and exists (select from account_organisation m where m.account_id = a.id and m.organisation_id = n.org_id and m.web_id_granted)
       else a.groups && n.groups and ${mayBeSeenByAccount({ roles: sql`n.roles`, orgId: sql`n.org_id` })} end)`

export interface ViewHit {
  eventId: number
  bookingId: number
  accountId: string
  since: string
}

const Told = z.object({
  id: z.number(),
  channel: z.enum(['centre', 'mail', 'digest']),
  isNoticed: z.boolean(),
  isMailed: z.boolean(),
  zone: z.string(),
  quietFrom: z.number().nullable(),
  quietUntil: z.number().nullable(),
  digestMinute: z.number(),
})
export type ToldRow = z.output<typeof Told>

/** How far an arrival moved since the reader was last told, or since they began to watch. */
const moved = sql`
  left join lateral (
    select round(extract(epoch from (n.args->>'at')::timestamptz - coalesce(
      (select (t.args->>'at')::timestamptz from watch_told t
        where t.account_id = a.id and t.vvd = n.vvd and t.kind = n.kind and t.args->>'place' = n.args->>'place' order by t.id desc limit 1),
      (select k.estimated_at from call_estimate k
        where k.vvd = n.vvd and k.location_code = n.args->>'place' and k.moment = 'arrival' and k.revision < (n.args->>'revision')::int and k.stated_at <= n.since order by k.revision desc limit 1),
      (n.args->>'was')::timestamptz)) / 60)::int as minutes
     where n.kind = 'watchedArrival') moved on true`

/**
 * Notes who is told of these events. Everything is asked of the database at this moment: who watches, what their rules
 * say, and whether they may see it. The key keeps each person from being told twice.
 */
export const insertTold = (db: Database, ids: readonly number[], hits: readonly ViewHit[]) =>
  db.many(
    Told,
    sql`
    with e as materialized (select * from watch_event where id = any(${ids}::bigint[])),
    target as materialized (${targets}),
    hit as (
      select t.event_id, t.booking_id, w.account_id, w.since from target t join watch w on w.container_id = t.container_id
      union all
      select t.event_id, t.booking_id, w.account_id, w.since from target t join watch w on w.booking_id = t.booking_id
      union all
      select t.event_id, t.booking_id, w.account_id, w.since from target t join container c on c.booking_id = t.booking_id
        join watch w on w.container_id = c.id where t.container_id is null
      union all
      select t.event_id, t.booking_id, w.account_id, w.since from target t join e on e.id = t.event_id
        join bill l on l.booking_id = t.booking_id and l.bl_no = coalesce(e.bl_no, l.bl_no) join watch w on w.bl_no = l.bl_no
      union all
      select e.id, null, w.account_id, w.since from e join voyage v on v.vvd = e.vvd join watch w on w.vessel_code = v.vessel_code
       where e.args->>'isNext' = 'true'
      union all
      select v.* from unnest(${hits.map(({ eventId }) => eventId)}::bigint[], ${hits.map(({ bookingId }) => bookingId)}::bigint[],
        ${hits.map(({ accountId }) => accountId)}::uuid[], ${hits.map(({ since }) => since)}::timestamptz[]) as v),
    chosen as materialized (
      select distinct on (a.id, n.key) a.id as account_id, n.key, n.kind, r.kind as rule, r.channel, n.link, n.container_id, n.booking_id, n.vvd, n.roles,
             n.groups, n.org_id, n.args - 'was' - 'isNext' - 'revision' || case when moved.minutes is null then '{}' else jsonb_build_object('minutes', moved.minutes::text) end as args,
             n.booking_id is not null and n.noticed && a.groups as is_noticed, n.mailed_to is not distinct from a.id as is_mailed
        from (
          select coalesce(e.key, 'event ' || e.id) as key, e.kind, e.link, e.container_id, h.booking_id, e.vvd, e.roles, e.groups, e.org_id, e.args, e.step,
                 e.noticed, e.mailed_to, h.account_id, h.since
            from hit h join e on e.id = h.event_id) n
        join account a on a.id = n.account_id and a.status = 'ACTIVE'
        join unnest(${newsKinds}::text[], ${newsKinds.map((kind) => newsRules[kind])}::text[]) as k(kind, rule) on k.kind = n.kind
        join watch_rule r on r.account_id = a.id and r.kind = k.rule and r.channel <> 'off'
        left join booking b on b.id = n.booking_id ${moved}
       where ${mayKnow} and (n.step is null or n.step <= r.threshold) and (n.kind <> 'watchedArrival' or abs(moved.minutes) > r.threshold * 60)
       order by a.id, n.key, n.booking_id nulls last, n.since),
    told as (
      insert into watch_told (account_id, key, kind, rule, args, link, container_id, booking_id, vvd, roles, groups, org_id)
      select account_id, key, kind, rule, args, link, container_id, booking_id, vvd, roles, groups, org_id from chosen order by account_id, key
      on conflict (account_id, key) do nothing
      returning id, account_id, key)
    select told.id, c.channel, c.is_noticed as "isNoticed", c.is_mailed as "isMailed", p.zone, p.quiet_from as "quietFrom", p.quiet_until as "quietUntil",
           p.digest_minute as "digestMinute"
      from told join chosen c using (account_id, key) join watch_preference p using (account_id)`,
  )

/** Notes that these people are told of a letter that runs out, each once for its day, where they belong to it. */
export const insertLetterReminders = (
  db: Database,
  accountIds: readonly string[],
  { reference, day, link, orgIds }: { reference: string; day: string; link: string; orgIds: readonly string[] },
) =>
  db.many(
    Told,
    sql`
    with told as (
      insert into watch_told (account_id, key, kind, rule, args, link, groups, org_id)
      select distinct on (m.account_id) m.account_id, concat_ws(' ', 'letter', ${reference}::text, ${day}::text, business_now()::date), 'watchedLetter', 'letter',
             jsonb_build_object('reference', ${reference}::text, 'day', ${day}::text), ${link}, array['BL'], m.organisation_id
        from account_organisation m
       where m.account_id = any(${accountIds}::uuid[]) and m.organisation_id = any(${orgIds}::uuid[]) and m.web_id_granted
       order by m.account_id, m.organisation_id
      on conflict (account_id, key) do nothing
      returning id, account_id)
    select told.id, r.channel, true as "isNoticed", false as "isMailed", p.zone, p.quiet_from as "quietFrom", p.quiet_until as "quietUntil",
           p.digest_minute as "digestMinute"
      from told join watch_preference p using (account_id) join watch_rule r on r.account_id = told.account_id and r.kind = 'letter' and r.channel <> 'off'`,
  )

export interface MailTime {
  id: number
  at: Date
}

export const scheduleMails = (db: Database, times: readonly MailTime[]) =>
  db.run(sql`
    update watch_told t set mail_at = g.at
      from unnest(${times.map(({ id }) => id)}::bigint[], ${times.map(({ at }) => at.toISOString())}::timestamptz[]) as g(id, at) where t.id = g.id`)

const Letter = z.object({ letterId: z.string(), accountId: z.string() })

/** So many people are written to in one transaction. */
const LETTERS = 100

/**
 * Puts all that waits for a person by now into one letter. Two processes never write to the same person, because each
 * locks the person's preferences.
 */
export const takeDueLetters = (db: Database, now: Date) =>
  db.many(
    Letter,
    sql`
    with due as (
      select distinct account_id from watch_told where mail_at <= ${now.toISOString()}::timestamptz and letter_id is null limit ${LETTERS}),
    reader as materialized (
      select p.account_id, gen_random_uuid() as letter_id from watch_preference p where p.account_id in (select account_id from due) for update skip locked),
    written as (
      update watch_told t set letter_id = r.letter_id from reader r
       where t.account_id = r.account_id and t.mail_at <= ${now.toISOString()}::timestamptz and t.letter_id is null
      returning t.letter_id, t.account_id)
    select distinct letter_id as "letterId", account_id as "accountId" from written`,
  )

const LetterNews = z.object({
  accountId: z.string(),
  username: z.string(),
  language: z.enum(['en', 'zh', 'vi']),
  kind: z.enum(newsKinds),
  rule: z.string(),
  args: z.record(z.string(), z.string()),
  link: z.string().nullable(),
  containerNo: z.string().nullable(),
  bookingNo: z.string().nullable(),
  at: z.string(),
})
export type LetterNews = z.output<typeof LetterNews>

/** What a letter has to say at this moment: what its reader may still see, by rules that still mail. */
export const findLetterNews = (db: Database, letterId: string) =>
  db.many(
    LetterNews,
    sql`
    select a.id as "accountId", a.username, a.language, n.kind, n.rule, n.args, n.link, c.container_no as "containerNo", b.booking_no as "bookingNo", n.told_at as at
      from watch_told n join account a on a.id = n.account_id and a.status = 'ACTIVE'
      join watch_rule r on r.account_id = a.id and r.kind = n.rule and r.channel in ('mail', 'digest')
      left join booking b on b.id = n.booking_id left join container c on c.id = n.container_id
     where n.letter_id = ${letterId}::uuid and ${mayKnow} order by n.id`,
  )

import { ARRIVAL_NEWS_HOURS } from '@fairway/contract/home/home.values'
import type { Group } from '@fairway/contract/kit/access'
import type { PartyRole } from '@fairway/contract/tracking/tracking.values'
import type { NewsKind } from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import type { Database } from './database/database.ts'

/** What happened before is history when it is reported, not news. */
export const newsFrom = sql`(select business_now() - make_interval(hours => ${ARRIVAL_NEWS_HOURS}))`

/** Something that people who watch may want to know. */
export interface NewWatchEvent {
  kind: NewsKind
  /** The same for news that is told once, however often it happens. */
  key?: string
  /** What happened long ago is history that the carrier loads, not news. */
  happenedAt?: string
  bookingNo: string
  blNo?: string
  args: Record<string, string>
  /** A page of the portal. */
  link?: string
  /** The parties who may know of it; all of them and the sales rep where none is named. */
  roles?: readonly PartyRole[]
  /** A reader needs one of them. */
  groups: readonly Group[]
  /** Only people of this organisation may know of it. */
  orgId?: string | null
  /** People of these groups find it in the notification centre already. */
  noticed?: readonly Group[]
  /** The account that gets a mail about it anyway. */
  mailedTo?: string | null
}

/**
 * Notes that something happened to a booking, in the transaction of its cause. Who watches it is found out later: the
 * carrier does not wait for that. A booking that is not known has no watchers.
 */
export async function noteWatchEvents(db: Database, events: readonly NewWatchEvent[]) {
  if (events.length === 0) return
  await db.run(sql`
    insert into watch_event (kind, key, booking_id, bl_no, args, link, roles, groups, org_id, noticed, mailed_to)
    select g.kind, g.key, b.id, g."blNo", g.args, g.link, g.roles, g.groups, g."orgId", coalesce(g.noticed, '{}'), g."mailedTo"
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as g(kind text, key text, "happenedAt" timestamptz, "bookingNo" text, "blNo" text, args jsonb, link text,
           roles text[], groups text[], "orgId" uuid, noticed text[], "mailedTo" uuid)
      join booking b on b.booking_no = g."bookingNo"
     where coalesce(g."happenedAt" >= ${newsFrom}, true)`)
}

/** The bookings of everybody who watches something, for what is due as time passes. */
export const bookingsOfWatchers = sql`
  select p.booking_id from booking_party p
   where p.org_id = any(array(
     select m.organisation_id from account_organisation m
      where m.web_id_granted and exists (select from watch w where w.account_id = m.account_id)))
  union
  select own.id from booking own
   where own.sales_rep in (select a.web_id from account a where exists (select from watch w where w.account_id = a.id))`

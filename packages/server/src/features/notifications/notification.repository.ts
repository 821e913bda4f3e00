import { type NotificationsReply, UserNotification } from '@fairway/contract/notifications/notification.schema'
import {
  NOTIFICATION_PAGE_SIZE,
  type NotificationKind,
  type NotificationTone,
  UNREAD_CAP,
} from '@fairway/contract/notifications/notification.values'
import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import { Places } from '@fairway/contract/tracking/tracking.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PersonViewer } from '../../platform/viewer.ts'

/** The owner of notifications for those who work on an organisation's booking requests, and nobody else there. */
export const requestsRecipient = (organisationId: string) => `${organisationId}/requests`

/** The same for those who correct its bookings. */
export const correctionsRecipient = (organisationId: string) => `${organisationId}/corrections`

const INSTRUCTIONS = 'instructions'
/** The same for those who write its shipping instructions, in a statement over many organisations. */
export const instructionsRecipient = (organisationId: Sql) =>
  sql`${organisationId}::text || '/' || ${INSTRUCTIONS}::text`

/** The same for those who weigh its containers. */
export const weighingRecipient = (organisationId: string) => `${organisationId}/vgm`

/** The same for those who look after its invoices. */
export const billingRecipient = (organisationId: string) => `${organisationId}/billing`

/** The same for those who look after its letters of indemnity. */
export const lettersRecipient = (organisationId: string) => `${organisationId}/letters`

/** Whose notifications this person reads, beside their own; those of containers need a group that may see them. */
function recipientsOf({ organisationIds, webId, groups }: PersonViewer) {
  if (groups.length === 0) return []
  const works = groups.includes('BR') || groups.includes('BS')
  const corrects = groups.includes('BC') || groups.includes('BP')
  const instructs = groups.includes('SI') || groups.includes('BS')
  return [
    ...(seesOwnCargo(groups) ? [...organisationIds, webId] : []),
    ...(works ? organisationIds.map(requestsRecipient) : []),
    ...(corrects ? organisationIds.map(correctionsRecipient) : []),
    ...(instructs ? organisationIds.map((id) => `${id}/${INSTRUCTIONS}`) : []),
    ...(groups.includes('VG') ? organisationIds.map(weighingRecipient) : []),
    ...(groups.includes('SD') ? organisationIds.map(billingRecipient) : []),
    ...(groups.includes('BL') || groups.includes('OL') ? organisationIds.map(lettersRecipient) : []),
  ]
}

/** Notifications `n` for this person before one of them, newest first, `most` at most: one index scan per owner. */
const notificationsFor = (viewer: PersonViewer, before: string | undefined, most: number) => sql`
  select n.* from (
    (select * from notice where account_id = ${viewer.accountId}::uuid and id < coalesce(${before ?? null}::bigint, 9223372036854775807) order by id desc limit ${most})
    union all
    select own.* from unnest(${recipientsOf(viewer)}::text[]) as name(whose) cross join lateral (
      select * from notice k where k.whose = name.whose and k.id < coalesce(${before ?? null}::bigint, 9223372036854775807) order by k.id desc limit ${most}) own) n
   order by n.id desc limit ${most}`

const isRead = ({ accountId }: PersonViewer) => sql`(
  n.id <= coalesce((select r.read_up_to from notice_reader r where r.account_id = ${accountId}::uuid), 0)
  or exists (select from notice_read r where r.account_id = ${accountId}::uuid and r.notice_id = n.id))`

/** A page of somebody's notifications, and one more if there is one. */
export const findNotifications = (db: Database, viewer: PersonViewer, before: string | undefined) =>
  db.many(
    UserNotification,
    sql`
    select n.id::text as id, n.at, n.kind, n.tone, n.args, n.link, ${isRead(viewer)} as "isRead",
           (select coalesce(json_agg(json_build_object('containerNo', c.container_no, 'bookingNo', b.booking_no) order by c.container_no, b.booking_no), '[]')
              from notice_box k join container c on c.id = k.container_id join booking b on b.id = c.booking_id where k.notice_id = n.id) as boxes
      from (${notificationsFor(viewer, before, NOTIFICATION_PAGE_SIZE + 1)}) n order by n.id desc`,
  )

const State = z.object({ unread: z.number(), liveFrom: z.string() }) satisfies z.ZodType<
  Pick<NotificationsReply, 'unread' | 'liveFrom'>
>

/** How many of the latest are unread, and the id after which notifications are new. */
export const findState = (db: Database, viewer: PersonViewer) =>
  db.one(
    State,
    sql`
    select (select count(*)::int from (
              select from (${notificationsFor(viewer, undefined, 3 * UNREAD_CAP)}) n where not ${isRead(viewer)} limit ${UNREAD_CAP}) counted) as unread,
           ${liveFrom} as "liveFrom"`,
  )

const Place = Places.valueType

/** The places that notifications name, by code. */
export async function findPlaces(db: Database, codes: readonly string[]): Promise<Places> {
  if (codes.length === 0) return {}
  const found = await db.many(
    Place,
    sql`
    select code, port_code as port, json_build_object('en', name_en, 'zh', name_zh, 'vi', name_vi) as name, zone, country
      from location where code = any(${codes}::text[])`,
  )
  return Object.fromEntries(found.map((place) => [place.code, place]))
}

export interface NewNotification {
  kind: NotificationKind
  tone: NotificationTone
  args: Record<string, string>
  link: string | null
}

/** Marks those of some notifications `n` as read that are for this person. */
const insertReadsWhere = (db: Database, viewer: PersonViewer, are: Sql) =>
  db.run(sql`
    insert into notice_read (account_id, notice_id)
    select ${viewer.accountId}::uuid, n.id from notice n
     where (n.account_id = ${viewer.accountId}::uuid or n.whose = any(${recipientsOf(viewer)}::text[])) and ${are}
    on conflict do nothing`)

export const insertReads = (db: Database, viewer: PersonViewer, ids: readonly string[]) =>
  insertReadsWhere(db, viewer, sql`n.id = any(${ids}::bigint[])`)

/**
 * Marks everything up to one notification as read. A number says so for those that are an hour old; the others are
 * marked one by one, because one with a lower number may still be on its way in a transaction that has not ended.
 * Single marks up to that number are no longer needed.
 */
export async function markReadUpTo(db: Database, viewer: PersonViewer, id: string) {
  const { accountId } = viewer
  await db.run(sql`
    insert into notice_reader (account_id, read_up_to)
    values (${accountId}::uuid, least(${id}::bigint, coalesce(
      (select id from notice where at < now() - interval '1 hour' order by at desc, id desc limit 1), 0)))
    on conflict (account_id) do update set read_up_to = greatest(notice_reader.read_up_to, excluded.read_up_to)`)
  await insertReadsWhere(
    db,
    viewer,
    sql`n.id > (select read_up_to from notice_reader where account_id = ${accountId}::uuid) and n.id <= ${id}::bigint`,
  )
  await db.run(sql`
    delete from notice_read r using notice_reader k
     where k.account_id = ${accountId}::uuid and r.account_id = k.account_id and r.notice_id <= k.read_up_to`)
}

/** The other browsers of this person are notified. */
export const insertOwnChange = (db: Database, { accountId }: PersonViewer) =>
  db.run(sql`insert into cargo_change (whose) values (${accountId})`)

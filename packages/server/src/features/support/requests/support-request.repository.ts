import { SupportFile, SupportHead, SupportRequest } from '@fairway/contract/support/support-request.schema'
import { SUPPORT_CAP, type SupportStatus } from '@fairway/contract/support/support-request.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { mayBeSeenBy, scopeOf } from '../../../platform/visibility.repository.ts'

const accountOf = (viewer: Viewer) => (viewer.kind === 'person' ? viewer.accountId : null)
/** Whether request `r` is the viewer's own, or the viewer answers requests. */
const isOpenTo = (viewer: Viewer) => {
  const isStaff = viewer.kind === 'person' && (viewer.groups.includes('CSR') || viewer.groups.includes('ADMIN'))
  return sql`(r.account_id = ${accountOf(viewer)}::uuid or ${isStaff}::boolean)`
}

const headFields = sql`
  r.id, 'SR' || lpad(r.id::text, greatest(6, length(r.id::text)), '0') as number, r.revision, r.status, r.office, r.subject,
  r.asked_at as "askedAt", r.asked_by as "askedBy", r.organisation, r.changed_at as "changedAt"`

/** One request with what was written about it. */
export const findRequest = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    SupportRequest,
    sql`
    select ${headFields}, r.message, r.page, r.booking_no as "bookingNo", r.container_no as "containerNo",
           (select coalesce(json_agg(json_build_object('id', f.id, 'name', s.name, 'bytes', s.byte_size) order by f.id), '[]')
              from support_file f join stored_file s on s.id = f.file_id where f.request_id = r.id) as files,
           (select coalesce(json_agg(json_build_object('id', m.id, 'at', m.written_at, 'by', m.written_by, 'isAnswer', m.is_answer,
                     'text', m.text) order by m.id), '[]') from support_message m where m.request_id = r.id) as messages
      from support_request r where r.id = ${id} and ${isOpenTo(viewer)}`,
  )

const Listed = z.object({ requests: z.array(SupportHead), total: z.number() })

/** What the viewer asked, newest first. */
export const findOwn = (db: Database, viewer: Viewer) =>
  db.one(
    Listed,
    sql`
    select (select coalesce(json_agg(row_to_json(w) order by w.id desc), '[]')
              from (select ${headFields} from support_request r where r.account_id = ${accountOf(viewer)}::uuid
                     order by r.id desc limit ${SUPPORT_CAP}) w) as requests,
           (select count(*)::int from support_request where account_id = ${accountOf(viewer)}::uuid) as total`,
  )

/** What everybody asked, for those who answer: whoever has waited longest comes first. */
export const findDesk = (
  db: Database,
  { office, status }: { office: string | undefined; status: SupportStatus | undefined },
) =>
  db.one(
    Listed,
    sql`
    with found as (
      select r.* from support_request r
       where (${office ?? null}::text is null or r.office = ${office ?? null}::text)
         and (${status ?? null}::text is null or r.status = ${status ?? null}::text))
    select (select coalesce(json_agg(row_to_json(w) order by w."changedAt", w.id), '[]')
              from (select ${headFields} from found r order by r.changed_at, r.id limit ${SUPPORT_CAP}) w) as requests,
           (select count(*)::int from found) as total`,
  )

const Today = z.object({ today: z.number() })

/** How many requests somebody sent within a day. Whoever sends another one under the same name meanwhile waits. */
export async function lockSender(db: Database, viewer: Viewer) {
  await db.run(sql`select from account where id = ${accountOf(viewer)}::uuid for no key update`)
  return db.one(
    Today,
    sql`
    select count(*)::int as today from support_request
     where account_id = ${accountOf(viewer)}::uuid and asked_at > now() - interval '1 day'`,
  )
}

const Cargo = z.object({ hasBooking: z.boolean(), hasContainer: z.boolean() })

/** Whether the viewer sees such a booking, and such a container of it or of any booking. */
export const findCargo = (db: Database, viewer: Viewer, cargo: { bookingNo: string; containerNo: string }) =>
  db.one(
    Cargo,
    sql`
    select exists (select from booking b where b.booking_no = ${cargo.bookingNo} and ${mayBeSeenBy(scopeOf(viewer))}) as "hasBooking",
           exists (select from container c join booking b on b.id = c.booking_id
                    where c.container_no = ${cargo.containerNo} and ${cargo.bookingNo} in ('', b.booking_no)
                      and ${mayBeSeenBy(scopeOf(viewer))}) as "hasContainer"`,
  )

const Organisation = z.object({ name: z.string().nullable() })

/** The company by which the carrier knows the viewer. */
export const findOrganisation = async (db: Database, viewer: Viewer) =>
  (
    await db.one(
      Organisation,
      sql`
      select (select o.name from organisation o where o.id = any(${scopeOf(viewer).organisationIds}::uuid[]) order by o.name limit 1) as name`,
    )
  ).name

interface NewRequest {
  by: string
  actingUser: string | null
  organisation: string | null
  office: string
  subject: string
  message: string
  page: string
  bookingNo: string
  containerNo: string
}

const Id = z.object({ id: z.number() })

export const insertRequest = async (db: Database, viewer: Viewer, asked: NewRequest) =>
  (
    await db.one(
      Id,
      sql`
      insert into support_request (account_id, asked_by, stood_in, organisation, office, subject, message, page, booking_no, container_no)
      values (${accountOf(viewer)}::uuid, ${asked.by}, ${asked.actingUser}, ${asked.organisation}, ${asked.office}, ${asked.subject},
              ${asked.message}, ${asked.page}, ${asked.bookingNo}, ${asked.containerNo})
      returning id`,
    )
  ).id

const RequestRow = SupportHead.extend({ accountId: z.string(), messages: z.number() })
export type RequestRow = z.output<typeof RequestRow>

/** A request to write on: an own one, or any for those who answer. */
export async function lockRequest(db: Database, viewer: Viewer, { id, isOwn }: { id: number; isOwn: boolean }) {
  const isWanted = isOwn ? sql`r.account_id = ${accountOf(viewer)}::uuid` : isOpenTo(viewer)
  if ((await db.run(sql`select from support_request r where r.id = ${id} and ${isWanted} for update`)) === 0)
    return undefined
  const found = await db.find(
    RequestRow,
    sql`
    select ${headFields}, r.account_id as "accountId",
           (select count(*)::int from support_message m where m.request_id = r.id) as messages
      from support_request r where r.id = ${id} and ${isWanted}`,
  )
  return found && asLocked(found)
}

interface NewMessage {
  by: string
  actingUser: string | null
  isAnswer: boolean
  text: string
  status: SupportStatus
}

export async function insertMessage(
  db: Database,
  { id }: Locked<RequestRow>,
  { by, actingUser, isAnswer, text, status }: NewMessage,
) {
  await db.run(sql`
    insert into support_message (request_id, written_by, stood_in, is_answer, text) values (${id}, ${by}, ${actingUser}, ${isAnswer}, ${text})`)
  await db.run(sql`
    update support_request set revision = revision + 1, status = ${status}, changed_at = now() where id = ${id}`)
}

const Waiting = z.object({ waiting: z.number() })

/** How many files wait for a request of the viewer; whoever adds another one meanwhile waits. */
export async function lockWaitingFiles(db: Database, viewer: Viewer) {
  await db.run(sql`select from account where id = ${accountOf(viewer)}::uuid for no key update`)
  return db.one(
    Waiting,
    sql`
    select count(*)::int as waiting from support_file
     where account_id = ${accountOf(viewer)}::uuid and request_id is null and added_at > now() - interval '1 day'`,
  )
}

export const insertFile = (db: Database, viewer: Viewer, fileId: string) =>
  db.one(
    SupportFile,
    sql`
    with added as (
      insert into support_file (account_id, file_id) values (${accountOf(viewer)}::uuid, ${fileId}::uuid) returning id, file_id)
    select a.id, s.name, s.byte_size as bytes from added a join stored_file s on s.id = a.file_id`,
  )

/** Removes a file of the viewer that was not sent. */
export const removeFile = (db: Database, viewer: Viewer, id: number) =>
  db.run(sql`
    delete from stored_file where id in (
      select f.file_id from support_file f where f.id = ${id} and f.account_id = ${accountOf(viewer)}::uuid and f.request_id is null)`)

const Attached = z.object({ fileId: z.string() })

/** Gives waiting files of the viewer to a request, for good; those that are none of theirs are left out. */
export const attachFiles = (
  db: Database,
  viewer: Viewer,
  { requestId, ids }: { requestId: number; ids: readonly number[] },
) =>
  db.many(
    Attached,
    sql`
    with given as (
      update support_file set request_id = ${requestId}
       where id = any(${ids}::bigint[]) and account_id = ${accountOf(viewer)}::uuid and request_id is null returning id, file_id),
    stays as (update stored_file set keep_until = null where id in (select file_id from given))
    select file_id as "fileId" from given order by id`,
  )

const StoredSupportFile = z.object({
  fileId: z.string(),
  name: z.string(),
  mediaType: z.string(),
  byteSize: z.number(),
})

/** A file that the viewer added, or one of a request that is open to them. */
export const findFile = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    StoredSupportFile,
    sql`
    select s.id as "fileId", s.name, s.media_type as "mediaType", s.byte_size as "byteSize"
      from support_file f join stored_file s on s.id = f.file_id left join support_request r on r.id = f.request_id
     where f.id = ${id} and (f.account_id = ${accountOf(viewer)}::uuid or ${isOpenTo(viewer)} and r.id is not null)`,
  )

const Recipient = z.object({ to: z.string(), language: z.enum(['en', 'zh', 'vi']) })

/** Where whoever asked reads their mail. */
export const findAsker = (db: Database, { accountId }: Locked<RequestRow>) =>
  db.find(Recipient, sql`select username as to, language from account where id = ${accountId}::uuid`)

const Now = z.object({ now: z.string() })
export const readNow = async (db: Database) => (await db.one(Now, sql`select business_now() as now`)).now

import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { WeighingTicket } from '@fairway/contract/vgm/vgm.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { vgmSeenBy } from './vgm.repository.ts'

const TicketedBooking = z.object({ bookingNo: z.string(), tickets: z.number() })
export type TicketedBooking = z.output<typeof TicketedBooking>

/** A booking whose papers the viewer may see, with how many tickets it has; whoever adds another one meanwhile waits. */
export async function lockBooking(db: Database, viewer: Viewer, bookingNo: string) {
  await db.run(sql`
    select from booking b where b.booking_no = ${bookingNo} and ${vgmSeenBy(viewer)} for no key update of b`)
  const found = await db.find(
    TicketedBooking,
    sql`
    select b.booking_no as "bookingNo", (select count(*)::int from weighing_ticket t where t.booking_no = b.booking_no) as tickets
      from booking b where b.booking_no = ${bookingNo} and ${vgmSeenBy(viewer)}`,
  )
  return found && asLocked(found)
}

interface NewTicket {
  containerNo: string | null
  fileId: string
  by: string
}

export const insertTicket = (
  db: Database,
  { bookingNo }: Locked<TicketedBooking>,
  { containerNo, fileId, by }: NewTicket,
) =>
  db.one(
    WeighingTicket,
    sql`
    with added as (
      insert into weighing_ticket (booking_no, container_no, file_id, added_by)
      values (${bookingNo}, ${containerNo}, ${fileId}::uuid, ${by}) returning *)
    select t.id, t.container_no as "containerNo", f.name, f.media_type as type, f.byte_size as bytes, t.added_at as "addedAt",
           t.added_by as "addedBy"
      from added t join stored_file f on f.id = t.file_id`,
  )

const StoredTicket = z.object({
  id: z.number(),
  bookingNo: z.string(),
  fileId: z.string(),
  name: z.string(),
  mediaType: z.string(),
  addedAt: InstantOut,
  /** Something was sent since it was added: it belongs to what the carrier was told. */
  isSent: z.boolean(),
})
export type StoredTicket = z.output<typeof StoredTicket>

/** A ticket of a booking whose papers the viewer may see. */
export const findTicket = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    StoredTicket,
    sql`
    select t.id, t.booking_no as "bookingNo", t.file_id as "fileId", f.name, f.media_type as "mediaType", t.added_at as "addedAt",
           coalesce((select v.submitted_at >= t.added_at from vgm v where v.booking_no = b.booking_no), false) as "isSent"
      from weighing_ticket t join booking b on b.booking_no = t.booking_no join stored_file f on f.id = t.file_id
     where t.id = ${id} and ${vgmSeenBy(viewer)}`,
  )

/** Removes a ticket and its file, unless somebody was faster. */
export const deleteTicket = (db: Database, { bookingNo }: Locked<TicketedBooking>, { id, fileId }: StoredTicket) =>
  db.run(sql`
    with gone as (delete from weighing_ticket where id = ${id} and booking_no = ${bookingNo} returning file_id)
    update stored_file set keep_until = now() where id = ${fileId}::uuid and id in (select file_id from gone)`)

import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Locked } from '../../../platform/locked.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { documentsMayBeSeenBy, scopeOf } from '../../../platform/visibility.repository.ts'
import { releaseBills } from '../bill-release.repository.ts'
import { letterMayBeSeenBy, type StoredLetter } from './one-time-letter.repository.ts'

const Signed = z.object({ at: z.string() })

/**
 * The letter is signed: its bills wait no longer and are released as what they are, the holds for the letter are cleared,
 * and instructions need none any more. The status history and the activity of the bookings say who signed.
 */
export async function saveSignature(
  db: Database,
  { id, reference, bills }: Locked<StoredLetter>,
  { signer, username, fileId }: { signer: string; username: string; fileId: string },
): Promise<string> {
  const blNos = bills.map(({ blNo }) => blNo)
  const { at } = await db.one(
    Signed,
    sql`
    update one_time_letter set signed_by = ${signer}, signed_at = business_now(), file_id = ${fileId}::uuid where id = ${id}
    returning signed_at as at`,
  )
  await releaseBills(
    db,
    blNos.map((blNo) => ({ blNo, reference })),
    username,
  )
  await db.run(
    sql`update shipping_instruction set needs_letter = false where bl_no = any(${blNos}::text[]) and needs_letter`,
  )
  return at
}

/** The newest signed letter of booking `b`, where every sea waybill and telex release of it is covered by one. */
export const signedOneTimeLetter = sql`(
  select g.reference from bill l join one_time_letter_bill m on m.bl_no = l.bl_no
    join one_time_letter g on g.id = m.letter_id and g.signed_at is not null
   where l.booking_id = b.id and not exists (
     select from bill other where other.booking_id = b.id and other.type in ('TLX', 'SW') and not exists (
       select from one_time_letter_bill k join one_time_letter s on s.id = k.letter_id and s.signed_at is not null
        where k.bl_no = other.bl_no))
   order by g.signed_at desc, g.id desc limit 1)`

const LetterFile = z.object({ bookingId: z.number(), fileId: z.string(), name: z.string() })
/** A signed letter by its number, for whoever may see it; it is filed under the first of its bookings. */
export const findLetterFile = (db: Database, viewer: Viewer, reference: string) =>
  db.find(
    LetterFile,
    sql`
    select b.id as "bookingId", g.file_id as "fileId", f.name
      from one_time_letter g join stored_file f on f.id = g.file_id
      join one_time_letter_bill m on m.letter_id = g.id join bill l on l.bl_no = m.bl_no join booking b on b.id = l.booking_id
     where g.reference = ${reference} and ${documentsMayBeSeenBy(scopeOf(viewer))} and ${letterMayBeSeenBy(scopeOf(viewer))}
     order by m.bl_no limit 1`,
  )

const SignedLetter = z.object({ reference: z.string(), by: z.string(), at: z.string() })
/** The signed letters about bills of a booking, for whoever may see all that they cover. */
export const findLettersOf = (db: Database, viewer: Viewer, bookingNo: string) =>
  db.many(
    SignedLetter,
    sql`
    select g.reference, g.signed_by as by, g.signed_at as at from one_time_letter g
     where g.signed_at is not null and ${letterMayBeSeenBy(scopeOf(viewer))} and exists (
       select from one_time_letter_bill m join bill l on l.bl_no = m.bl_no join booking k on k.id = l.booking_id
        where m.letter_id = g.id and k.booking_no = ${bookingNo})
     order by g.id`,
  )

import { letterReference } from '@fairway/contract/letters-of-indemnity/letter-reference'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { noteBookings } from '../tracking/public.ts'
import { clearEarlierHolds, lockBills, releaseBills, waits } from './bill-release.repository.ts'
import { isCovered, sailingBooking } from './blanket-signed.repository.ts'

/** Bill `l` of booking `b` that waits, and the text `v` of a letter in force that covers it. */
const coveredBills = sql`
  ${sailingBooking} join bill l on l.booking_id = b.id and ${waits}
  cross join lateral (select v.letter_id, v.version from blanket_letter_version v where ${isCovered} order by v.letter_id limit 1) v`

const Covered = z.object({ blNo: z.string(), bookingNo: z.string(), letterId: z.number() })

/**
 * Releases the bills that wait and that a letter in force covers, and lets the open pages of their bookings look again;
 * returns how many. Nobody else changes them meanwhile.
 */
async function releaseCovered(db: Database, isMeant: Sql, username: string | null): Promise<number> {
  const bills = await db.many(
    Covered,
    sql`
    insert into blanket_letter_bill (bl_no, letter_id, version, released_at)
    select l.bl_no, v.letter_id, v.version, business_now() from ${coveredBills} where ${isMeant} order by l.bl_no
    on conflict (bl_no) do update set (letter_id, version, released_at) = (excluded.letter_id, excluded.version, excluded.released_at)
    returning bl_no as "blNo", letter_id as "letterId",
      (select b.booking_no from bill l join booking b on b.id = l.booking_id where l.bl_no = blanket_letter_bill.bl_no) as "bookingNo"`,
  )
  if (bills.length === 0) return 0
  const named = bills.map(({ blNo, letterId }) => ({ blNo, reference: letterReference(letterId) }))
  await releaseBills(db, named, username)
  await noteBookings(db, [...new Set(bills.map(({ bookingNo }) => bookingNo))])
  return bills.length
}

/** Instructions that waited for a letter need none where one in force covers their booking. */
const clearInstructions = (db: Database, isMeant: Sql) =>
  db.run(sql`
    update shipping_instruction i set needs_letter = false
      from (select b.id from ${sailingBooking} join blanket_letter_version v on ${isCovered}
             where ${isMeant} and b.id in (select w.booking_id from shipping_instruction w where w.needs_letter)) covered
     where i.booking_id = covered.id and i.needs_letter`)

/** Locks the bills that a letter will cover once it is signed: before the letter itself, as everybody does. */
export const lockBillsUnder = (db: Database, letterId: number) =>
  lockBills(
    db,
    sql`
    select l.bl_no from blanket_letter m join blanket_letter_version n on n.letter_id = m.id and n.version = m.version
      join booking b on b.service_contract = n.contract_number and b.pol_code = n.pol_code join bill l on l.booking_id = b.id and ${waits}
     where m.id = ${letterId}`,
  )

/** A letter was signed: what waits and is covered by it waits no more. */
export async function releaseUnder(db: Database, letterId: number, username: string) {
  await releaseCovered(db, sql`v.letter_id = ${letterId}`, username)
  await clearInstructions(db, sql`v.letter_id = ${letterId}`)
}

/** The carrier spoke of these bookings, which are locked: bills that wait are released where a letter covers them already. */
export async function releaseBookings(db: Database, bookingNos: readonly string[]) {
  await releaseCovered(db, sql`b.booking_no = any(${bookingNos}::text[])`, null)
  await clearEarlierHolds(db, bookingNos)
}

/** Whatever waits and is covered by now, such as bills whose sailing moved into the days of a letter. */
export async function releaseAllCovered(db: Database): Promise<number> {
  await lockBills(db, sql`select l.bl_no from ${coveredBills}`)
  await clearInstructions(db, sql`true`)
  return releaseCovered(db, sql`true`, null)
}

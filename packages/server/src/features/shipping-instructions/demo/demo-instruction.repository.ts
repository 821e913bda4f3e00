import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { amsCutOff } from '../si-booking.repository.ts'

const Found = z.object({ isThere: z.boolean() })

/** Whether somebody of these organisations has written an instruction already. */
export async function hasInstructions(db: Database, organisationIds: readonly string[]) {
  const { isThere } = await db.one(
    Found,
    sql`select exists (select from shipping_instruction where org_id = any(${organisationIds}::uuid[])) as "isThere"`,
  )
  return isThere
}

const Booked = z.object({ bookingNo: z.string() })

/** Bookings of a shipper that still need an instruction, with time enough to send one, those that leave first. */
export const findBookings = (db: Database, organisationIds: readonly string[], most: number) =>
  db.many(
    Booked,
    sql`
    select w.booking_no as "bookingNo" from (
      select b.booking_no, ${amsCutOff} as cut_off
        from booking b
       where b.status = 'Approved' and b.si_status = 'Pending'
         and exists (select from booking_party p where p.booking_id = b.id and p.role = 'shipper' and p.org_id = any(${organisationIds}::uuid[]))
         and exists (select from container c where c.booking_id = b.id and not c.removed)) w
     where w.cut_off > business_now() + interval '1 day' order by w.cut_off, w.booking_no limit ${most}`,
  )

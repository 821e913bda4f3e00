import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { loadingCall } from '../../bookings/public.ts'

const Found = z.object({ isThere: z.boolean() })

/** Whether somebody has written weights for a booking of these shippers already. */
export const hasWeighings = async (db: Database, organisationIds: readonly string[]) =>
  (
    await db.one(
      Found,
      sql`
      select exists (select from vgm v join booking b on b.booking_no = v.booking_no join booking_party p on p.booking_id = b.id
        where p.role = 'shipper' and p.org_id = any(${organisationIds}::uuid[])) as "isThere"`,
    )
  ).isThere

const Booked = z.object({ bookingNo: z.string(), isLate: z.boolean() })
export type WeighableBooking = z.output<typeof Booked>

/** Bookings of a shipper that still need weights, none of whose containers is loaded; those that leave last come first. */
export const findBookings = (db: Database, organisationIds: readonly string[], most: number) =>
  db.many(
    Booked,
    sql`
    select b.booking_no as "bookingNo", call.vgm_cut_off_at <= business_now() as "isLate"
      from booking b ${loadingCall}
     where b.status = 'Approved' and b.vgm_status = 'Pending' and call.vgm_cut_off_at is not null
       and exists (select from booking_party p where p.booking_id = b.id and p.role = 'shipper' and p.org_id = any(${organisationIds}::uuid[]))
       and exists (select from container c where c.booking_id = b.id and not c.removed)
       and not exists (select from container c where c.booking_id = b.id and not c.removed
                          and c.stage not in ('Booked', 'Empty Pickup', 'At Origin'))
     order by call.vgm_cut_off_at desc, b.booking_no limit ${most}`,
  )

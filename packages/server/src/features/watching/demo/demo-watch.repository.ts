import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

const Known = z.object({ known: z.boolean() })

/** Whether somebody has ever watched anything: then they choose themselves. */
export const hasPreferences = async (db: Database, accountId: string) =>
  (
    await db.one(
      Known,
      sql`select exists (select from watch_preference where account_id = ${accountId}::uuid) as known`,
    )
  ).known

const Subject = z.object({
  bookingNo: z.string(),
  containerNo: z.string(),
  blNo: z.string().nullable(),
  vesselCode: z.string(),
})

/** Boxes of these organisations that are on their way over the ocean, one a booking, those that arrive first first. */
export const findBoxesAtSea = (db: Database, organisationIds: readonly string[], most: number) =>
  db.many(
    Subject,
    sql`
    select b.booking_no as "bookingNo", box.container_no as "containerNo", (select min(l.bl_no) from bill l where l.booking_id = b.id) as "blNo",
           v.vessel_code as "vesselCode"
      from booking b join voyage v on v.vvd = b.ocean_vvd
      join port_call p on p.vvd = b.ocean_vvd and p.location_code = b.pod_code and p.arrival_actual_at is null
     cross join lateral (
       select c.container_no from container c where c.booking_id = b.id and not c.removed and c.stage not in ('Out-gated', 'Empty Returned')
        order by c.container_no limit 1) box
     where b.status <> 'Canceled' and b.id in (select booking_id from booking_party where org_id = any(${organisationIds}::uuid[]))
       and exists (select from port_call o where o.vvd = b.ocean_vvd and o.departure_actual_at is not null)
     order by coalesce(p.arrival_estimated_at, p.arrival_planned_at), b.booking_no limit ${most}`,
  )

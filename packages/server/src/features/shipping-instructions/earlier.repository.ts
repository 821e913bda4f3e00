import { EarlierInstructions } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../platform/viewer.ts'
import { documentsMayBeSeenBy, scopeOf } from '../../platform/visibility.repository.ts'
import { listedField } from './list/instruction-list.repository.ts'

const SHOWN = 20
const Earlier = EarlierInstructions.shape.instructions.element

/** Instructions that were sent for bookings between the same ports, newest first. */
export const findEarlier = (db: Database, viewer: Viewer, bookingId: number) =>
  db.many(
    Earlier,
    sql`
    select i.id, i.bl_no as "blNo", b.booking_no as "bookingNo", ${listedField('consignee')} as consignee,
           ${listedField('commodity')} as commodity, i.submitted_at as "submittedAt"
      from booking now
      join booking b on b.pol_code = now.pol_code and b.pod_code = now.pod_code
      join shipping_instruction i on i.booking_id = b.id and i.submitted_at is not null and i.bl_no is not null
     where now.id = ${bookingId} and ${documentsMayBeSeenBy(scopeOf(viewer))}
     order by i.submitted_at desc, i.id desc limit ${SHOWN}`,
  )

const KnownParty = z.object({ name: z.string(), address: z.string(), contact: z.string() })

/** Entries of the viewer's address books with these names, those used last first. */
export const findKnownParties = (db: Database, viewer: Viewer, names: readonly string[]) =>
  db.many(
    KnownParty,
    sql`
    select a.name, a.address, a.contact from address_entry a
     where a.org_id = any(${organisationsOf(viewer)}::uuid[]) and a.name = any(${names}::text[]) order by a.used_at desc, a.id`,
  )

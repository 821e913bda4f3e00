import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { LockedInstruction } from './instruction.repository.ts'

const Box = z.object({ containerNo: z.string() })

const numbersIn = ({ commodities }: SiDocument) => [
  ...new Set(commodities.flatMap(({ containers }) => containers.map(({ containerNo }) => containerNo))),
]

/** Containers of a document that another bill of the booking has. */
export const findClashes = (
  db: Database,
  { bookingId, instructionId, document }: { bookingId: number; instructionId: number; document: SiDocument },
) =>
  db.many(
    Box,
    sql`
    select s.container_no as "containerNo" from si_container s
     where s.booking_id = ${bookingId} and s.container_no = any(${numbersIn(document)}::text[]) and s.instruction_id <> ${instructionId}
     order by s.container_no`,
  )

/**
 * Which containers are in the bill of an instruction: those of the version that the carrier has, none of a draft or a
 * rejected one. The booking has to be locked. A container of another bill is not taken from it.
 */
export async function refreshContainers(db: Database, { id }: Pick<LockedInstruction, 'id'>) {
  await db.run(sql`delete from si_container where instruction_id = ${id}`)
  await db.run(sql`
    insert into si_container (booking_id, container_no, instruction_id)
    select distinct i.booking_id, box->>'containerNo', i.id
      from shipping_instruction i
      cross join lateral (
        select v.document from si_version v
         where v.instruction_id = i.id and v.source <> 'carrier' and v.carrier_action is distinct from 'Not Delivered'
         order by v.version desc limit 1) newest
      cross join lateral jsonb_array_elements(newest.document->'commodities') as page
      cross join lateral jsonb_array_elements(page->'containers') as box
     where i.id = ${id} and i.status not in ('Draft', 'Rejected')
    on conflict do nothing`)
}

/**
 * How far the instructions of a booking have come, as its dashboard says: of several bills that of the one that has come
 * least far. Drafts that were never sent say nothing; nor do versions that never arrived, before which the carrier may have
 * received another one.
 */
export const refreshSentStatus = (db: Database, bookingId: number) =>
  db.run(sql`
    update booking b set si_sent_status = found.status
      from (
        select (array['Pending', 'Submitted', 'Received', 'Accepted'])[min(case
                 when i.status = 'Accepted' then 4
                 when i.status = 'Correction Pending' or (i.status = 'Submitted' and standing.action = 'Received') then 3
                 when i.status = 'Submitted' then 2 else 1 end)] as status
          from shipping_instruction i
          left join lateral (
            select v.carrier_action as action from si_version v
             where v.instruction_id = i.id and v.source <> 'carrier' and v.carrier_action is distinct from 'Not Delivered'
             order by v.version desc limit 1) standing on true
         where i.booking_id = ${bookingId} and i.version > 0) found
     where b.id = ${bookingId} and b.si_sent_status is distinct from found.status`)

/** The bookings of these instructions, locked in one order for everybody. */
export const lockBookingsOf = (db: Database, instructionIds: readonly number[]) =>
  db.run(sql`
    select from booking b
     where b.id in (select i.booking_id from shipping_instruction i where i.id = any(${instructionIds}::bigint[]))
     order by b.id for no key update`)

/** Open lists and pages of those who write for the booking ask again; what is written concerns nobody else. */
export const noteWriters = (db: Database, bookingId: number) =>
  db.run(sql`
    insert into cargo_change (whose)
    select distinct p.org_id::text from booking_party p where p.booking_id = ${bookingId} and p.role in ('shipper', 'forwarder')`)

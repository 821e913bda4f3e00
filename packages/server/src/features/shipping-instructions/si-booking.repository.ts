import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { SiBooking } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { partyRoles } from '@fairway/contract/tracking/tracking.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { documentsMayBeSeenBy, scopeOf, type ViewerScope } from '../../platform/visibility.repository.ts'
import { loadingCall, requestBehind, verifiedMasses } from '../bookings/public.ts'
import { signedOneTimeLetter } from '../letters-of-indemnity/public.ts'
import { namesIn } from '../reference-data/public.ts'

/** A booking with all that an instruction for it is checked by and filled in with. */
const InstructedBooking = SiBooking.omit({ booked: true, nextBlNo: true, coveringLetter: true }).extend({
  id: z.number(),
  /** The caller's organisation that is its shipper, else the one that is its forwarder. */
  own: z.object({ id: z.string(), ref: z.string(), name: z.string() }),
  parties: z.array(z.object({ role: z.enum(partyRoles), name: z.string(), address: z.string() })),
  /** What its request says, as far as the carrier confirmed it. */
  request: RequestDocument.nullable(),
  scac: z.string(),
  /** Bills that the carrier merely names, and that no instruction has. */
  freeBills: z.array(z.string()),
  /** The one-time letter of indemnity that was signed for its bills. */
  oneTimeLetter: z.string().nullable(),
})
export type InstructedBooking = z.output<typeof InstructedBooking>
export type LockedBooking = Locked<InstructedBooking>

interface BookingQuery extends ViewerScope {
  id: number
  /** The instruction that is written, whose own containers and numbers are not taken; 0 for a new one. */
  instructionId: number
}

const place = (code: Sql) => sql`(
  select json_build_object('code', l.code, 'name', ${namesIn(sql`l`)}, 'zone', l.zone) from location l where l.code = ${code})`

/** The AMS cut-off of booking `b`: at the first port where a ship that has one takes its cargo on. */
export const amsCutOff = sql`(
  select p.ams_cut_off_at from booking_leg g join location l on l.code = g.from_code
    join port_call p on p.vvd = g.vvd and p.location_code in (g.from_code, l.port_code)
   where g.booking_id = b.id and g.kind in ('feeder', 'ocean') and p.ams_cut_off_at is not null order by g.seq, p.seq limit 1)`

/** The number of the bill of instruction `i`: the one that was sent, else what its draft says. */
const billOf = sql`coalesce(i.bl_no, nullif(i.listed[1], ''))`

const bills = sql`(
  select coalesce(json_agg(json_build_object('blNo', w.bl_no, 'id', w.id, 'status', w.status) order by w.bl_no, w.id), '[]') from (
    select ${billOf} as bl_no, i.id, i.status from shipping_instruction i where i.booking_id = b.id and ${billOf} is not null
    union all
    select k.bl_no, null, null from bill k where k.booking_id = b.id and k.status <> 'Draft'
       and not exists (select from shipping_instruction i where i.booking_id = b.id and ${billOf} = k.bl_no)) w)`

const statement = composeOnce<BookingQuery>(
  (query) => sql`
    select b.id, b.booking_no as "bookingNo", b.status, b.shipment, b.bill_type as "billType", b.payment_term as "paymentTerm",
           b.service_contract as "serviceContract", request.document->>'item' as item, b.commodity, b.ocean_vvd as vvd, ship.name as vessel,
           ${place(sql`b.por_code`)} as "placeOfReceipt", ${place(sql`b.pol_code`)} as "portOfLoading",
           ${place(sql`b.pod_code`)} as "portOfDischarge", ${place(sql`b.del_code`)} as "placeOfDelivery",
           call.best as "departureAt", call.si_cut_off_at as "siCutOffAt", ${amsCutOff} as "amsCutOffAt",
           (select coalesce(json_agg(distinct w.reference), '[]') from (
              select request.document->>'customerReference' as reference where r.org_id = any(${query.organisationIds}::uuid[])
              union select i.listed[3] from shipping_instruction i where i.booking_id = b.id and i.version > 0) w
             where w.reference <> '') as "customerReferences",
           (select coalesce(json_agg(json_build_object('containerNo', c.container_no, 'equipment', c.equipment_code, 'seal', c.seal,
                     'weightKg', c.weight_kg::text, 'vgm', case when g.mass is not null then json_build_object('mass', g.mass, 'unit', g.unit,
                       'tareKg', coalesce(c.tare_kg, e.tare_kg)::text) end, 'blNo', (
                       select i.bl_no from si_container s join shipping_instruction i on i.id = s.instruction_id
                        where s.booking_id = b.id and s.container_no = c.container_no and i.id <> ${query.instructionId}::bigint))
                     order by c.container_no), '[]')
              from container c join equipment_type e on e.code = c.equipment_code
              left join (${verifiedMasses}) g on g.container_no = c.container_no
             where c.booking_id = b.id and not c.removed) as containers,
           ${bills} as bills,
           (select coalesce(json_agg(k.bl_no order by k.bl_no), '[]') from bill k
             where k.booking_id = b.id and k.status = 'Draft'
               and not exists (select from shipping_instruction i where i.booking_id = b.id and ${billOf} = k.bl_no)) as "freeBills",
           (select coalesce(json_agg(json_build_object('role', p.role, 'name', o.name, 'address', o.address) order by o.ref), '[]')
              from booking_party p join organisation o on o.id = p.org_id where p.booking_id = b.id) as parties,
           request.document as request,
           coalesce((select profile->>'scac' from carrier_profile), 'FWYL') as scac,
           (select json_build_object('id', o.id, 'ref', o.ref, 'name', o.name) from booking_party p join organisation o on o.id = p.org_id
             where p.booking_id = b.id and p.org_id = any(${query.organisationIds}::uuid[]) and p.role in ('shipper', 'forwarder')
             order by p.role = 'shipper' desc, o.ref limit 1) as own,
           ${signedOneTimeLetter} as "oneTimeLetter", business_now() as "asOf"
      from booking b ${requestBehind} ${loadingCall}
      left join request_version request on request.request_id = r.id and request.version = coalesce(r.confirmed_version, r.version)
      left join voyage y on y.vvd = b.ocean_vvd left join vessel ship on ship.code = y.vessel_code
     where b.id = ${query.id}::bigint and ${documentsMayBeSeenBy(query)}`,
)

/** A booking that the viewer may write instructions for; `instructionId` is the one that is written. */
export const findBooking = (db: Database, viewer: Viewer, of: { id: number; instructionId: number }) =>
  db.find(InstructedBooking, statement({ ...of, ...scopeOf(viewer) }))

/** The same, and until the transaction ends nobody else sends one of its bills, nor does the carrier change it. */
export async function lockBooking(db: Database, viewer: Viewer, of: { id: number; instructionId: number }) {
  await db.run(sql`
    select from booking b where b.id = ${of.id} and ${documentsMayBeSeenBy(scopeOf(viewer))} for no key update`)
  const found = await findBooking(db, viewer, of)
  return found && asLocked(found)
}

const Found = z.object({ id: z.number() })

/** The viewer's booking by its number, one of its B/L numbers, or a reference of the viewer's own requests. */
export const findBookingId = (db: Database, viewer: Viewer, { number, text }: { number: string; text: string }) => {
  const { organisationIds } = scopeOf(viewer)
  return db.find(
    Found,
    sql`
    select b.id from (
      select id, 1 as nth from booking where booking_no = ${number}
      union all select booking_id, 2 from bill where bl_no = ${number}
      union all select booking_id, 2 from shipping_instruction where bl_no = ${number}
      union all
      select k.id, 3 from booking_request r join booking k on k.booking_no = r.booking_no or k.edi_ref = r.edi_ref
       where r.org_id = any(${organisationIds}::uuid[]) and r.status <> 'Cancelled' and (r.customer_reference = ${text} or r.edi_ref = ${number})) named
      join booking b on b.id = named.id
     where ${documentsMayBeSeenBy({ organisationIds })}
     order by named.nth, b.booked_at desc, b.id desc limit 1`,
  )
}

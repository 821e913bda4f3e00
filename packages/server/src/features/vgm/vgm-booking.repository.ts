import { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import { VGM_BOOKING_LIMIT, type VgmSearchType } from '@fairway/contract/vgm/vgm.values'
import sql, { raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { instructedWeights, loadingCall, requestBehind } from '../bookings/public.ts'
import { vgmSeenBy } from './vgm.repository.ts'

/** A booking as far as its weights go, without what was written of them. */
const WeighedBooking = VgmBooking.omit({ state: true, document: true, sent: true })
export type WeighedBooking = z.output<typeof WeighedBooking>

const named = (place: Sql) => sql`
  json_build_object('code', ${place}.code, 'name', json_build_object('en', ${place}.name_en, 'zh', ${place}.name_zh, 'vi', ${place}.name_vi))`

/** Where booking `b` changes ships: at the start of every ship but the first. */
const transShipment = sql`(
  select coalesce(json_agg(${named(sql`l`)} order by g.seq), '[]') from (
    select k.seq, k.from_code, row_number() over (order by k.seq) as nth
      from booking_leg k where k.booking_id = b.id and k.kind in ('feeder', 'ocean')) g
    join location l on l.code = g.from_code where g.nth > 1)`

/** A container is loaded as long as its stage says so: one that was shut out is at its origin again. */
const containers = sql`(
  select coalesce(json_agg(json_build_object(
           'containerNo', c.container_no,
           'equipment', json_build_object('code', e.code, 'name', json_build_object('en', e.name_en, 'zh', e.name_zh, 'vi', e.name_vi)),
           'tareKg', coalesce(c.tare_kg, e.tare_kg)::text, 'maxGrossKg', coalesce(c.max_gross_kg, e.max_gross_kg)::text,
           'isTypicalTare', c.tare_kg is null, 'isTypicalMaxGross', c.max_gross_kg is null,
           'cargoKg', coalesce(si.weight_kg, c.weight_kg)::text, 'isLoaded', c.stage not in ('Booked', 'Empty Pickup', 'At Origin'))
           order by c.container_no), '[]')
    from container c join equipment_type e on e.code = c.equipment_code
    left join (${instructedWeights}) si on si.container_no = c.container_no
   where c.booking_id = b.id and not c.removed)`

const tickets = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'containerNo', t.container_no, 'name', f.name, 'type', f.media_type,
           'bytes', f.byte_size, 'addedAt', t.added_at, 'addedBy', t.added_by) order by t.id), '[]')
    from weighing_ticket t join stored_file f on f.id = t.file_id where t.booking_no = b.booking_no)`

/** Nothing before the carrier has said who it is. */
const ofCarrier = (field: 'scac' | 'name') => sql`(select p.profile->>${raw(`'${field}'`)} from carrier_profile p)`

const bookingsWhere = (condition: Sql) => sql`
  select json_build_object(
           'carrier', json_build_object('scac', coalesce(${ofCarrier('scac')}, ''), 'name', coalesce(${ofCarrier('name')}, '')),
           'loadPort', ${named(sql`pol`)}, 'vvd', b.ocean_vvd, 'vessel', ship.name, 'bookingNo', b.booking_no,
           'finalDestination', ${named(sql`ends`)}, 'transShipment', ${transShipment},
           'shipperReference', (select nullif(q.customer_reference, '') from booking_request q where q.id = r.id)) as header,
         b.status as "bookingStatus", array(select l.bl_no from bill l where l.booking_id = b.id order by l.bl_no) as bills,
         call.vgm_cut_off_at as "cutOffAt", pol.zone, ${containers} as containers, ${tickets} as tickets, business_now() as now
    from booking b ${requestBehind} ${loadingCall}
    join location pol on pol.code = b.pol_code
    join location ends on ends.code = coalesce(b.del_code, b.pod_code)
    left join voyage y on y.vvd = b.ocean_vvd left join vessel ship on ship.code = y.vessel_code
   where ${condition}
   order by b.booking_no`

/** These bookings, as far as the viewer may see their papers. */
export const findBookings = (db: Database, viewer: Viewer, bookingNos: readonly string[]) =>
  db.many(WeighedBooking, bookingsWhere(sql`b.booking_no = any(${bookingNos}::text[]) and ${vgmSeenBy(viewer)}`))

/** What each kind of number stands for; a reference is compared without regard to case. */
const matches: Record<VgmSearchType, Sql> = {
  booking: sql`join booking b on b.booking_no = w.number`,
  bl: sql`join bill l on l.bl_no = w.number join booking b on b.id = l.booking_id`,
  reference: sql`
    join booking_request q on upper(q.customer_reference) = w.number
    join booking b on b.booking_no = q.booking_no or (q.booking_no is null and b.edi_ref = q.edi_ref)`,
}

const Match = z.object({ number: z.string(), bookingNo: z.string() })

/** Which bookings the numbers stand for, of those whose papers the viewer may see; a stranger's is not there. */
export const matchNumbers = (
  db: Database,
  viewer: Viewer,
  { type, numbers }: { type: VgmSearchType; numbers: readonly string[] },
) =>
  db.many(
    Match,
    sql`
    select distinct w.number, b.booking_no as "bookingNo" from unnest(${numbers}::text[]) as w(number) ${matches[type]}
     where ${vgmSeenBy(viewer)} order by 2, 1 limit ${VGM_BOOKING_LIMIT}`,
  )

const Carrier = z.object({ scac: z.string(), name: z.string() })

/** The carrier of this portal; none before it has said who it is. */
export const findCarriers = (db: Database) =>
  db.many(Carrier, sql`select p.profile->>'scac' as scac, p.profile->>'name' as name from carrier_profile p`)

const OwnParty = z.object({ ref: z.string() })

/** The organisation in whose name the viewer weighs for a booking, by the carrier's reference: the shipper before the forwarder. */
export const findOwnParties = async (
  db: Database,
  organisationIds: readonly string[],
  bookingNos: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = await db.many(
    OwnParty.extend({ bookingNo: z.string() }),
    sql`
    select distinct on (b.booking_no) b.booking_no as "bookingNo", o.ref
      from booking b join booking_party p on p.booking_id = b.id and p.role in ('shipper', 'forwarder')
      join organisation o on o.id = p.org_id
     where b.booking_no = any(${bookingNos}::text[]) and p.org_id = any(${organisationIds}::uuid[])
     order by b.booking_no, p.role desc, o.ref`,
  )
  return new Map(found.map(({ bookingNo, ref }) => [bookingNo, ref]))
}

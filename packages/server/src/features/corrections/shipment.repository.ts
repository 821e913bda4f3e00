import { billStatuses } from '@fairway/contract/billing-documents/bill.values'
import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { bookingStatuses, partyRoles } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { mayBeSeenBy, scopeOf, type ViewerScope } from '../../platform/visibility.repository.ts'

/** A booking with all that a correction of it is judged by and started from. */
const Shipment = z.object({
  id: z.number(),
  shipmentNo: z.string(),
  status: z.enum(bookingStatuses),
  revision: z.number(),
  serviceContract: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  placeOfReceipt: z.string().nullable(),
  placeOfDelivery: z.string().nullable(),
  originTerm: z.string(),
  destinationTerm: z.string(),
  paymentTerm: z.string(),
  vvd: z.string().nullable(),
  commodity: z.string().nullable(),
  bills: z.array(z.object({ blNo: z.string(), status: z.enum(billStatuses), revision: z.number() })),
  parties: z.array(z.object({ role: z.enum(partyRoles), name: z.string(), address: z.string() })),
  containers: z.array(
    z.object({
      equipment: z.string(),
      weightKg: z.string().nullable(),
      temperature: z.string().nullable(),
      temperatureUnit: z.string().nullable(),
      hazardous: z.boolean(),
    }),
  ),
  /** The request that it came from, as the carrier confirmed it. */
  request: z.object({ id: z.number(), orgId: z.string(), document: RequestDocument }).nullable(),
  /** Whose request it came from, confirmed or not. */
  requesterId: z.string().nullable(),
  completed: z.array(z.object({ ownerId: z.string().nullable(), base: RequestDocument, document: RequestDocument })),
  /** The viewer's organisation that is a party of it; a sales rep has none. */
  own: z.object({ id: z.string(), ref: z.string() }).nullable(),
})
export type Shipment = z.output<typeof Shipment>

/** The request that booking `b` came from, and whose it is. */
export const requestOfBooking = sql`
  select r.id, r.org_id, r.confirmed_version from booking_request r
   where r.booking_no = b.booking_no or r.edi_ref = b.edi_ref order by r.booking_no = b.booking_no desc nulls last limit 1`

const roles = [...partyRoles]

const statement = composeOnce<ViewerScope & { shipmentNo: string }>(
  (query) => sql`
    select b.id, b.booking_no as "shipmentNo", b.status, b.revision, b.service_contract as "serviceContract",
           b.pol_code as "portOfLoading", b.pod_code as "portOfDischarge", b.por_code as "placeOfReceipt",
           b.del_code as "placeOfDelivery", b.origin_term as "originTerm", b.destination_term as "destinationTerm",
           b.payment_term as "paymentTerm", b.ocean_vvd as vvd, b.commodity,
           (select coalesce(json_agg(json_build_object('blNo', bl_no, 'status', k.status, 'revision', k.revision) order by bl_no), '[]')
              from bill k where k.booking_id = b.id) as bills,
           (select coalesce(json_agg(json_build_object('role', p.role, 'name', o.name, 'address', o.address) order by o.ref), '[]')
              from booking_party p join organisation o on o.id = p.org_id where p.booking_id = b.id) as parties,
           (select coalesce(json_agg(json_build_object('equipment', c.equipment_code, 'weightKg', c.weight_kg::text, 'temperature', c.temperature,
                   'temperatureUnit', c.temperature_unit, 'hazardous', c.hazardous) order by c.equipment_code, c.container_no), '[]')
              from container c where c.booking_id = b.id and not c.removed) as containers,
           (select json_build_object('id', r.id, 'orgId', r.org_id, 'document', v.document)
              from request_version v where v.request_id = r.id and v.version = r.confirmed_version) as request,
           r.org_id as "requesterId",
           (select coalesce(json_agg(json_build_object('ownerId', coalesce(r.org_id, c.org_id), 'base', c.base, 'document', c.document) order by c.id), '[]')
              from correction c where c.booking_id = b.id and c.status = 'Completed') as completed,
           (select json_build_object('id', o.id, 'ref', o.ref) from booking_party p join organisation o on o.id = p.org_id
             where p.booking_id = b.id and p.org_id = any(${query.organisationIds}::uuid[])
             order by array_position(${roles}::text[], p.role), o.ref limit 1) as own
      from booking b left join lateral (${requestOfBooking}) r on true
     where b.booking_no = ${query.shipmentNo} and ${mayBeSeenBy(query)}`,
)

/** One of the viewer's shipments, in one statement, so that what is kept of it belongs together. */
export const findShipment = (db: Database, viewer: Viewer, shipmentNo: string) =>
  db.find(Shipment, statement({ ...scopeOf(viewer), shipmentNo }))

/** The same, and as long as this transaction lasts the carrier changes neither the booking nor its bills. */
export async function lockShipment(db: Database, viewer: Viewer, shipmentNo: string) {
  await db.run(
    sql`select from booking b where b.booking_no = ${shipmentNo} and ${mayBeSeenBy(scopeOf(viewer))} for share`,
  )
  await db.run(sql`
    select from bill k where k.booking_id = (select b.id from booking b where b.booking_no = ${shipmentNo} and ${mayBeSeenBy(scopeOf(viewer))})
     order by k.bl_no for share`)
  return findShipment(db, viewer, shipmentNo)
}

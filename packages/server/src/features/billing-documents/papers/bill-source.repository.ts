import {
  billStatuses,
  billTypes,
  releaseHoldTypes,
  releaseStatuses,
} from '@fairway/contract/billing-documents/bill.values'
import { chargeBases } from '@fairway/contract/billing-documents/invoice.values'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { InstantOut, Names } from '@fairway/contract/shared/scalar.schema'
import { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { partyRoles } from '@fairway/contract/tracking/tracking.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { mayBeSeenBy, rolesOf, scopeOf } from '../../../platform/visibility.repository.ts'
import { loadingCall } from '../../bookings/public.ts'
import { namesIn } from '../../reference-data/public.ts'

const Place = z.object({ code: z.string(), name: Names, zone: z.string() })

/** A bill with everything that its papers say, and what the viewer is to its booking. */
const BillSource = z.object({
  blNo: z.string(),
  type: z.enum(billTypes),
  status: z.enum(billStatuses),
  release: z.enum(releaseStatuses).nullable(),
  bookingId: z.number(),
  bookingNo: z.string(),
  roles: z.array(z.enum(partyRoles)),
  parties: z.array(z.object({ role: z.enum(partyRoles), name: z.string(), address: z.string(), isOwn: z.boolean() })),
  serviceContract: z.string().nullable(),
  paymentTerm: z.enum(paymentTerms),
  commodity: z.string().nullable(),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  placeOfReceipt: Place.nullable(),
  portOfLoading: Place,
  portOfDischarge: Place,
  placeOfDelivery: Place.nullable(),
  /** Where the carrier hands the cargo over: the terminal of the last call, the ramp or the port. */
  pickup: Place,
  departureAt: InstantOut.nullable(),
  hasDeparted: z.boolean(),
  arrivalAt: InstantOut.nullable(),
  hasArrived: z.boolean(),
  moveType: z.string(),
  customerReference: z.string(),
  containers: z.array(
    z.object({
      containerNo: z.string(),
      equipment: z.string(),
      equipmentName: Names,
      seal: z.string(),
      weightKg: z.string(),
      lastFreeOn: z.string(),
      availableAt: InstantOut.nullable(),
    }),
  ),
  holds: z.array(z.enum(releaseHoldTypes)),
  charges: z.array(
    z.object({
      name: Names,
      basis: z.enum(chargeBases),
      quantity: z.string(),
      rate: z.string(),
      currency: z.string(),
      amount: z.string(),
      term: z.enum(paymentTerms),
    }),
  ),
  /** What the bill shall say: the approved draft, else the draft, else what was instructed last. */
  instruction: SiDocument.nullable(),
  isDraftApproved: z.boolean(),
  now: InstantOut,
})
export type BillSource = z.output<typeof BillSource>

const place = (code: Sql) => sql`(
  select json_build_object('code', p.code, 'name', ${namesIn(sql`p`)}, 'zone', p.zone) from location p where p.code = ${code})`

/** The call at the port of discharge of booking `b`. */
const arrivingCall = sql`
  left join lateral (
    select coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as best, p.arrival_actual_at as actual, p.terminal_code
      from port_call p where p.vvd = b.ocean_vvd and p.location_code = b.pod_code order by p.seq desc limit 1) landing on true`

/** The containers of bill `l`: those that its instruction names, or all of the booking where none was sent. */
const containers = sql`(
  select coalesce(json_agg(json_build_object('containerNo', c.container_no, 'equipment', c.equipment_code, 'equipmentName', ${namesIn(sql`q`)},
           'seal', coalesce(c.seal, ''), 'weightKg', coalesce(trim_scale(c.weight_kg)::text, ''), 'lastFreeOn', coalesce(c.last_free_on::text, ''),
           'availableAt', c.est_available_at) order by c.container_no), '[]')
    from container c join equipment_type q on q.code = c.equipment_code
   where c.booking_id = b.id and not c.removed
     and (instructed.id is null or exists (
       select from si_container s where s.instruction_id = instructed.id and s.booking_id = b.id and s.container_no = c.container_no)))`

/** One bill of these kinds that the viewer sees, by its number. */
export const findBillSource = (
  db: Database,
  viewer: Viewer,
  { blNo, types }: { blNo: string; types: readonly string[] },
) => {
  const scope = scopeOf(viewer)
  return db.find(
    BillSource,
    sql`
    select l.bl_no as "blNo", l.type, l.status, l.release, b.id as "bookingId", b.booking_no as "bookingNo", ${rolesOf(scope)} as roles,
           (select coalesce(json_agg(json_build_object('role', p.role, 'name', o.name, 'address', o.address,
                     'isOwn', p.org_id = any(${scope.organisationIds}::uuid[])) order by p.role, o.name), '[]')
              from booking_party p join organisation o on o.id = p.org_id where p.booking_id = b.id) as parties,
           b.service_contract as "serviceContract", b.payment_term as "paymentTerm", b.commodity, b.ocean_vvd as vvd, ship.name as vessel,
           ${place(sql`b.por_code`)} as "placeOfReceipt", ${place(sql`b.pol_code`)} as "portOfLoading",
           ${place(sql`b.pod_code`)} as "portOfDischarge", ${place(sql`b.del_code`)} as "placeOfDelivery",
           ${place(sql`case when b.shipment = 'IPI' then b.del_code else coalesce(landing.terminal_code, b.pod_code) end`)} as pickup,
           call.best as "departureAt", coalesce(call.best <= business_now(), false) as "hasDeparted",
           landing.best as "arrivalAt", landing.actual is not null as "hasArrived",
           b.origin_term || '/' || b.destination_term as "moveType",
           coalesce(instructed.listed[3], '') as "customerReference",
           ${containers} as containers,
           array(select h.type from release_hold h where h.bl_no = l.bl_no and h.state = 'red' order by h.since, h.type) as holds,
           (select coalesce(json_agg(json_build_object('name', c.name, 'basis', c.basis, 'quantity', trim_scale(c.quantity)::text,
                     'rate', trim_scale(c.rate)::text, 'currency', c.currency, 'amount', c.amount::text, 'term', c.term) order by c.line_no), '[]')
              from bill_charge c where c.bl_no = l.bl_no) as charges,
           coalesce(instructed.draft, (
             select v.document from si_version v
              where v.instruction_id = instructed.id and v.source <> 'carrier' and v.carrier_action is distinct from 'Not Delivered'
              order by v.version desc limit 1)) as instruction,
           coalesce(instructed.draft_approved_at is not null, false) as "isDraftApproved", business_now() as now
      from bill l join booking b on b.id = l.booking_id ${loadingCall} ${arrivingCall}
      left join voyage y on y.vvd = b.ocean_vvd left join vessel ship on ship.code = y.vessel_code
      left join shipping_instruction instructed on instructed.bl_no = l.bl_no and instructed.status <> 'Draft'
     where l.bl_no = ${blNo} and l.type = any(${types}::text[]) and ${mayBeSeenBy(scope)}`,
  )
}

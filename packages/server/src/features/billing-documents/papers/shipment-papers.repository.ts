import {
  billStatuses,
  billTypes,
  releaseHoldTypes,
  releaseStatuses,
} from '@fairway/contract/billing-documents/bill.values'
import { carrierPapers } from '@fairway/contract/billing-documents/paper.values'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { partyRoles } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { documentsMayBeSeenBy, mayBeSeenBy, rolesOf, scopeOf } from '../../../platform/visibility.repository.ts'
import { loadingCall, requestBehind } from '../../bookings/public.ts'

const Written = z.object({
  id: z.number(),
  number: z.string(),
  version: z.number(),
  by: z.string().nullable(),
  at: InstantOut.nullable(),
})

const BillRecord = z.object({
  blNo: z.string(),
  type: z.enum(billTypes),
  status: z.enum(billStatuses),
  release: z.enum(releaseStatuses).nullable(),
  billedAt: InstantOut.nullable(),
  releasedAt: InstantOut.nullable(),
  holds: z.array(z.enum(releaseHoldTypes)),
  invoices: z.array(z.object({ invoiceNo: z.string(), term: z.enum(paymentTerms), issuedOn: z.string() })),
})

/** What is there of a shipment, before it is decided which of it the reader may have. */
const ShipmentRecords = z.object({
  bookingId: z.number(),
  roles: z.array(z.enum(partyRoles)),
  hasDeparted: z.boolean(),
  departureAt: InstantOut.nullable(),
  /** The last version of the request that was sent; of the reader's own organisations alone. */
  request: Written.nullable(),
  /** Shipping instructions, draft bills and weights: for shipper and forwarder alone. */
  instructions: z.array(Written),
  drafts: z.array(Written),
  vgm: Written.nullable(),
  bills: z.array(BillRecord),
  originals: z.array(
    z.object({ blNo: z.string(), number: z.number(), of: z.number(), at: InstantOut, by: z.string() }),
  ),
  finished: z.array(
    z.object({ document: z.enum(carrierPapers), number: z.string(), revision: z.number(), at: InstantOut }),
  ),
})
export type ShipmentRecords = z.output<typeof ShipmentRecords>

/** What papers of bills depend on. */
const BillRecords = ShipmentRecords.pick({
  roles: true,
  hasDeparted: true,
  departureAt: true,
  bills: true,
  finished: true,
})
export type BillRecords = z.output<typeof BillRecords>

const billRecord = sql`json_build_object('blNo', l.bl_no, 'type', l.type, 'status', l.status, 'release', l.release, 'billedAt', l.billed_at,
  'releasedAt', (select max(e.happened_at) from bill_event e where e.bl_no = l.bl_no and e.kind = 'release'),
  'holds', array(select h.type from release_hold h where h.bl_no = l.bl_no and h.state = 'red' order by h.type),
  'invoices', (select coalesce(json_agg(json_build_object('invoiceNo', i.invoice_no, 'term', i.term, 'issuedOn', i.issued_on)
                 order by i.issued_on, i.invoice_no), '[]') from invoice i where i.bl_no = l.bl_no))`

const finishedPapers = sql`(
  select coalesce(json_agg(json_build_object('document', d.document, 'number', d.number, 'revision', d.revision,
           'at', d.delivered_at) order by d.number), '[]')
    from carrier_document d where d.booking_id = b.id and d.original = 0)`

const departure = sql`coalesce(call.best <= business_now(), false) as "hasDeparted", call.best as "departureAt"`

/** What is there of these bills, as far as the viewer sees them; each with what the carrier delivered for its booking. */
export const findBillRecords = (
  db: Database,
  viewer: Viewer,
  { blNos, types }: { blNos: readonly string[]; types: readonly string[] },
) => {
  const scope = scopeOf(viewer)
  return db.many(
    BillRecords,
    sql`
    select ${rolesOf(scope)} as roles, ${departure}, json_build_array(${billRecord}) as bills, ${finishedPapers} as finished
      from bill l join booking b on b.id = l.booking_id ${loadingCall}
     where l.bl_no = any(${[...blNos]}::text[]) and l.type = any(${[...types]}::text[]) and ${mayBeSeenBy(scope)}
     order by l.bl_no`,
  )
}

/** Everything that was written for a booking which the viewer sees. */
export const findShipmentRecords = (db: Database, viewer: Viewer, bookingNo: string) => {
  const scope = scopeOf(viewer)
  return db.find(
    ShipmentRecords,
    sql`
    select b.id as "bookingId", ${rolesOf(scope)} as roles, ${departure},
           (select json_build_object('id', r.id, 'number', r.edi_ref, 'version', v.version, 'by', v.submitted_by, 'at', v.business_at)
              from request_version v where v.request_id = r.id and r.org_id = any(${scope.organisationIds}::uuid[])
             order by v.version desc limit 1) as request,
           (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.bl_no, 'version', i.version, 'by', i.saved_by,
                     'at', i.submitted_at) order by i.bl_no), '[]')
              from shipping_instruction i where i.booking_id = b.id and i.version > 0 and ${documentsMayBeSeenBy(scope)}) as instructions,
           (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.bl_no, 'version', i.draft_version, 'by', null,
                     'at', i.draft_at) order by i.bl_no), '[]')
              from shipping_instruction i where i.booking_id = b.id and i.draft is not null
               and i.status in ('Accepted', 'Correction Pending') and ${documentsMayBeSeenBy(scope)}) as drafts,
           (select json_build_object('id', w.id, 'number', w.booking_no, 'version', w.version, 'by', w.saved_by, 'at', w.submitted_at)
              from vgm w where w.booking_no = b.booking_no and w.version > 0 and ${documentsMayBeSeenBy(scope)}) as vgm,
           (select coalesce(json_agg(${billRecord} order by l.bl_no), '[]') from bill l where l.booking_id = b.id) as bills,
           (select coalesce(json_agg(json_build_object('blNo', o.bl_no, 'number', o.number, 'of', o.of, 'at', o.issued_at,
                     'by', o.issued_by) order by o.bl_no, o.number), '[]')
              from bill l join bill_original o on o.bl_no = l.bl_no where l.booking_id = b.id) as originals,
           ${finishedPapers} as finished
      from booking b ${requestBehind} ${loadingCall}
     where b.booking_no = ${bookingNo} and ${mayBeSeenBy(scope)}`,
  )
}

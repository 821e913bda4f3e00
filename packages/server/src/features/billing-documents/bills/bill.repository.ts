import { BillEvent, BillRow, TariffLine } from '@fairway/contract/billing-documents/bill.schema'
import { billStatuses, releaseHoldTypes } from '@fairway/contract/billing-documents/bill.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { partyRoles } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { isPaidBy, mayBeSeenBy, rolesOf, scopeOf } from '../../../platform/visibility.repository.ts'
import { invoiceFields, StoredInvoice } from '../account/invoice.repository.ts'
import { billRows } from './bill-list.repository.ts'
import { type BillScope, chosenBills, ownInvoices, today } from './bill-rows.repository.ts'

/** What the groups of the viewer open; whose the bills are, the viewer says. */
type GroupScope = Omit<BillScope, 'organisationIds' | 'salesRep'>

const Found = z.object({
  bill: BillRow,
  roles: z.array(z.enum(partyRoles)),
  holds: z.array(z.object({ type: z.enum(releaseHoldTypes), since: InstantOut, remark: z.string().nullable() })),
  invoices: z.array(StoredInvoice),
  today: z.string(),
  asOf: InstantOut,
  liveFrom: z.string(),
})

/** One bill with its holds and the invoices that the viewer pays. */
export const findBill = (
  db: Database,
  viewer: Viewer,
  { shipmentId, ...scope }: GroupScope & { shipmentId: string },
) => {
  const query = {
    ...scope,
    ...scopeOf(viewer),
    numbers: [shipmentId],
    statuses: null,
    releases: null,
    concerns: null,
    from: null,
    to: null,
  }
  return db.find(
    Found,
    sql`
    with ${chosenBills({ numberType: 'shipment', hasConcerns: false, dateOf: 'none', isOfAnyBill: false }, query, sql`order by bl_no limit 1`)}
    select (select row_to_json(w) from (${billRows(query, sql`true`)}) w) as bill, own.roles,
           (select coalesce(json_agg(json_build_object('type', h.type, 'since', h.since, 'remark', h.remark) order by h.since, h.type), '[]')
              from release_hold h where h.bl_no = own.bl_no and h.state = 'red') as holds,
           (select coalesce(json_agg(row_to_json(v) order by v."issuedOn", v."invoiceNo"), '[]') from (
              select ${invoiceFields} from invoice i where ${ownInvoices(query)}) v) as invoices,
           ${today(query.zone)}::text as today, to_json(business_now())#>>'{}' as "asOf", ${liveFrom} as "liveFrom"
      from chosen own join bill l on l.bl_no = own.bl_no join booking b on b.id = own.booking_id`,
  )
}

const Rated = z.object({
  blNo: z.string(),
  status: z.enum(billStatuses),
  lines: z.array(TariffLine),
})

/** The charges of a bill that the viewer pays. */
export const findTariff = (
  db: Database,
  viewer: Viewer,
  { shipmentId, types }: GroupScope & { shipmentId: string },
) => {
  const scope = scopeOf(viewer)
  return db.find(
    Rated,
    sql`
    select l.bl_no as "blNo", l.status, (
             select coalesce(json_agg(json_build_object('lineNo', c.line_no, 'code', c.code, 'name', c.name, 'basis', c.basis,
                      'quantity', trim_scale(c.quantity)::text, 'rate', trim_scale(c.rate)::text, 'currency', c.currency,
                      'amount', c.amount::text, 'term', c.term, 'invoiceNo', (
                        select i.invoice_no from invoice i join invoice_line n on n.invoice_no = i.invoice_no and n.line_no = c.line_no
                         where i.bl_no = l.bl_no and i.kind = 'invoice' and i.term = c.term and n.code = c.code
                         order by i.issued_on desc, i.invoice_no desc limit 1)) order by c.line_no), '[]')
               from bill_charge c where c.bl_no = l.bl_no and ${isPaidBy(sql`own.roles`, sql`c.term`)}) as lines
      from bill l join booking b on b.id = l.booking_id cross join lateral (select ${rolesOf(scope)} as roles) own
     where l.shipment_id = ${shipmentId} and l.type = any(${types}::text[]) and ${mayBeSeenBy(scope)}
     order by l.bl_no limit 1`,
  )
}

const History = z.object({ blNo: z.string(), events: z.array(BillEvent) })

/** The status history of a bill, newest first. */
export const findHistory = (db: Database, viewer: Viewer, { shipmentId, types }: GroupScope & { shipmentId: string }) =>
  db.find(
    History,
    sql`
    select l.bl_no as "blNo", (
             select coalesce(json_agg(json_build_object('at', e.happened_at, 'kind', e.kind, 'value', e.value, 'by', e.done_by,
                      'note', e.note) order by e.happened_at desc, e.id desc), '[]')
               from bill_event e where e.bl_no = l.bl_no) as events
      from bill l join booking b on b.id = l.booking_id
     where l.shipment_id = ${shipmentId} and l.type = any(${types}::text[]) and ${mayBeSeenBy(scopeOf(viewer))}
     order by l.bl_no limit 1`,
  )

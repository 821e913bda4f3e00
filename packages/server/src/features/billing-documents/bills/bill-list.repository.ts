import { BillCards, BillList, type BillRow } from '@fairway/contract/billing-documents/bill.schema'
import { BILL_CAP, billConcerns } from '@fairway/contract/billing-documents/bill.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import { composePer, type Database } from '../../../platform/database/database.ts'
import { partyNames } from '../../../platform/party-names.repository.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { scopeOf } from '../../../platform/visibility.repository.ts'
import { loadingCall, releaseOf } from '../../bookings/public.ts'
import {
  type BillQuery,
  type BillScope,
  type BillShape,
  chosenBills,
  countedBills,
  ownInvoices,
  today,
} from './bill-rows.repository.ts'

export type { BillShape } from './bill-rows.repository.ts'
/** What a list is asked for, without who asks. */
export type BillCriteriaQuery = Omit<BillQuery, 'organisationIds' | 'salesRep'>

const columns: Record<keyof BillRow, Sql> = {
  blNo: sql`l.bl_no`,
  shipmentId: sql`l.shipment_id`,
  bookingNo: sql`b.booking_no`,
  type: sql`l.type`,
  status: sql`l.status`,
  release: releaseOf,
  billedAt: sql`l.billed_at`,
  vvd: sql`b.ocean_vvd`,
  vessel: sql`ship.name`,
  portOfLoading: sql`b.pol_code`,
  portOfDischarge: sql`b.pod_code`,
  destination: sql`coalesce(b.del_code, b.pod_code)`,
  departureAt: sql`call.best`,
  arrivalAt: sql`arrival.best`,
  shipper: partyNames('shipper'),
  consignee: partyNames('consignee'),
  paymentTerm: sql`b.payment_term`,
  invoices: sql`sums.numbers`,
  prepaid: sql`sums.prepaid`,
  collect: sql`sums.collect`,
  thirdParty: sql`sums.third_party`,
  open: sql`sums.open`,
  overdue: sql`sums.overdue`,
  dueOn: sql`own.due_on`,
  overdueDays: sql`greatest(coalesce(day.today - own.due_on, 0), 0)`,
  holds: sql`array(select h.type from release_hold h where h.bl_no = l.bl_no and h.state = 'red' order by h.since, h.type)`,
  openDisputes: sql`own.disputes`,
  concerns: sql`own.concerns`,
}
const named = Object.entries(columns).map(([name, value]) => sql`${value} as ${raw(`"${name}"`)}`)
const collected = Object.keys(columns).map((name) => raw(`'${name}', coalesce(json_agg(w."${name}"), '[]')`))

/** One amount per currency; those that are nothing are left out. */
const amounts = (sum: string) => sql`
  coalesce(json_agg(json_build_object('amount', s.${raw(sum)}::text, 'currency', s.currency) order by s.currency)
    filter (where s.${raw(sum)} <> 0), '[]')`

/** What was invoiced of bill `l` to the reader: currencies are never added to each other. */
const sums = (scope: Pick<BillScope, 'seesMoney'>) => sql`
  cross join lateral (
    select coalesce(string_agg(s.numbers, ', ' order by s.numbers), '') as numbers, ${amounts('prepaid')} as prepaid,
           ${amounts('collect')} as collect, ${amounts('third_party')} as third_party, ${amounts('open')} as open,
           ${amounts('overdue')} as overdue
      from (
        select i.currency, string_agg(i.invoice_no, ', ' order by i.invoice_no) as numbers,
               sum(i.total) filter (where i.term = 'Prepaid') as prepaid, sum(i.total) filter (where i.term = 'Collect') as collect,
               sum(i.total) filter (where i.term = 'Third party') as third_party, sum(i.open) filter (where i.open > 0) as open,
               sum(i.open) filter (where i.open > 0 and i.due_on < day.today) as overdue
          from invoice i where ${ownInvoices(scope)} group by i.currency) s) sums`

/** The bills of `chosen` as rows of the list. */
export const billRows = (scope: Pick<BillScope, 'seesMoney' | 'zone'>, isShown: Sql) => sql`
  select ${join(named, ', ')}
    from chosen own join bill l on l.bl_no = own.bl_no join booking b on b.id = own.booking_id
   cross join (select ${today(scope.zone)} as today) day
    ${loadingCall}
    left join lateral (
      select coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as best
        from port_call p where p.vvd = b.ocean_vvd and p.location_code = b.pod_code order by p.seq desc limit 1) arrival on true
    left join voyage ocean on ocean.vvd = b.ocean_vvd left join vessel ship on ship.code = ocean.vessel_code
    ${sums(scope)}
   where ${isShown}`

const missing = ({ numbers }: BillQuery) => sql`
  select coalesce(json_agg(w.number order by w.nth), '[]') from unnest(${numbers}::text[]) with ordinality as w(number, nth)
   where w.number not in (select m.number from matched m)`

const isShown = sql`(select rows from found) <= ${BILL_CAP}`

const listStatement = composePer((shape: BillShape, query: BillQuery & { watch: string }) => {
  const isByNumber = shape.numberType !== 'none'
  return sql`
    with ${chosenBills(shape, query, sql`limit ${BILL_CAP + 1}`)},
    found as materialized (select count(*)::int as rows from chosen)
    select (select rows from found) as shown, ${isByNumber ? sql`(select count(*)::int from matched)` : sql`0`} as matches,
           json_build_object(
             'columns', (select json_build_object(${join(collected, ', ')}) from (
               select w.* from (${billRows(query, isShown)}) w order by w."billedAt" desc nulls first, w."blNo") w),
             'rows', (select case when ${isShown} then rows else 0 end from found), 'lastUpdateTs', now(),
             'missing', ${isByNumber ? sql`(${missing(query)})` : sql`'[]'::json`},
             'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${query.watch}::text)::text as body`
})

const countStatement = composePer(
  (shape: BillShape, query: BillQuery) => sql`
    with ${countedBills(shape, query)}
    select json_build_object('concerns', (
             select json_agg(json_build_object('concern', c.name, 'count', (select count(*) from concerned where concerned.concern = c.name)))
               from unnest(${[...billConcerns]}::text[]) as c(name)),
             'lastUpdateTs', now())::text as body`,
)

const Found = z.object({ shown: z.number(), matches: z.number() })

/** Bills as columns, the newest first; of too many only that they are too many. */
export const list = (db: Database, viewer: Viewer, shape: BillShape, query: BillCriteriaQuery & { watch: string }) =>
  db.document(Found, BillList, listStatement(shape, { ...query, ...scopeOf(viewer) }))

/** How many bills each card counts. */
export const count = (db: Database, viewer: Viewer, shape: BillShape, query: BillCriteriaQuery) =>
  db.document(z.object({}), BillCards, countStatement(shape, { ...query, ...scopeOf(viewer) }))

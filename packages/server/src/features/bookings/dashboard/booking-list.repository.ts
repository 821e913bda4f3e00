import type { BookingRow } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { BOOKING_CAP } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { liveFrom } from '../../../platform/database/changes.ts'
import { correctionBelongsTo } from '../../../platform/visibility.repository.ts'
import { basisOf } from '../../tracking/public.ts'
import { documentField } from '../requests/request-list.repository.ts'
import {
  billSummary,
  bookingStatus,
  businessNow,
  containerSummary,
  labels,
  loadingCall,
  requestBehind,
  vgmNote,
} from './booking-facts.repository.ts'
import { type BookingQuery, bookingSide, chosenRows, type QueryShape, requestSide } from './booking-rows.repository.ts'
import { requestedCall, requestsWhere } from './request-row.repository.ts'

export type BookingListQuery = BookingQuery & { watch: string }

/** A column of the list: what it is of a booking `b`, and of a request `r` that has none yet. */
interface Column {
  booking: Sql
  request: Sql
}
const both = (booking: Sql, request = booking): Column => ({ booking, request })
const unknown = (booking: Sql, type: 'text' | 'timestamptz' = 'text') => both(booking, sql`null::${raw(type)}`)

const dayHere = (moment: Sql) => sql`(${moment} at time zone place.zone)::date`
/** A field of the document of the own request behind a booking; nobody else's is ever shown. */
const documentFieldOrNull = (field: Parameters<typeof documentField>[0]) => sql`nullif(${documentField(field)}, '')`
const ofOwnRequest = (value: Sql) => sql`case when r.is_own then ${value} end`
/** How many boxes a list such as `2 × 45G1, 1 × 22G1` has. A document holds whatever was typed: what is no count is none. */
const containerCountIn = (list: Sql) =>
  sql`coalesce((select sum(m[1]::int)::int from regexp_matches(${list}, '(?:^|, )(\\d{1,7}) ×', 'g') as m), 0)`

const columns: Record<keyof BookingRow, Column> = {
  bookingNo: both(sql`b.booking_no`, sql`r.booking_no`),
  ediRef: both(sql`coalesce(b.edi_ref, ${ofOwnRequest(sql`r.edi_ref`)})`, sql`r.edi_ref`),
  requestId: both(ofOwnRequest(sql`r.id`), sql`r.id`),
  customerReference: both(
    ofOwnRequest(documentFieldOrNull('customerReference')),
    documentFieldOrNull('customerReference'),
  ),
  blNumbers: unknown(sql`bills.list`),
  status: both(bookingStatus, requestSide.status),
  vvd: both(bookingSide.vvd, documentFieldOrNull('vvd')),
  vessel: both(sql`ship.name`),
  portOfLoading: both(bookingSide.portOfLoading, requestSide.portOfLoading),
  portOfDischarge: both(bookingSide.portOfDischarge, requestSide.portOfDischarge),
  origin: both(
    sql`coalesce(b.por_code, b.pol_code)`,
    sql`coalesce(${documentFieldOrNull('placeOfReceipt')}, ${documentField('portOfLoading')})`,
  ),
  destination: both(bookingSide.destination, requestSide.destination),
  createdBy: both(sql`coalesce(${ofOwnRequest(sql`r.created_by`)}, b.created_by)`, sql`r.created_by`),
  bookedAt: both(bookingSide.bookedAt, requestSide.bookedAt),
  departureAt: both(sql`call.best`),
  departureBasis: both(basisOf(sql`call`)),
  days: both(sql`${dayHere(sql`call.best`)} - ${dayHere(businessNow)}`),
  arrivalAt: both(sql`arrival.best`),
  arrivalBasis: both(basisOf(sql`arrival`)),
  shipper: both(sql`party.shipper`, documentFieldOrNull('shipper')),
  consignee: both(sql`party.consignee`, documentFieldOrNull('consignee')),
  notifyParty: both(sql`party.notify_party`, documentFieldOrNull('notifyParty')),
  containers: both(
    sql`coalesce(boxes.list, ${ofOwnRequest(documentFieldOrNull('containers'))})`,
    documentFieldOrNull('containers'),
  ),
  quantity: both(
    sql`coalesce(boxes.quantity, ${ofOwnRequest(containerCountIn(documentField('containers')))}, 0)`,
    containerCountIn(documentField('containers')),
  ),
  equipment: unknown(labels.equipment),
  siStatus: both(bookingSide.siStatus, requestSide.siStatus),
  siDueAt: both(sql`call.si_cut_off_at`),
  vgmStatus: both(bookingSide.vgmStatus, requestSide.vgmStatus),
  vgmDueAt: both(sql`call.vgm_cut_off_at`),
  vgmNote: unknown(sql`weighing.note`),
  ams: unknown(labels.ams),
  billStatus: unknown(sql`bills.status`),
  release: unknown(sql`bills.release`),
  hold: unknown(labels.hold),
  correction: unknown(sql`correction.status`),
  serviceContract: both(sql`b.service_contract`, documentFieldOrNull('serviceContract')),
  commodity: both(sql`b.commodity`, documentFieldOrNull('commodity')),
  freightTerm: both(sql`b.origin_term || '-' || b.destination_term`, documentFieldOrNull('freightTerm')),
  paymentTerm: both(sql`b.payment_term`, documentFieldOrNull('paymentTerm')),
}
const entries = Object.entries(columns)
const hasLeft = sql`call.actual is not null as has_left`
const named = (side: keyof Column) =>
  join([...entries.map(([name, column]) => sql`${column[side]} as ${raw(`"${name}"`)}`), hasLeft], ', ')
const collected = entries.map(([name]) => raw(`'${name}', coalesce(json_agg(w."${name}"), '[]')`))

const arrivalAt = (vvd: Sql, port: Sql) => sql`
  left join lateral (
    select p.arrival_planned_at as planned, p.arrival_estimated_at as estimated, p.arrival_actual_at as actual,
           coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as best
      from port_call p where p.vvd = ${vvd} and p.location_code = ${port} order by p.seq desc limit 1) arrival on true`
const vesselOf = (vvd: Sql) => sql`
  left join voyage ocean on ocean.vvd = ${vvd} left join vessel ship on ship.code = ocean.vessel_code`

const isShown = sql`(select rows from found) <= ${BOOKING_CAP}`

/** The names of the parties of all bookings that are shown, found together: many bookings name the same few. */
const parties = sql`
  select p.booking_id, string_agg(o.name, ', ') filter (where p.role = 'shipper') as shipper,
         string_agg(o.name, ', ') filter (where p.role = 'consignee') as consignee,
         string_agg(o.name, ', ') filter (where p.role = 'notifyParty') as notify_party
    from (
      select one.* from (select booking_id from chosen where booking_id is not null and ${isShown}) k
       cross join lateral (
         select named.booking_id, named.role, named.org_id from booking_party named
          where named.booking_id = k.booking_id and named.role in ('shipper', 'consignee', 'notifyParty') offset 0) one offset 0) p
    join organisation o on o.id = p.org_id group by p.booking_id`

/** What is shown of bookings, each fetched from where it lies. Of others' corrections it is told that they are in progress. */
const bookings = ({ mayCorrect }: QueryShape, query: BookingQuery) => sql`
  select ${named('booking')}
    from (select booking_at from chosen where booking_at is not null and ${isShown}) k
   cross join lateral (select b.* from booking b where b.ctid = k.booking_at offset 0) b
    left join lateral (
      select r.*, r.org_id = any(${query.organisationIds}::uuid[]) as is_own from (select) one ${requestBehind}) r on true
    ${loadingCall} ${arrivalAt(bookingSide.vvd, bookingSide.portOfDischarge)} ${containerSummary} ${billSummary}
    join location place on place.code = b.pol_code ${vesselOf(bookingSide.vvd)}
    left join party on party.booking_id = b.id
    left join lateral (
      select case when ${correctionBelongsTo(sql`k.org_id`, query)} then k.status else 'In Progress' end as status
        from correction k where k.booking_id = b.id and k.status <> 'Completed' and ${raw(String(mayCorrect))} offset 0) correction on true
    left join lateral (select ${vgmNote(query)} as note) weighing on true`

/** The same of requests that have no booking yet. */
const requests = sql`
  select ${named('request')}
    from (select request_at from chosen where request_at is not null and ${isShown}) k
   cross join lateral (select r.* from ${requestsWhere(sql`q.ctid = k.request_at`)}) r
    ${requestedCall} ${arrivalAt(documentField('vvd'), documentField('portOfDischarge'))}
    join location place on place.code = ${documentField('portOfLoading')} ${vesselOf(documentField('vvd'))}`

const missing = ({ numbers }: BookingQuery) => sql`
  select coalesce(json_agg(w.number order by w.nth), '[]') from unnest(${numbers}::text[]) with ordinality as w(number, nth)
   where w.number not in (select m.number from matched m)`

/** What leaves next stands first and what has no ship yet after it; then what left last, with what was cancelled among it. */
const isOver = sql`(w.has_left or w.status = 'Canceled')`
const order = sql`
  ${isOver}, case when not ${isOver} then w."departureAt" end, w."departureAt" desc nulls last, w."bookingNo" collate "C", w."ediRef" collate "C"`

/** The list, and beside it how many rows there are and whether any of the numbers is known. */
export const listStatement = (shape: QueryShape, query: BookingListQuery) => {
  const isByNumber = shape.numberType !== 'none'
  return sql`
    with ${chosenRows(shape, query)},
    found as materialized (select count(*)::int as rows from chosen),
    party as materialized (${parties})
    select (select rows from found) as shown, ${isByNumber ? sql`(select count(*) from matched)` : sql`0`} as matches,
           json_build_object(
             'columns', (select json_build_object(${join(collected, ', ')}) from (
               select * from (${bookings(shape, query)} union all ${requests}) w order by ${order}) w),
             'rows', (select case when ${isShown} then rows else 0 end from found), 'lastUpdateTs', now(),
             'missing', ${isByNumber ? sql`(${missing(query)})` : sql`'[]'::json`},
             'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${query.watch}::text)::text as body`
}

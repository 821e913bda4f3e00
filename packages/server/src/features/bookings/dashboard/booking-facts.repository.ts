import { billStatuses, releaseStatuses } from '@fairway/contract/billing-documents/bill.values'
import { DOCUMENT_DUE_DAYS } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { type HoldType, holdTypes } from '@fairway/contract/tracking/tracking.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { documentsMayBeSeenBy, type ViewerScope } from '../../../platform/visibility.repository.ts'

/** The moment of the business clock, read once for a statement and not once for each row. */
export const businessNow = sql`(select business_now())`

/**
 * The call of booking `b` at its port of loading, with departure and cut-offs: of the vessel that brings the cargo to the
 * port of discharge, or where that does not call there, of the first one before it. Each is looked up where it lies in
 * its table, so that nothing else is read however many voyages there are.
 */
const loadingCallWhere = (condition: Sql) => sql`
  left join lateral (
    select p.departure_planned_at as planned, p.departure_estimated_at as estimated, p.departure_actual_at as actual,
           coalesce(p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at) as best, p.si_cut_off_at, p.vgm_cut_off_at
      from port_call p where ${condition} and p.ctid = coalesce(
        (select d.ctid from port_call d where d.vvd = b.ocean_vvd and d.location_code = b.pol_code
            and coalesce(d.departure_actual_at, d.departure_estimated_at, d.departure_planned_at) is not null order by d.seq limit 1),
        (select leg.call_at from (
           select (select d.ctid from port_call d where d.vvd = g.vvd and d.location_code = b.pol_code order by d.seq limit 1) as call_at
             from booking_leg g where g.booking_id = b.id and g.vvd is not null order by g.seq offset 0) leg
          where leg.call_at is not null limit 1)) offset 0) call on true`

export const loadingCall = loadingCallWhere(sql`true`)

const behind = sql`coalesce(
  (select k.ctid from booking_request k where k.booking_no = b.booking_no),
  (select k.ctid from booking_request k where k.edi_ref = b.edi_ref))`
const requestAt = (place: Sql) => sql`
  left join lateral (
    select r.id, r.org_id, r.edi_ref, r.status, r.version, r.confirmed_version, r.created_by, r.listed
      from booking_request r where r.ctid = ${place} offset 0) r on true`

/** The request that booking `b` came from, by the carrier's number or by the EDI ref that its line carries. */
export const requestBehind = requestAt(behind)

/** The customer's newest version of request `r` that still stands, and what the carrier said of it. */
export const openVersion = sql`
  select v.version, v.carrier_action from request_version v
   where v.request_id = r.id and v.source <> 'carrier' and coalesce(v.carrier_action, '') not in ('Cancellation Refused', 'Not Delivered')
   order by v.version desc limit 1`

/** Whether the carrier has an amendment or a cancellation of request `r` on its desk. */
export const isChanging = sql`(
  r.status = 'Cancel Pending' or (r.status = 'Approved' and r.version > coalesce(r.confirmed_version, 0) and exists (
    select from (${openVersion}) v
     where v.version > coalesce(r.confirmed_version, 0) and coalesce(v.carrier_action, 'Received') = 'Received')))`

/** The status of booking `b` on the dashboard: the carrier's word, except while a change of it is open. */
export const bookingStatus = sql`case when b.status <> 'Canceled' and ${isChanging} then 'Pending' else b.status end`

const mayChange = sql`(k.status = 'Cancel Pending' or k.status = 'Approved' and k.version > coalesce(k.confirmed_version, 0))`

/** The same for a statement over many bookings: all requests that may have such a change are few, and no other is looked at. */
export const statusAmongMany = sql`
  case when b.status <> 'Canceled'
        and (b.booking_no in (select k.booking_no from booking_request k where ${mayChange})
          or b.edi_ref in (select k.edi_ref from booking_request k where ${mayChange}))
        and exists (select from booking_request r where r.ctid = ${behind} and ${isChanging}) then 'Pending' else b.status end`

const bitOf = (type: HoldType) => 1 << holdTypes.indexOf(type)
const maskOf = (...types: HoldType[]) => types.reduce((mask, type) => mask | bitOf(type), 0)
const isRed = (...types: HoldType[]) => sql`boxes.holds & ${raw(String(maskOf(...types)))} <> 0`

/** What the boxes of booking `b` say of it together. */
export const containerSummary = sql`
  left join lateral (
    select sum(e.boxes)::int as quantity, bit_or(e.holds) as holds, bool_or(e.is_in_gate) as is_in_gate, bool_or(e.is_picked_up) as is_picked_up,
           string_agg(e.boxes || ' × ' || e.equipment_code, ', ' order by e.boxes desc, e.equipment_code collate "C") as list
      from (
        select c.equipment_code, count(*) as boxes, bit_or(c.hold_mask) as holds, bool_or(c.stage = 'At Origin') as is_in_gate,
               bool_or(c.stage = 'Empty Pickup') as is_picked_up
          from container c where c.booking_id = b.id and not c.removed group by c.equipment_code) e) boxes on true`

/** The labels of the dashboard, from those. */
export const labels = {
  equipment: sql`case when boxes.is_in_gate then 'In-gate Terminal' when boxes.is_picked_up then 'Empty Picked Up' end`,
  ams: sql`case when ${isRed('amsReject')} then 'AMS Hold' when ${isRed('dataHold')} then 'Data Hold' end`,
  hold: sql`
    case when ${isRed('customs', 'customsInspectionCharge')} then 'Customs'
         when ${isRed('collectPayment', 'cleanTruckFee', 'trafficMitigationFee')} then 'Payment' end`,
}

const labelledHolds = maskOf(
  ...(['amsReject', 'dataHold', 'customs', 'customsInspectionCharge'] as const),
  ...(['collectPayment', 'cleanTruckFee', 'trafficMitigationFee'] as const),
)
/** Container `c` has a hold with a label: an index knows only those that have any. */
const hasLabelledHold = sql`c.has_holds and c.hold_mask & ${raw(String(labelledHolds))} <> 0`
/** Whether one of the two labels of holds stands at booking `b`. */
export const isHeld = sql`exists (select from container c where c.booking_id = b.id and ${hasLabelledHold})`
/** The ids of those of these bookings with such a container. */
export const heldBookings = (ids: Sql) =>
  sql`select c.booking_id from container c where c.booking_id = any(${ids}) and ${hasLabelledHold}`

/**
 * How far the verified gross mass of booking `b` is. What was sent here decides: rejected or without one of the boxes it is
 * pending again. The carrier's own word counts where nothing was sent here.
 */
const vgmStatus = sql`coalesce((
  select case when v.status = 'Rejected' or exists (
                select from container c where c.booking_id = b.id and not c.removed and c.container_no <> all(v.stated)) then 'Pending'
              when v.status = 'Submitted' and v.carrier_action = 'Received' then 'Received' else v.status end
    from vgm v where v.booking_no = b.booking_no and v.status <> 'Pending'), b.vgm_status)`

/** How far each of the required documents of booking `b` is. */
export const documentStatus = { si: sql`b.si_shown_status`, vgm: vgmStatus } as const

/** Why the carrier rejected the verified gross mass of booking `b`, for those who may see it. */
export const vgmNote = (reader: Pick<ViewerScope, 'organisationIds'>) => sql`(
  select v.carrier_note from vgm v where v.booking_no = b.booking_no and v.status = 'Rejected' and ${documentsMayBeSeenBy(reader)})`

const dueUntil = sql`(select business_now() + make_interval(days => ${raw(String(DOCUMENT_DUE_DAYS))}))`

/** The carrier has not got a paper of booking `b`: an index knows only these. */
const lacksPapers = sql`b.status <> 'Canceled' and (b.si_shown_status = 'Pending' or b.vgm_status = 'Pending')`
const massesSent = (condition: Sql) => sql`select v.booking_id from vgm v where v.status <> 'Pending' and ${condition}`

/** Whether a paper of booking `b` may be missing, of the bookings with these ids. Of masses that were sent here the boxes say it. */
export const mayMissPapers = (ids: Sql) =>
  sql`(${lacksPapers} or b.status <> 'Canceled' and b.id in (${massesSent(sql`v.booking_id = any(${ids})`)}))`

/** The ids of those of these bookings of which a paper may be missing, by indexes that know no others. */
export const bookingsMissingPapers = (ids: Sql) => sql`
  select b.id from booking b where b.id = any(${ids}) and ${lacksPapers} union ${massesSent(sql`v.booking_id = any(${ids})`)}`

/** The same of all bookings. */
export const allBookingsMissingPapers = sql`select b.id from booking b where ${lacksPapers} union ${massesSent(sql`true`)}`

/** The papers of booking `b` that are missing. */
export const missingPapers = sql`
  cross join lateral (
    select b.status <> 'Canceled' and ${documentStatus.si} = 'Pending' as si, b.status <> 'Canceled' and ${documentStatus.vgm} = 'Pending' as vgm offset 0) missing`

/** The call of a booking without one of its papers: of all others nobody needs it. */
export const loadingCallIfMissing = loadingCallWhere(sql`(missing.si or missing.vgm)`)

/** Whether such a paper is due: soon or since a while, as long as the ship has not left. */
export const isMissingAndDue = (requiredDocument: 'si' | 'vgm') => sql`coalesce(
  missing.${raw(requiredDocument)} and call.actual is null and call.${raw(requiredDocument)}_cut_off_at <= ${dueUntil}, false)`

const listOf = (values: readonly string[]) => sql`array[${join(values.map((value) => raw(`'${value}'`)))}]`
const valueAt = (values: readonly string[], rank: Sql) => sql`(${listOf(values)})[${rank}]`
const rankOf = (values: readonly string[], value: Sql) => sql`array_position(${listOf(values)}, ${value})`

/** The release status of bill `l`. A sea waybill or telex release that was instructed waits for a letter of indemnity. */
export const releaseOf = sql`coalesce(l.release, (
  select 'SWB LOI Pending' from shipping_instruction i where i.bl_no = l.bl_no and i.needs_letter and i.status <> 'Draft'))`

/** Bill `l` is not released, or waits for what it needs: an index knows only these. */
export const isUnreleased = sql`coalesce(l.release, 'Printed') in ('Printed', 'SWB LOI Pending')`

/** The bills of booking `b`; of several the one that has come least far says how far they are. */
export const billSummary = sql`
  left join lateral (
    select string_agg(l.bl_no, ', ' order by l.bl_no) as list,
           ${valueAt(billStatuses, sql`min(${rankOf(billStatuses, sql`l.status`)})`)} as status,
           ${valueAt(releaseStatuses, sql`min(coalesce(${rankOf(releaseStatuses, releaseOf)}, 0))`)} as release
      from bill l where l.booking_id = b.id) bills on true`

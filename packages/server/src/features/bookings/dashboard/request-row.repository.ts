import sql, { type Sql } from 'sql-template-tag'
import { documentField } from '../requests/request-list.repository.ts'
import { isChanging, openVersion } from './booking-facts.repository.ts'

/** Whether request `q` was sent and has no booking yet; what was rejected is a matter of the list of requests. */
export const isWithoutBooking = sql`
  q.version > 0 and q.status in ('Submitted', 'Cancel Pending', 'Cancelled', 'Approved')
  and coalesce((select k.id from booking k where k.booking_no = q.booking_no limit 1),
               (select k.id from booking k where k.edi_ref = q.edi_ref limit 1)) is null` // one by one by their indexes

/** Such a request as `r`, with what the carrier has of it: changes that were not sent are left out. */
export const requestsWhere = (condition: Sql) => sql`(
  select q.ctid as request_at, q.id, q.edi_ref, q.booking_no, q.status, q.version, q.confirmed_version, q.submitted_at, q.created_by,
         sent.listed
    from booking_request q
   cross join lateral (
     select v.listed from request_version v where v.request_id = q.id
      order by v.carrier_action is not distinct from 'Not Delivered', v.version desc limit 1) sent
   where ${condition} offset 0) r`

/** The call of the vessel of request `r` at the port of loading, where it calls there. */
export const requestedCall = sql`
  left join lateral (
    select p.departure_planned_at as planned, p.departure_estimated_at as estimated, p.departure_actual_at as actual,
           coalesce(p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at) as best, p.si_cut_off_at, p.vgm_cut_off_at
      from port_call p where p.vvd = ${documentField('vvd')} and p.location_code = ${documentField('portOfLoading')} order by p.seq limit 1) call on true`

/** The status of request `r` on the booking dashboard, by how far the carrier is with it. */
export const requestStatus = sql`
  case when r.status = 'Cancelled' then 'Canceled' when ${isChanging} then 'Pending' when r.status = 'Approved' then 'Approved'
       when (select v.carrier_action from (${openVersion}) v) = 'Received' then 'Received' else 'Requested' end`

export const requestedDestination = sql`coalesce(nullif(${documentField('placeOfDelivery')}, ''), ${documentField('portOfDischarge')})`

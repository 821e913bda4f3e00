import { thresholds } from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { bookingsOfWatchers } from '../../../platform/watch-events.ts'
import { allBookingsMissingPapers, businessNow, documentStatus, loadingCall } from './booking-facts.repository.ts'

/**
 * Notes cut-offs that come near while nothing was sent, once for each number of hours that can be chosen. Shipper and
 * forwarder can send, nobody else is told.
 */
export const noteCutOffs = (db: Database) =>
  db.run(sql`
    with near as materialized (
      select one.id, one.booking_no, one.pol_code, due.document, due.nth, due.cut_off_at,
             (select min(step) from unnest(${[...thresholds.cutOff]}::int[]) as step
               where due.cut_off_at <= ${businessNow} + make_interval(hours => step)) as step
        from (
          select b.id, b.booking_no, b.pol_code, call.si_cut_off_at, call.vgm_cut_off_at, ${documentStatus.si} as si, ${documentStatus.vgm} as vgm
            from booking b ${loadingCall}
           where b.id in (${allBookingsMissingPapers}) and b.id in (${bookingsOfWatchers}) and b.status <> 'Canceled' and call.actual is null) one
       cross join lateral (values ('si', 0, one.si, one.si_cut_off_at), ('vgm', 1, one.vgm, one.vgm_cut_off_at)) as due(document, nth, status, cut_off_at)
       where due.status = 'Pending' and due.cut_off_at > ${businessNow}),
    noted as (
      insert into watch_due (kind, subject_id, due_at, step)
      select 'cutOff', id * 2 + nth, cut_off_at, step from near where step is not null
      on conflict do nothing returning subject_id)
    insert into watch_event (kind, key, booking_id, args, link, step, roles, groups)
    select 'watchedCutOff', concat_ws(' ', 'cutOff', near.id, near.document, near.cut_off_at), near.id,
           jsonb_build_object('bookingNo', near.booking_no, 'document', near.document, 'place', near.pol_code,
             'at', to_char(near.cut_off_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
           '/bookingDetails/' || near.booking_no, near.step, array['shipper', 'forwarder'], array['BD', 'SI', 'BS', 'VG']
      from near join noted on noted.subject_id = near.id * 2 + near.nth`)

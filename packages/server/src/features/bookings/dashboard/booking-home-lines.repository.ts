import { HOME_NAMED } from '@fairway/contract/home/home.values'
import sql, { raw } from 'sql-template-tag'
import { type HomeBasis, type HomeLineSource, writtenBookings } from '../../../platform/home-line.ts'
import {
  bookingsMissingPapers,
  isMissingAndDue,
  loadingCallIfMissing,
  missingPapers,
} from './booking-facts.repository.ts'

/**
 * The bookings of which the reader has to send a paper: shipper and forwarder do, nobody else can. Those whose papers were sent are
 * not looked at.
 */
const dueDocuments: HomeBasis = {
  name: 'home_paper',
  select: () => sql`
    select one.*, place.zone from (
       select b.booking_no, b.ocean_vvd, b.pol_code, call.si_cut_off_at, call.vgm_cut_off_at, ${isMissingAndDue('si')} as si_due, ${isMissingAndDue('vgm')} as vgm_due
         from home_written written
        cross join lateral (${bookingsMissingPapers(sql`written.bookings`)}) open
         join booking b on b.id = open.id ${missingPapers} ${loadingCallIfMissing}
        where b.status <> 'Canceled' offset 0) one
     join location place on place.code = one.pol_code
    where one.si_due or one.vgm_due`,
}

/** Papers of one kind that somebody has to send, by vessel and by the day of their cut-off at the port of loading. */
const dueDocumentLine = (requiredDocument: 'si' | 'vgm'): HomeLineSource => {
  const [due, cutOff] = [raw(`p.${requiredDocument}_due`), raw(`p.${requiredDocument}_cut_off_at`)]
  return {
    kind: `${requiredDocument}Due`,
    allow: ['BD'],
    bases: [writtenBookings, dueDocuments],
    select: () => sql`
      select min(${cutOff}) as due_at, null::date as due_on, p.pol_code as place, count(*) as count, '[]'::json as boxes, p.ocean_vvd as vvd,
             json_build_object('day', (${cutOff} at time zone p.zone)::date::text, 'names', array_to_string(
               (array_agg(p.booking_no order by ${cutOff}, p.booking_no collate "C"))[1:${HOME_NAMED}::int], ', ')) as args
        from home_paper p where ${due} group by p.ocean_vvd, p.pol_code, (${cutOff} at time zone p.zone)::date`,
  }
}

/** What bookings say on the Home Page. */
export const bookingHomeLines: readonly HomeLineSource[] = [dueDocumentLine('si'), dueDocumentLine('vgm')]

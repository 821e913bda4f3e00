import { HOME_NAMED } from '@fairway/contract/home/home.values'
import { letterBillTypes, WAITS_FOR_LETTER } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import sql from 'sql-template-tag'
import { type HomeLineSource, idsWritten, writtenBookings } from '../../../platform/home-line.ts'
import { isUnreleased, releaseOf } from '../../bookings/public.ts'

/** Bills that wait for a letter of indemnity: one line, however many there are. */
export const letterNeeded: HomeLineSource = {
  kind: 'letterNeeded',
  allow: ['OL'],
  bases: [writtenBookings],
  select: () => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('names', array_to_string((array_agg(l.bl_no order by l.billed_at, l.bl_no))[1:${HOME_NAMED}], ', '),
             'shipment', min(l.shipment_id)) as args
      from bill l
     where l.booking_id = any(${idsWritten}) and ${isUnreleased}
       and ${releaseOf} = ${WAITS_FOR_LETTER} and l.type = any(${[...letterBillTypes]}::text[])
    having count(*) > 0`,
}

import { HOME_NAMED } from '@fairway/contract/home/home.values'
import sql from 'sql-template-tag'
import { type HomeLineSource, idsWritten, writtenBookings } from '../../platform/home-line.ts'

/** Why an instruction `i` waits for its people: it was rejected, or a draft B/L waits to be approved. */
const reason = sql`case when i.status = 'Rejected' then 'rejected' when i.status = 'Correction Pending' then 'correction' else 'draft' end`

/** Instructions that wait for their people, as long as the booking is not cancelled. */
const instructionsWaiting: HomeLineSource = {
  kind: 'instructionWaiting',
  allow: ['SI', 'BS'],
  bases: [writtenBookings],
  select: () => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('reason', w.reason, 'note', case when count(*) = 1 then coalesce(max(w.carrier_note), '') else '' end,
             'id', max(w.id)::text,
             'names', array_to_string((array_agg(w.bl_no order by w.carrier_at desc nulls last, w.id desc))[1:${HOME_NAMED}], ', ')) as args
      from (
        select i.id, i.bl_no, i.carrier_note, i.carrier_at, ${reason} as reason
          from shipping_instruction i join booking b on b.id = i.booking_id
         where i.booking_id = any(${idsWritten}) and b.status <> 'Canceled'
           and (i.status in ('Rejected', 'Correction Pending') or (i.status = 'Accepted' and i.draft_at is not null and i.draft_approved_at is null))) w
     group by w.reason`,
}

/** What shipping instructions say on the Home Page. */
export const instructionHomeLines: readonly HomeLineSource[] = [instructionsWaiting]

import { HOME_NAMED } from '@fairway/contract/home/home.values'
import sql from 'sql-template-tag'
import type { HomeLineSource } from '../../platform/home-line.ts'
import { documentsMayBeSeenBy } from '../../platform/visibility.repository.ts'

/** Weights that the carrier rejected and nobody has sent anew: few, however many bookings somebody sees. */
const rejected: HomeLineSource = {
  kind: 'vgmRejected',
  allow: ['VG'],
  select: (reader) => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('note', case when count(*) = 1 then coalesce(max(v.carrier_note), '') else '' end,
             'names', array_to_string((array_agg(b.booking_no order by v.carrier_at desc, b.booking_no))[1:${HOME_NAMED}], ', ')) as args
      from vgm v join booking b on b.booking_no = v.booking_no
     where v.status = 'Rejected' and b.status <> 'Canceled' and ${documentsMayBeSeenBy(reader)}
    having count(*) > 0`,
}

/** What weights say on the Home Page. */
export const vgmHomeLines: readonly HomeLineSource[] = [rejected]

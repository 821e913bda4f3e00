import { HOME_NAMED } from '@fairway/contract/home/home.words'
import sql from 'sql-template-tag'
import type { HomeBasis } from '../../platform/home-line.ts'
import { bookingsSeenBy } from '../bookings/public.ts'
import { findable } from './availability.repository.ts'
import { lastFreeBasis, lastFreeOn } from './own-cargo.repository.ts'

/**
 * The reader's boxes that have not come back yet, each with the place where it is fetched and the day that counts there.
 * The reader's bookings come first, and the `offset 0` keeps it so, however many bookings of others there are.
 */
export const homeBoxes: HomeBasis = {
  name: 'home_box',
  select: (reader) => sql`
    select box.*, place.zone, (box.free_on + 1)::timestamp at time zone place.zone as free_until
      from (
        select one.* from (${bookingsSeenBy(reader)}) seen
         cross join lateral (
           select c.container_no, c.stage, c.terminal_word, c.hold_mask, c.est_available_at, c.est_delivered_at, c.est_rule_id,
                  b.id as booking_id, b.booking_no, b.ocean_vvd, b.pod_code, b.shipment,
                  case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end as place_code,
                  ${lastFreeOn} as free_on, ${lastFreeBasis} as free_basis
             from booking b join container c on c.booking_id = b.id
            where b.id = seen.id and ${findable} and c.stage <> 'Empty Returned' offset 0) one offset 0) box
      join location place on place.code = box.place_code`,
}

/** Some boxes of a group, those first whose free time ends first. */
export const namedBoxes = sql`
  to_json((array_agg(json_build_object('containerNo', c.container_no, 'bookingNo', c.booking_no)
    order by c.free_until, c.container_no collate "C", c.booking_no collate "C"))[1:${HOME_NAMED}::int])`

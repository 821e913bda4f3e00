import sql from 'sql-template-tag'
import { storedEstimate } from '../estimates/estimate.repository.ts'
import { findable, pickup } from '../events/availability.repository.ts'
import { names } from './cargo-statements.repository.ts'

/** The containers of booking `b` with where each of them is, for its page; those that were taken off are not on it. */
export const bookingContainers = ({ seesHolds }: { seesHolds: boolean }) => sql`(
  select coalesce(json_agg(json_build_object(
           'containerNo', c.container_no, 'equipment', json_build_object('code', q.code, 'name', ${names(sql`q`)}),
           'stage', c.stage, 'availability', pickup.word, 'place', e.location_code, 'movedAt', e.occurred_at, 'seal', c.seal,
           'weightKg', c.weight_kg::text, 'redHolds', case when ${seesHolds}::boolean then c.hold_mask end, 'isTracked', ${findable}) order by c.container_no), '[]')
    from container c join equipment_type q on q.code = c.equipment_code left join container_event e on e.id = c.last_event_id
    ${storedEstimate} ${pickup}
   where c.booking_id = b.id and not c.removed)`

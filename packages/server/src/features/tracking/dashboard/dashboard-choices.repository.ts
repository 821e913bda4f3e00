import { LocationsReply, RefDataReply, VvdsReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { organisationsOf, salesRepOf, type Viewer } from '../../../platform/viewer.ts'
import { bookingsSeenBy } from '../../../platform/visibility.repository.ts'
import { names as namesOf } from '../cargo/cargo-statements.repository.ts'
import { departureFromLoading, findable } from '../events/availability.repository.ts'

const Voyage = VvdsReply.shape.vvds.element
const Nothing = z.object({})

/** The live bookings of the reader that have a container to show, once each. */
const bookingsWithContainers = (viewer: Viewer) => sql`
  select b.* from (${bookingsSeenBy({ organisationIds: organisationsOf(viewer), salesRep: salesRepOf(viewer) })}) seen
    join booking b on b.id = seen.id where exists (select from container c where c.booking_id = b.id and ${findable}) offset 0`

/** The voyages of the reader's containers; open ones, for which some container of theirs still waits, come first. */
export const vvds = (db: Database, viewer: Viewer) =>
  db.many(
    Voyage,
    sql`
    select ocean.vvd, ship.name as vessel, min(departure.best) as "departureAt", bool_or(departure.actual is null) as "isOpen"
      from (${bookingsWithContainers(viewer)}) b ${departureFromLoading}
      join voyage ocean on ocean.vvd = b.ocean_vvd join vessel ship on ship.code = ocean.vessel_code
     group by ocean.vvd, ship.name order by "isOpen" desc, "departureAt" desc nulls first, ocean.vvd`,
  )

/** The places of the reader's containers. */
export const locations = (db: Database, viewer: Viewer) =>
  db.one(
    LocationsReply,
    sql`
    select coalesce(array_agg(distinct b.pol_code), '{}') as "portsOfLoading", coalesce(array_agg(distinct b.pod_code), '{}') as "portsOfDischarge",
           coalesce(array_agg(distinct coalesce(b.del_code, b.pod_code)), '{}') as destinations
      from (${bookingsWithContainers(viewer)}) b`,
  )

/** All places and equipment of the carrier. They are no secret and the same for every reader. */
export const names = (db: Database) =>
  db.document(
    Nothing,
    RefDataReply,
    sql`
    select json_build_object(
             'locations', (select coalesce(json_object_agg(l.code, json_build_object('name', ${namesOf(sql`l`)}, 'port', l.port_code, 'zone', l.zone,
                'country', l.country, 'kind', l.kind) order by l.code), '{}') from location l),
             'equipment', (select coalesce(json_object_agg(q.code, json_build_object('name', ${namesOf(sql`q`)}, 'group', q.group_name,
                'lengthFeet', q.length_feet) order by q.code), '{}') from equipment_type q))::text as body`,
  )

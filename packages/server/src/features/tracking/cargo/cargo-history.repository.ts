import { CustomsHistoryReply, InterchangeHistoryReply } from '@fairway/contract/tracking/tracking.schema'
import { customsSteps } from '@fairway/contract/tracking/tracking.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { mayBeSeenBy, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { findable } from '../events/availability.repository.ts'
import { cargoScopeOf } from './cargo.repository.ts'
import { places } from './cargo-statements.repository.ts'

export interface ContainerKey {
  bookingNo: string
  containerNo: string
}

const Nothing = z.object({})
const steps = [...customsSteps]

/** The history of a container that the viewer may see: entries `h` of one table with their places, or no row. */
const historyStatement = (
  table: Sql,
  entries: Sql,
  { bookingNo, containerNo, ...scope }: ContainerKey & ViewerScope,
) => sql`
  select json_build_object(
           'entries', (select coalesce(${entries}, '[]') from ${table} h where h.container_id = c.id and not h.withdrawn),
           'places', ${places(sql`select h.location_code from ${table} h where h.container_id = c.id and not h.withdrawn`)},
           'asOf', business_now())::text as body
    from booking b join container c on c.booking_id = b.id
   where b.booking_no = ${bookingNo} and c.container_no = ${containerNo} and ${findable} and ${mayBeSeenBy(scope)}`

const customsStatement = composeOnce<ContainerKey & ViewerScope>((query) =>
  historyStatement(
    sql`customs_entry`,
    sql`json_agg(json_build_object('step', h.step, 'at', h.occurred_at, 'place', h.location_code, 'authority', h.authority, 'code', h.code,
          'entryNo', h.entry_no, 'remark', h.remark) order by h.occurred_at desc, array_position(${steps}::text[], h.step) desc, h.ref desc)`,
    query,
  ),
)
const interchangeStatement = composeOnce<ContainerKey & ViewerScope>((query) =>
  historyStatement(
    sql`interchange`,
    sql`json_agg(json_build_object('receiptNo', h.receipt_no, 'direction', h.direction, 'load', h.load, 'at', h.occurred_at,
          'place', h.location_code, 'trucker', h.trucker, 'chassis', h.chassis, 'seal', h.seal, 'condition', h.condition,
          'damage', h.damage) order by h.occurred_at desc, h.ref desc)`,
    query,
  ),
)

/** What customs said of a container, newest first. */
export const findCustoms = (db: Database, viewer: Viewer, { bookingNo, containerNo }: ContainerKey) =>
  db.document(Nothing, CustomsHistoryReply, customsStatement({ bookingNo, containerNo, ...cargoScopeOf(viewer) }))

/** The receipts of a container that changed hands, newest first. */
export const findInterchanges = (db: Database, viewer: Viewer, { bookingNo, containerNo }: ContainerKey) =>
  db.document(
    Nothing,
    InterchangeHistoryReply,
    interchangeStatement({ bookingNo, containerNo, ...cargoScopeOf(viewer) }),
  )

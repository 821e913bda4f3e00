import {
  CONTAINER_CAP,
  type DashboardDate,
  type DashboardNumberKind,
  type DashboardNumberType,
  dashboardNumberKinds,
} from '@fairway/contract/tracking/dashboard/dashboard.values'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import { idsSeenBy, mayBeSeenBy, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { lastFreeOn } from '../cargo/own-cargo.repository.ts'
import {
  arrivalAtDischarge,
  departureFromLoading,
  findable,
  oldestFindable,
} from '../events/availability.repository.ts'

/** The criteria of a dashboard, as its statement takes them; null is no limit. */
export interface DashboardQuery extends ViewerScope {
  numbers: string[]
  vvds: string[] | null
  portsOfLoading: string[] | null
  portsOfDischarge: string[] | null
  destinations: string[] | null
  stages: string[] | null
  /** Bits of holds of which at least one must be red. */
  holdMask: number
  sailedDays: number | null
  from: string | null
  to: string | null
}

/** Criteria that need more tables than others: a statement is made for each set of them. */
export interface QueryShape {
  numberType: DashboardNumberType | 'none'
  isSailed: boolean
  hasHolds: boolean
  dateOf: DashboardDate | 'none'
}

const ownersOf: Record<DashboardNumberKind, Sql> = {
  container: sql`join container c on c.container_no = w.number join booking b on b.id = c.booking_id`,
  booking: sql`join booking b on b.booking_no = w.number join container c on c.booking_id = b.id`,
  bl: sql`join bill on bill.bl_no = w.number join booking b on b.id = bill.booking_id join container c on c.booking_id = b.id`,
  ediRef: sql`join booking b on b.edi_ref = w.number join container c on c.booking_id = b.id`,
}

/** No number has the form of two kinds, so that searching numbers of all kinds by each of them finds nothing twice. */
const kindsOf = (numberType: DashboardNumberType): readonly DashboardNumberKind[] =>
  numberType === 'mixed' ? dashboardNumberKinds : [numberType]

/** The reader's containers of these numbers, also those that are too old to show, and nobody else's. */
const matched = (numberType: DashboardNumberType, query: DashboardQuery) => {
  const byKind = kindsOf(numberType).map(
    (kind) => sql`
    select w.number, c.id, b.id as booking_id, ${findable} as is_shown from unnest(${query.numbers}::text[]) as w(number) ${ownersOf[kind]}
     where ${mayBeSeenBy(query)}`,
  )
  return sql`
  matched as materialized (${join(byKind, ' union all ')}),`
}

const dayOf: Record<DashboardDate, { joins: Sql; day: Sql }> = {
  departure: {
    joins: sql`join location place on place.code = b.pol_code`,
    day: sql`(departure.best at time zone place.zone)::date`,
  },
  arrival: {
    joins: sql`join location place on place.code = b.pod_code ${arrivalAtDischarge}`,
    day: sql`(arrival.best at time zone place.zone)::date`,
  },
  lastFree: { joins: empty, day: lastFreeOn },
}

const isAmong = (value: Sql, allowed: string[] | null) =>
  sql`coalesce(${value} = any(${allowed}::text[]), ${allowed}::text[] is null)`

/** By the calendar of the port of loading, as the booking dashboard counts. */
const dayAtLoading = (moment: Sql) =>
  sql`(${moment} at time zone (select loading.zone from location loading where loading.code = b.pol_code))::date`

/** Written as one `case`, so that criteria which nobody named do not make the planner expect next to nothing. */
const all = (conditions: Sql[]) => sql`case when ${join(conditions, ' and ')} then true end`

const isOnDay = (day: Sql, { from, to }: DashboardQuery) =>
  sql`${day} >= coalesce(${from}::date, '-infinity') and ${day} <= coalesce(${to}::date, 'infinity')`

/** What is asked of booking `b`. */
const ofBooking = ({ isSailed, dateOf }: QueryShape, query: DashboardQuery) => [
  isAmong(sql`b.ocean_vvd`, query.vvds),
  isAmong(sql`b.pol_code`, query.portsOfLoading),
  isAmong(sql`b.pod_code`, query.portsOfDischarge),
  isAmong(sql`coalesce(b.del_code, b.pod_code)`, query.destinations),
  ...(dateOf === 'departure' || dateOf === 'arrival' ? [isOnDay(dayOf[dateOf].day, query)] : []),
  ...(isSailed
    ? [
        sql`(departure.actual is null or (${query.sailedDays}::int > 0 and ${dayAtLoading(sql`departure.actual`)} >= ${dayAtLoading(sql`(select business_now())`)} - ${query.sailedDays}::int))`,
      ]
    : []),
]

/** What is asked of container `c`, apart from its stage: nothing where it need not be read for it. */
const ofContainer = ({ dateOf, hasHolds }: QueryShape, query: DashboardQuery) => [
  sql`true`,
  ...(hasHolds ? [sql`c.hold_mask & ${query.holdMask}::int <> 0`] : []),
  ...(dateOf === 'lastFree' ? [isOnDay(dayOf.lastFree.day, query)] : []),
]

const joinsOf = ({ isSailed, dateOf }: QueryShape) => sql`
  ${isSailed || dateOf === 'departure' ? departureFromLoading : empty} ${dateOf === 'none' ? empty : dayOf[dateOf].joins}`

/** The reader's bookings, or those of the numbers, as one array of ids: indexes are gone through along it. */
const bookingIds = ({ numberType }: QueryShape, query: DashboardQuery) =>
  numberType === 'none' ? idsSeenBy(query) : sql`array(select booking_id from matched where is_shown)`

/**
 * Containers `c` of these bookings that can still be found, in two parts: most have come back, most of those so long ago that they
 * are history, and an index leads to the others alone. A part whose stages nobody asks for is not read.
 */
const partsOf = (shape: QueryShape, query: DashboardQuery, { ids, stages }: { ids: Sql; stages: string[] | null }) => {
  const isIts = sql`c.booking_id = any((${ids})::bigint[])
    ${shape.numberType === 'none' ? empty : sql`and c.id in (select id from matched where is_shown)`}`
  const asked = ofContainer(shape, query)
  return {
    out: sql`${isIts} and c.is_out and coalesce(c.last_moved_at, c.assigned_at) >= ${oldestFindable}
      and ${all([isAmong(sql`c.stage`, stages), ...asked])}`,
    returned: sql`${isIts} and c.returned_at >= ${oldestFindable} and ${isAmong(sql`'Empty Returned'`, stages)} and ${all(asked)}`,
  }
}

/**
 * The containers of the reader that the criteria ask for, and one more than a list may show. `chosen` says where each
 * of them lies in its table, which within one statement nothing changes: what is shown is fetched from there, and too many
 * cost next to nothing.
 */
export const chosenContainers = (shape: QueryShape, query: DashboardQuery) => {
  const { out, returned } = partsOf(shape, query, { ids: bookingIds(shape, query), stages: query.stages })
  const chosenFrom = (part: Sql) => sql`
    select c.booking_id, c.ctid as box_at from container c join booking b on b.id = c.booking_id ${joinsOf(shape)}
     where ${part} and b.status <> 'Canceled' and ${all(ofBooking(shape, query))}`
  return sql`
  ${shape.numberType === 'none' ? empty : matched(shape.numberType, query)}
  chosen as materialized (${chosenFrom(out)} union all ${chosenFrom(returned)} limit ${CONTAINER_CAP + 1})`
}

/** The containers of these bookings that the criteria ask for. */
export const containersOfBookings = (
  shape: QueryShape,
  query: DashboardQuery & { bookingIds: readonly number[] },
) => sql`
  with ${shape.numberType === 'none' ? empty : matched(shape.numberType, query)}
  seen as (select b.id from booking b where b.id = any(${query.bookingIds}::bigint[]) and ${mayBeSeenBy(query)})
  select c.id, b.id as "bookingId", b.booking_no as "bookingNo", c.container_no as "containerNo" from seen join booking b on b.id = seen.id join container c on c.booking_id = b.id ${joinsOf(shape)}
   where ${findable} and ${all([isAmong(sql`c.stage`, query.stages), ...ofBooking(shape, query), ...ofContainer(shape, query)])}
     ${shape.numberType === 'none' ? empty : sql`and c.id in (select id from matched where is_shown)`}`

/** The ids of the containers that the criteria ask for, by booking and number, and one more than `most`. */
export const idsOfContainers = (shape: QueryShape, query: DashboardQuery & { most: number }) => sql`
  with ${chosenContainers(shape, query)}
  select c.id::text as id from chosen k join booking b on b.id = k.booking_id join container c on c.ctid = k.box_at
   order by b.booking_no, c.container_no limit ${query.most} + 1`

/** The ids of these containers, in the same order, and one more than `most`. They were read for who asks. */
export const idsOfNumbers = ({
  containers,
  most,
}: {
  containers: readonly { bookingNo: string; containerNo: string }[]
  most: number
}) => sql`
  select c.id::text as id from jsonb_to_recordset(${JSON.stringify(containers)}::jsonb) as w("bookingNo" text, "containerNo" text)
    join booking b on b.booking_no = w."bookingNo" join container c on c.booking_id = b.id and c.container_no = w."containerNo"
   order by b.booking_no, c.container_no limit ${most} + 1`

/**
 * How many of them there are in each stage, whatever stages the criteria name. As all are looked at, the bookings that the criteria
 * ask for are found first: containers that came back are then counted by their index alone.
 */
export const countedContainers = (shape: QueryShape, query: DashboardQuery) => {
  const { out, returned } = partsOf(shape, query, { ids: sql`(select bookings from live)`, stages: null })
  return sql`
  ${shape.numberType === 'none' ? empty : matched(shape.numberType, query)}
  live as materialized (select array(
    select b.id from booking b ${joinsOf(shape)}
     where b.id = any((${bookingIds(shape, query)})::bigint[]) and b.status <> 'Canceled' and ${all(ofBooking(shape, query))}) as bookings),
  counted as materialized (
    select c.stage, count(*) as boxes from container c where ${out} group by c.stage
    union all select 'Empty Returned', count(*) from container c where ${returned})`
}

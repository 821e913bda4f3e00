import {
  CONTAINER_CAP,
  type DashboardDate,
  type DashboardNumberKind,
  type DashboardNumberType,
  dashboardNumberKinds,
} from '@fairway/contract/tracking/dashboard/dashboard.values'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import { bookingsSeenBy, mayBeSeenBy, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { lastFreeOn } from '../cargo/own-cargo.repository.ts'
import { arrivalAtDischarge, departureFromLoading, findable } from '../events/availability.repository.ts'

/** The criteria of a dashboard, as its statement takes them; null is no limit. */
export interface DashboardQuery extends ViewerScope {
  numbers: string[]
  vvds: string[] | null
  portsOfLoading: string[] | null
  portsOfDischarge: string[] | null
  destinations: string[] | null
  stages: string[] | null
  /** Bits of holds of which at least one must be red; 0 is no limit. */
  holdMask: number
  sailedDays: number | null
  from: string | null
  to: string | null
}

/** Criteria that need more tables than others: a statement is made for each set of them. */
export interface QueryShape {
  numberType: DashboardNumberType | 'none'
  isSailed: boolean
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
function matchesQuery({ isSailed, dateOf }: QueryShape, query: DashboardQuery, stages: string[] | null) {
  const { from, to, holdMask, sailedDays } = query
  const list = [
    isAmong(sql`c.stage`, stages),
    isAmong(sql`b.ocean_vvd`, query.vvds),
    isAmong(sql`b.pol_code`, query.portsOfLoading),
    isAmong(sql`b.pod_code`, query.portsOfDischarge),
    isAmong(sql`coalesce(b.del_code, b.pod_code)`, query.destinations),
    sql`(${holdMask}::int = 0 or c.hold_mask & ${holdMask}::int <> 0)`,
  ]
  if (dateOf !== 'none') {
    const { day } = dayOf[dateOf]
    list.push(sql`${day} >= coalesce(${from}::date, '-infinity') and ${day} <= coalesce(${to}::date, 'infinity')`)
  }
  if (isSailed)
    list.push(
      sql`(departure.actual is null or (${sailedDays}::int > 0 and ${dayAtLoading(sql`departure.actual`)} >= ${dayAtLoading(sql`(select business_now())`)} - ${sailedDays}::int))`,
    )
  return sql`case when ${join(list, ' and ')} then true end`
}

const joinsOf = ({ isSailed, dateOf }: QueryShape) => sql`
  ${isSailed || dateOf === 'departure' ? departureFromLoading : empty} ${dateOf === 'none' ? empty : dayOf[dateOf].joins}`

/**
 * Every container that is asked for. The reader's bookings come first, or the containers of the numbers; the `offset 0`
 * keeps it so, however many bookings and containers of others there are and however many a prepared statement expects.
 */
const matchingContainers = (shape: QueryShape, query: DashboardQuery, stages: string[] | null) => sql`
  (${shape.numberType === 'none' ? bookingsSeenBy(query) : sql`select distinct booking_id as id from matched where is_shown`}) seen
  cross join lateral (
    select c.stage, b.id as booking_id, c.ctid as box_at, b.ctid as booking_at from booking b join container c on c.booking_id = b.id ${joinsOf(shape)}
     where b.id = seen.id and ${findable} and ${matchesQuery(shape, query, stages)}
       ${shape.numberType === 'none' ? empty : sql`and c.id in (select id from matched where is_shown)`} offset 0) box`

/**
 * The containers of the reader that the criteria ask for, and one more than a list may show. `chosen` says where each
 * of them and its booking lie in their tables, which within one statement nothing changes: what is shown is fetched
 * from there, and too many cost next to nothing.
 */
export const chosenContainers = (shape: QueryShape, query: DashboardQuery) => sql`
  ${shape.numberType === 'none' ? empty : matched(shape.numberType, query)}
  chosen as materialized (
    select box.booking_id, box.box_at, box.booking_at from ${matchingContainers(shape, query, query.stages)} limit ${CONTAINER_CAP + 1})`

/** The containers of these bookings that the criteria ask for. */
export const containersOfBookings = (
  shape: QueryShape,
  query: DashboardQuery & { bookingIds: readonly number[] },
) => sql`
  with ${shape.numberType === 'none' ? empty : matched(shape.numberType, query)}
  seen as (select b.id from booking b where b.id = any(${query.bookingIds}::bigint[]) and ${mayBeSeenBy(query)})
  select c.id, b.id as "bookingId", b.booking_no as "bookingNo", c.container_no as "containerNo" from seen join booking b on b.id = seen.id join container c on c.booking_id = b.id ${joinsOf(shape)}
   where ${findable} and ${matchesQuery(shape, query, query.stages)}
     ${shape.numberType === 'none' ? empty : sql`and c.id in (select id from matched where is_shown)`}`

/** The ids of the containers that the criteria ask for, by booking and number, and one more than `most`. */
export const idsOfContainers = (shape: QueryShape, query: DashboardQuery & { most: number }) => sql`
  with ${chosenContainers(shape, query)}
  select c.id::text as id from chosen k join booking b on b.ctid = k.booking_at join container c on c.ctid = k.box_at
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

/** How many of them there are in each stage, whatever stages the criteria name. */
export const countedContainers = (shape: QueryShape, query: DashboardQuery) => sql`
  ${shape.numberType === 'none' ? empty : matched(shape.numberType, query)}
  counted as materialized (
    select box.stage, count(*) as boxes from ${matchingContainers(shape, query, null)} group by box.stage)`

import {
  BOOKING_CAP,
  type BookingDate,
  type BookingNumberKind,
  type BookingNumberType,
  bookingNumberKinds,
} from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import { idsSeenBy, mayBeSeenBy, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { documentField } from '../requests/request-list.repository.ts'
import {
  bookingsMissingPapers,
  businessNow,
  documentStatus,
  heldBookings,
  isHeld,
  isMissingAndDue,
  loadingCall,
  loadingCallIfMissing,
  mayMissPapers,
  missingPapers,
  statusAmongMany,
} from './booking-facts.repository.ts'
import {
  isWithoutBooking,
  requestedCall,
  requestedDestination,
  requestStatus,
  requestsWhere,
} from './request-row.repository.ts'

/** What the booking dashboard is asked for, as its statement takes it; null is no limit. */
export interface BookingQuery extends ViewerScope {
  numbers: string[]
  statuses: string[] | null
  concerns: string[] | null
  siStatuses: string[] | null
  vgmStatuses: string[] | null
  days: number | null
  sailedDays: number | null
  vvds: string[] | null
  portsOfLoading: string[] | null
  portsOfDischarge: string[] | null
  destinations: string[] | null
  from: string | null
  to: string | null
}

/** Criteria that need more tables than others: a statement is made for each combination of them. */
export interface QueryShape {
  numberType: BookingNumberType | 'none'
  hasStatuses: boolean
  hasAttentionReasons: boolean
  hasDays: boolean
  isSailed: boolean
  dateOf: BookingDate | 'none'
  /** Corrections are told to whoever may work on them. */
  mayCorrect: boolean
}

/** What criteria ask of a booking `b`, and of a request `r` that has none yet. */
interface Side {
  status: Sql
  siStatus: Sql
  vgmStatus: Sql
  vvd: Sql
  portOfLoading: Sql
  portOfDischarge: Sql
  destination: Sql
  bookedAt: Sql
  concerns: Record<'siDue' | 'vgmDue' | 'held', Sql>
}

export const bookingSide: Side = {
  status: statusAmongMany,
  siStatus: documentStatus.si,
  vgmStatus: documentStatus.vgm,
  vvd: sql`b.ocean_vvd`,
  portOfLoading: sql`b.pol_code`,
  portOfDischarge: sql`b.pod_code`,
  destination: sql`coalesce(b.del_code, b.pod_code)`,
  bookedAt: sql`b.booked_at`,
  concerns: { siDue: isMissingAndDue('si'), vgmDue: isMissingAndDue('vgm'), held: isHeld },
}

/** Nobody can send papers for what is not booked, and it has no boxes that could be held. */
export const requestSide: Side = {
  status: requestStatus,
  siStatus: sql`'Pending'`,
  vgmStatus: sql`'Pending'`,
  vvd: documentField('vvd'),
  portOfLoading: documentField('portOfLoading'),
  portOfDischarge: documentField('portOfDischarge'),
  destination: requestedDestination,
  bookedAt: sql`r.submitted_at`,
  concerns: { siDue: sql`false`, vgmDue: sql`false`, held: sql`false` },
}

const isAmong = (value: Sql, allowed: string[] | null) =>
  sql`coalesce(${value} = any(${allowed}::text[]), ${allowed}::text[] is null)`
/** The same where the value takes a look at another table: nobody looks unless values are named. */
const isAmongNamed = (value: Sql, allowed: string[] | null) =>
  sql`case when ${allowed}::text[] is null then true else ${value} = any(${allowed}::text[]) end`
/** All days go by the calendar of the port of loading. */
const dayOf = (moment: Sql) => sql`(${moment} at time zone place.zone)::date`

/** Written as one `case`, so that criteria which nobody named do not make the planner expect next to nothing. */
function matchesQuery(
  { hasStatuses, hasAttentionReasons, hasDays, isSailed, dateOf }: QueryShape,
  query: BookingQuery,
  side: Side,
) {
  const list = [
    isAmongNamed(side.siStatus, query.siStatuses),
    isAmongNamed(side.vgmStatus, query.vgmStatuses),
    isAmong(side.vvd, query.vvds),
    isAmong(side.portOfLoading, query.portsOfLoading),
    isAmong(side.portOfDischarge, query.portsOfDischarge),
    isAmong(side.destination, query.destinations),
  ]
  if (hasDays) {
    const [leaves, today] = [dayOf(sql`call.best`), dayOf(businessNow)]
    list.push(sql`${leaves} >= ${today} and ${leaves} <= ${today} + ${query.days}::int`)
  }
  if (isSailed)
    list.push(
      sql`(call.actual is null or (${query.sailedDays}::int > 0 and ${dayOf(sql`call.actual`)} >= ${dayOf(businessNow)} - ${query.sailedDays}::int))`,
    )
  if (dateOf !== 'none') {
    const moments: Record<BookingDate, Sql> = {
      departure: sql`call.best`,
      booked: side.bookedAt,
      siDue: sql`call.si_cut_off_at`,
      vgmDue: sql`call.vgm_cut_off_at`,
    }
    const day = dayOf(moments[dateOf])
    list.push(
      sql`${day} >= coalesce(${query.from}::date, '-infinity') and ${day} <= coalesce(${query.to}::date, 'infinity')`,
    )
  }
  if (hasStatuses) list.push(isAmong(side.status, query.statuses))
  if (hasAttentionReasons) {
    const some = Object.entries(side.concerns).map(
      ([reason, holds]) => sql`(${reason}::text = any(${query.concerns}::text[]) and ${holds})`,
    )
    list.push(sql`(${join(some, ' or ')})`)
  }
  return sql`case when ${join(list, ' and ')} then true end`
}

const needsCall = ({ hasDays, isSailed, dateOf }: QueryShape) =>
  hasDays || isSailed || !['none', 'booked'].includes(dateOf)
const placeOf = ({ hasDays, isSailed, dateOf }: QueryShape, side: Side) =>
  hasDays || isSailed || dateOf !== 'none' ? sql`join location place on place.code = ${side.portOfLoading}` : empty

const ofOwn = ({ organisationIds }: ViewerScope) => sql`q.org_id = any(${organisationIds}::uuid[])`

/** The reader's own requests know their EDI ref also where the carrier's line of the booking does not name it. */
const bookingsByNumber = (kind: BookingNumberKind, query: BookingQuery): Sql[] =>
  ({
    booking: [sql`join booking b on b.booking_no = w.number`],
    bl: [sql`join bill on bill.bl_no = w.number join booking b on b.id = bill.booking_id`],
    ediRef: [
      sql`join booking b on b.edi_ref = w.number`,
      sql`join booking_request q on q.edi_ref = w.number and ${ofOwn(query)} join booking b on b.booking_no = q.booking_no`,
    ],
  })[kind]
const requestByNumber: Partial<Record<BookingNumberKind, Sql>> = {
  booking: sql`q.booking_no = w.number`,
  ediRef: sql`q.edi_ref = w.number`,
}

const kindsOf = (numberType: BookingNumberType): readonly BookingNumberKind[] =>
  numberType === 'mixed' ? bookingNumberKinds : [numberType]

/** What of the reader's the numbers stand for. A stranger's is not there. */
const matched = (numberType: BookingNumberType, query: BookingQuery) => {
  const numberRows = sql`unnest(${query.numbers}::text[]) as w(number)`
  const found = kindsOf(numberType).flatMap((kind) => {
    const bookings = bookingsByNumber(kind, query).map(
      (joins) =>
        sql`select w.number, b.id as booking_id, null::bigint as request_id from ${numberRows} ${joins} where ${mayBeSeenBy(query)}`,
    )
    const condition = requestByNumber[kind]
    if (!condition) return bookings
    const requests = sql`
      select w.number, null, q.id from ${numberRows} join booking_request q on ${condition} where ${ofOwn(query)} and ${isWithoutBooking}`
    return [...bookings, requests]
  })
  return sql`matched as materialized (${join(found, ' union all ')}),`
}

const bookingIds = ({ numberType }: QueryShape, query: BookingQuery) =>
  numberType === 'none' ? idsSeenBy(query) : sql`array(select booking_id from matched where booking_id is not null)`

/** The ids of the bookings that are looked at. */
const asked = sql`(select bookings from asked)::bigint[]`
const ownRequests = ({ numberType }: QueryShape, query: BookingQuery) => sql`
  ${ofOwn(query)} and ${
    numberType === 'none'
      ? isWithoutBooking
      : sql`q.id = any(array(select request_id from matched where request_id is not null))`
  }`

/** What the criteria need to know of booking `b`. */
const factsOf = (shape: QueryShape) => {
  const call = needsCall(shape) ? loadingCall : shape.hasAttentionReasons ? loadingCallIfMissing : empty
  return sql`${shape.hasAttentionReasons ? missingPapers : empty} ${call} ${placeOf(shape, bookingSide)}`
}

/** One row, of which PostgreSQL expects a thousand: of an array it would expect ten elements, and join what it finds one by one. */
const expectedOften = sql`generate_series(1, (select 1)) as once`

/** Everything that is asked for: the reader's bookings, or those of the numbers. Then requests that have none. */
const rows = (shape: QueryShape, query: BookingQuery, select: { booking: Sql; request: Sql }) => sql`
  select ${select.booking} from ${expectedOften} cross join booking b ${factsOf(shape)}
   where b.id = any(${asked}) and ${matchesQuery(shape, query, bookingSide)}
  union all
  select ${select.request} from ${requestsWhere(ownRequests(shape, query))} ${needsCall(shape) ? requestedCall : empty}
    ${placeOf(shape, requestSide)}
   where ${matchesQuery(shape, query, requestSide)}`

const numbersFirst = ({ numberType }: QueryShape, query: BookingQuery) =>
  numberType === 'none' ? empty : matched(numberType, query)

/** The bookings that are looked at: of those that need somebody only the ones that may, which are few. */
const askedFirst = (shape: QueryShape, query: BookingQuery) => {
  const ids = sql`asked as materialized (select ${bookingIds(shape, query)} as bookings),`
  if (!shape.hasAttentionReasons) return sql`${numbersFirst(shape, query)} ${ids}`
  return sql`
  ${numbersFirst(shape, query)}
  reader as materialized (select ${bookingIds(shape, query)} as bookings),
  asked as materialized (
    select array(select open.id from reader cross join lateral (
      ${bookingsMissingPapers(sql`reader.bookings`)} union ${heldBookings(sql`reader.bookings`)}) open) as bookings),`
}

/**
 * The rows that the criteria ask for, and one more than a list may show. `chosen` says where each lies in its table, which
 * within one statement nothing changes: what is shown is fetched from there, and too many cost next to nothing.
 */
export const chosenRows = (shape: QueryShape, query: BookingQuery) => sql`
  ${askedFirst(shape, query)}
  chosen as materialized (
    select * from (${rows(shape, query, {
      booking: sql`b.id as booking_id, b.ctid as booking_at, null::tid as request_at`,
      request: sql`null::bigint, null::tid, r.request_at`,
    })}) k limit ${BOOKING_CAP + 1})`

/** Those of these bookings that the criteria ask for. */
export const bookingsAmong = (shape: QueryShape, query: BookingQuery & { bookingIds: readonly number[] }) => sql`
  with ${numbersFirst(shape, query)}
  seen as (
    select b.id from booking b where b.id = any(${query.bookingIds}::bigint[]) and ${mayBeSeenBy(query)}
     ${shape.numberType === 'none' ? empty : sql`and b.id in (select booking_id from matched where booking_id is not null)`})
  select b.id, b.booking_no as "bookingNo" from seen join booking b on b.id = seen.id ${factsOf(shape)}
   where ${matchesQuery(shape, query, bookingSide)}`

/**
 * The statuses of all rows and what needs somebody, whatever statuses and concerns are asked for. The ships of bookings whose papers
 * may be missing are looked up behind the others, which are most.
 */
export const countedRows = (shape: QueryShape, query: BookingQuery) => {
  const { siDue, vgmDue } = bookingSide.concerns
  const regardless = { ...shape, hasStatuses: false, hasAttentionReasons: false }
  return sql`
  ${askedFirst(regardless, query)}
  counted as materialized (
    select k.status, count(*)::int as rows, count(*) filter (where k.held)::int as held,
           array_agg(k.id) filter (where k.may_miss_papers) as may_miss_papers
      from (${rows(regardless, query, {
        booking: sql`b.id, ${bookingSide.status} as status, b.id in (${heldBookings(asked)}) as held, ${mayMissPapers(asked)} as may_miss_papers`,
        request: sql`null::bigint, ${requestStatus}, false, false`,
      })}) k group by k.status),
  due as (
    select count(*) filter (where one.si)::int as si, count(*) filter (where one.vgm)::int as vgm
      from (
        select ${siDue} as si, ${vgmDue} as vgm from booking b ${missingPapers} ${loadingCallIfMissing}
         where b.id = any(array(select unnest(may_miss_papers) from counted)) offset 0) one)`
}

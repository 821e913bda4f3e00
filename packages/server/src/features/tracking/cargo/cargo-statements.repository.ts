import { type ListType, type SearchType, searchTypes } from '@fairway/contract/shared/search-number'
import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard/dashboard.values'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import { goesOn, named, namesVersion, written } from '../../../platform/database/known-names.ts'
import { isEstimateSettled, liveEstimate, storedEstimate } from '../estimates/estimate.repository.ts'
import {
  arrivalAtDischarge,
  findable,
  findableByClock,
  located,
  pickupByClock,
} from '../events/availability.repository.ts'
import { bookingWay } from './booking-route.repository.ts'

/** A container number means its latest booking. */
const latestOf = (number: Sql) => sql`
  from container where container_no = ${number} order by removed, assigned_at desc, id desc limit 1`

/**
 * Numbers in their order. They are read by a query of their own, so that PostgreSQL plans for any count of them alike, and
 * keeps its plan. It stands in another one, because PostgreSQL reads all of a query with a query in it before each call.
 */
const each = (numbers: string[]) =>
  sql`(select * from unnest((select ${numbers}::text[])) with ordinality as given(number, nth)) w`

/** The containers of each number, or of their ids. */
const matchesOf: Record<SearchType | 'id', (numbers: string[]) => Sql> = {
  container: (numbers) => sql`
    select w.number, c.id from ${each(numbers)}
     cross join lateral (select id ${latestOf(sql`w.number`)}) c`,
  booking: (numbers) => sql`
    select w.number, c.id from ${each(numbers)}
      join booking b on b.booking_no = w.number join container c on c.booking_id = b.id`,
  bl: (numbers) => sql`
    select w.number, c.id from ${each(numbers)}
      join bill on bill.bl_no = w.number join container c on c.booking_id = bill.booking_id`,
  id: (numbers) => sql`select w.number, w.number::bigint as id from ${each(numbers)}`,
}

/** No number has the form of two kinds, so that numbers of all kinds are looked up by each of them. */
const matchesBy = (type: ListType | 'id', numbers: string[]) =>
  type === 'any'
    ? join(
        searchTypes.map((kind) => matchesOf[kind](numbers)),
        ' union all ',
      )
    : matchesOf[type](numbers)

/** The code for a number that is not known: that of its kind. */
const unknownCodeBy = (type: ListType | 'id', unknownCode: string) =>
  type === 'any'
    ? sql`case when number ~ '^[0-9]{7}$' then 'CS0002' when number ~ '^[A-Z]{4}[0-9]{9}$' then 'CS0003' else 'CS0001' end`
    : sql`${unknownCode}::text`

/** A list shows stored estimates; the page of a container computes one that may have changed, so that it is seen there at once. */
const stored = sql`${arrivalAtDischarge} ${storedEstimate}`

/** The estimate, whether it can be fetched, its last event and where it is, for one container `c` of booking `b`. */
const derived = (estimate: Sql) => sql`
  ${estimate}
  ${pickupByClock}
  left join container_event e on e.id = c.last_event_id
  ${located}`

export const names = (table: Sql) =>
  sql`json_build_object('en', ${table}.name_en, 'zh', ${table}.name_zh, 'vi', ${table}.name_vi)`

const eventFacts = (e: Sql) =>
  sql`json_build_object('kind', ${e}.kind, 'load', ${e}.load, 'mode', ${e}.mode, 'at', ${e}.occurred_at, 'place', ${e}.location_code)`
const eventWithVessel = (e: Sql) => written(named.vessel(sql`${e}.vvd`, '{"vessel":', goesOn), eventFacts(e))

/** The allow-list of what anyone may see of a container, and behind it what only some may see; as text, with holes. */
const containerWith = (own: Sql) =>
  written(
    sql`'{"lastEvent":', case when e.id is null then 'null' else ${eventWithVessel(sql`e`)} end`,
    named.equipment(sql`c.equipment_code`, ',"equipment":', ''),
    named.vessel(sql`b.ocean_vvd`, ',"vessel":', goesOn),
    sql`json_build_object(
    'containerNo', c.container_no, 'bookingNo', b.booking_no,
    'stage', c.stage, 'availability', pickup.word, 'availabilityBasis', pickup.basis,
    'shipment', b.shipment, 'portOfLoading', b.pol_code, 'portOfDischarge', b.pod_code,
    'destination', coalesce(b.del_code, b.pod_code),
    'arrival', json_build_object('planned', arrival.planned, 'estimated', arrival.estimated, 'actual', arrival.actual),
    'location', located.location,
    'estimatedAvailability', case when pickup.is_ahead and estimate.available_at is not null
      then json_build_object('at', estimate.available_at, 'ruleBased', estimate.rule_id is not null) end,
    'estimatedDelivery', case when pickup.is_ahead then estimate.delivered_at end${own})`,
  )

/** The places with these codes, and the ports that they belong to, by code. */
export const places = (codes: Sql) => sql`
  (select coalesce(json_object_agg(l.code, json_build_object('code', l.code, 'port', l.port_code, 'name', ${names(sql`l`)}, 'zone', l.zone, 'country', l.country)), '{}'::json)
     from location l where l.code in (select unnest(array[given.code, given.port_code]) from location given where given.code in (${codes})))`

/** When the carrier's system last called, if that is too long ago to trust that nothing happened. */
const silentSince = (minutes: number) => sql`
  (select heard_at from carrier_contact where heard_at < now() - make_interval(mins => ${minutes}))`

export interface NumberSearch {
  numbers: string[]
  /** The codes for a number that is not known at all, and for one whose containers moved too long ago. */
  unknownCode: string
  oldCode: string
  silentMinutes: number
}

/** What ends every answer: how trustworthy it is, and from when on live pages are notified of changes. */
const standing = (silence: Sql, now: Sql) => sql`
  'carrierSilentSince', ${silence}, 'asOf', ${now}, 'liveFrom', ${liveFrom}`

interface SearchParts {
  containers: Sql
  missing: Sql
  codes: Sql
  now: Sql
}

const searchBody = ({ containers, missing, codes, now }: SearchParts, silentMinutes: number) =>
  written(
    sql`'{"containers":[', ${containers}, '],"missing":[', ${missing}`,
    named.places(codes, '],"places":', goesOn),
    sql`json_build_object(${standing(silentSince(silentMinutes), now)})`,
  )

/** One container `c` of booking `b` as a row of a search. */
const searchRow = (own: Sql) => sql`
  clock.now, b.booking_no, concat_ws(',', b.pol_code, b.pod_code, b.del_code, e.location_code) as codes, ${containerWith(own)} as said`

/**
 * Containers by their numbers, of which each has one at most: found and shown in one pass.
 */
const containerSearch = ({ numbers, unknownCode, oldCode, silentMinutes }: NumberSearch, own: Sql) => sql`
    select count(*) filter (where r.is_shown)::int as shown,
           count(*) filter (where r.is_known)::int as known,
           coalesce(json_agg(r.booking_no) filter (where r.is_shown), '[]') as bookings, ${namesVersion} as names,
           ${searchBody(
             {
               containers: sql`string_agg(r.said, ',' order by r.nth) filter (where r.is_shown)`,
               missing: sql`string_agg(json_build_object('number', r.number, 'errorCode', case when r.is_known then ${oldCode}::text
                 else ${unknownCode}::text end)::text, ',' order by r.nth) filter (where not r.is_shown)`,
               codes: sql`string_agg(r.codes, ',') filter (where r.is_shown)`,
               now: sql`min(r.now)`,
             },
             silentMinutes,
           )} as body
      from (select w.nth, w.number, c.id is not null as is_known, coalesce(${findableByClock}, false) as is_shown, ${searchRow(own)}
              from business_time clock cross join ${each(numbers)}
              left join (lateral (select * ${latestOf(sql`w.number`)}) c join booking b on b.id = c.booking_id) on true
              ${derived(stored)}) r`

/** Containers by numbers of any kind: a number may have many, and two numbers the same. */
const listSearch = (
  type: ListType | 'id',
  { numbers, unknownCode, oldCode, silentMinutes }: NumberSearch,
  own: Sql,
) => sql`
    with matched as materialized (${matchesBy(type, numbers)}),
    shown as materialized (
      select min(array_position(${numbers}::text[], m.number)) as rank, c.id from matched m join container c on c.id = m.id join booking b on b.id = c.booking_id
       where ${findable} group by c.id order by 1, c.id limit ${CONTAINER_CAP + 1}),
    missing as materialized (
      select w.number, w.nth, exists (select from matched m where m.number = w.number) as known
        from ${each(numbers)}
       where not exists (select from matched m join shown s on s.id = m.id where m.number = w.number))
    select count(*)::int as shown,
           (select count(*)::int from matched) as known,
           coalesce(json_agg(distinct r.booking_no), '[]') as bookings, ${namesVersion} as names,
           ${searchBody(
             {
               containers: sql`string_agg(r.said, ',' order by r.rank, r.container_no)`,
               missing: sql`(select string_agg(json_build_object('number', number, 'errorCode', case when known then ${oldCode}::text
                 else ${unknownCodeBy(type, unknownCode)} end)::text, ',' order by nth) from missing)`,
               codes: sql`string_agg(distinct r.codes, ',')`,
               now: sql`(select clock.now from business_time clock)`,
             },
             silentMinutes,
           )} as body
      from (select s.rank, c.container_no, ${searchRow(own)}
              from business_time clock cross join shown s join container c on c.id = s.id join booking b on b.id = c.booking_id ${derived(stored)}) r`

/** Containers by numbers. `own` adds to each what the viewer may see beyond the public. */
export const searchStatement = (type: ListType | 'id', search: NumberSearch, own: Sql = empty) =>
  type === 'container' ? containerSearch(search, own) : listSearch(type, search, own)

export interface ContainerQuery {
  bookingNo: string
  containerNo: string
  silentMinutes: number
}

/** The actual events of container `c`, and the places of all that were ever told. */
const happened = sql`
  cross join lateral (
    select string_agg(${eventWithVessel(sql`h`)}, ',' order by h.occurred_at, event_rank(h.kind, h.load), h.ref)
             filter (where h.classifier = 'actual' and not h.withdrawn) as list, string_agg(h.location_code, ',') as codes
      from container_event h where h.container_id = c.id) happened`

/** One container of one booking, with this estimate. `own` is added to what everyone sees. */
const detailStatement = ({ bookingNo, containerNo, silentMinutes }: ContainerQuery, estimate: Sql, own: Sql) => sql`
    select settled.said as "isSettled", told.names, ${written(
      sql`'{"container":', ${containerWith(empty)}, ',"legs":[', way.legs, '],"estimates":[', way.expected, '],"events":[', happened.list`,
      named.places(
        sql`concat_ws(',', b.pol_code, b.pod_code, b.del_code, way.codes, happened.codes)`,
        '],"places":',
        goesOn,
      ),
      sql`json_build_object('lastHeardAt', c.heard_at, ${standing(sql`told.silent_since`, sql`clock.now`)}${own})`,
    )} as body
      from business_time clock cross join booking b join container c on c.booking_id = b.id
     cross join (select ${namesVersion} as names, ${silentSince(silentMinutes)} as silent_since) told
     cross join lateral (select ${isEstimateSettled}::text as said) settled
      ${bookingWay} ${derived(estimate)} ${happened}
     where b.booking_no = ${bookingNo} and c.container_no = ${containerNo} and ${findableByClock}`

const Settled = z.object({ isSettled: z.boolean() })

/**
 * Reads one container of one booking: with its stored estimate where that is the present one, which costs half as much,
 * and otherwise with one that is worked out at this moment.
 */
export function composeDetail<V extends ContainerQuery>(ownOf: (query: V) => Sql = () => empty) {
  const statementWith = (estimate: Sql) => composeOnce<V>((query) => detailStatement(query, estimate, ownOf(query)))
  const [settled, live] = [statementWith(stored), statementWith(liveEstimate(sql`way.rail_transit`))]
  return async <R extends z.ZodType>(db: Database, reply: R, query: V) => {
    const found = await db.namedDocument(Settled, reply, settled(query))
    return found?.isSettled === false ? db.namedDocument(Settled, reply, live(query)) : found
  }
}

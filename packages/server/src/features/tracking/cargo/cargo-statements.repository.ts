import { type ListType, type SearchType, searchTypes } from '@fairway/contract/shared/search-number'
import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard/dashboard.values'
import sql, { join, type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import { Columns, valueEnd } from '../../../platform/database/columns.ts'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import { type NamesOfCodes, namesVersion } from '../../../platform/database/known-names.ts'
import { isEstimateSettled, liveEstimate, storedEstimate } from '../estimates/estimate.repository.ts'
import {
  arrivalAtDischarge,
  findable,
  findableByClock,
  located,
  pickupByClock,
} from '../events/availability.repository.ts'
import { bookingWay } from './booking-route.repository.ts'
import {
  containerFields,
  detailFields,
  detailOf,
  foundByNumber,
  foundFields,
  foundInList,
  listFields,
  type Rows,
  standingFields,
} from './cargo-document.ts'

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

const ofContainer = {
  containerNo: sql`c.container_no`,
  bookingNo: sql`b.booking_no`,
  equipment: sql`c.equipment_code`,
  vvd: sql`b.ocean_vvd`,
  stage: sql`c.stage`,
  availability: sql`pickup.word`,
  availabilityBasis: sql`pickup.basis`,
  shipment: sql`b.shipment`,
  portOfLoading: sql`b.pol_code`,
  portOfDischarge: sql`b.pod_code`,
  delivery: sql`b.del_code`,
  planned: sql`arrival.planned`,
  estimated: sql`arrival.estimated`,
  actual: sql`arrival.actual`,
  eventKind: sql`e.kind`,
  eventLoad: sql`e.load`,
  eventMode: sql`e.mode`,
  eventAt: sql`e.occurred_at`,
  eventPlace: sql`e.location_code`,
  eventVvd: sql`e.vvd`,
  location: sql`located.location`,
  availableAt: sql`estimate.available_at`,
  deliveredAt: sql`estimate.delivered_at`,
  ruleId: sql`estimate.rule_id`,
}

const containerWith = (own = sql`null::text`) => new Columns(containerFields, { ...ofContainer, own })

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

const standing = (now: Sql, silentMinutes: number) =>
  new Columns(standingFields, { silentSince: silentSince(silentMinutes), now, liveFrom, names: namesVersion }).selected

/** What is read of a container for everybody: reading all of its columns costs PostgreSQL more. */
const publicColumns = sql`id, booking_id, container_no, equipment_code, stage, terminal_word, removed, last_moved_at, assigned_at, last_event_id,
  est_available_at, est_delivered_at, est_rule_id, est_rule_version`

/** Containers by their numbers, of which each has one at most: found and shown in one pass. */
const containerSearch = ({ numbers, silentMinutes }: NumberSearch, own?: Sql) => {
  const found = new Columns(foundFields, { nth: sql`w.nth`, isShown: sql`coalesce(${findableByClock}, false)` })
  return sql`
    select ${containerWith(own).selected}, ${found.selected}, ${standing(sql`clock.now`, silentMinutes)}
      from business_time clock cross join ${each(numbers)}
      left join (lateral (select ${own ? sql`*` : publicColumns} ${latestOf(sql`w.number`)}) c join booking b on b.id = c.booking_id) on true
      ${derived(stored)}`
}

/** Containers by numbers of any kind: a number may have many, and two numbers the same. */
const listSearch = (
  type: ListType | 'id',
  { numbers, unknownCode, oldCode, silentMinutes }: NumberSearch,
  own?: Sql,
) => {
  const list = new Columns(listFields, {
    containers: containerWith(own).listed(sql`s.rank, c.container_no`),
    missing: sql`(select string_agg(json_build_object('number', number, 'errorCode', case when known then ${oldCode}::text
      else ${unknownCodeBy(type, unknownCode)} end)::text, ',' order by nth) from missing)`,
    known: sql`(select count(*)::int from matched)`,
  })
  return sql`
    with matched as materialized (${matchesBy(type, numbers)}),
    shown as materialized (
      select min(array_position(${numbers}::text[], m.number)) as rank, c.id from matched m join container c on c.id = m.id join booking b on b.id = c.booking_id
       where ${findable} group by c.id order by 1, c.id limit ${CONTAINER_CAP + 1}),
    missing as materialized (
      select w.number, w.nth, exists (select from matched m where m.number = w.number) as known
        from ${each(numbers)}
       where not exists (select from matched m join shown s on s.id = m.id where m.number = w.number))
    select ${list.selected}, ${standing(sql`(select clock.now from business_time clock)`, silentMinutes)}
      from business_time clock cross join shown s join container c on c.id = s.id join booking b on b.id = c.booking_id ${derived(stored)}`
}

/** Reads containers by numbers. `ownOf` adds to each what the viewer may see beyond the public. */
export function composeSearch<V extends NumberSearch>(type: ListType | 'id', ownOf?: (search: V) => Sql) {
  const isOneEach = type === 'container'
  const columns = isOneEach
    ? [...containerFields, ...foundFields, ...standingFields]
    : [...listFields, ...standingFields]
  const statement = composeOnce<V>((search) =>
    isOneEach ? containerSearch(search, ownOf?.(search)) : listSearch(type, search, ownOf?.(search)),
  )
  return <R extends z.ZodType>(db: Database, reply: R, search: V) => {
    const put = (rows: Rows, names: NamesOfCodes) =>
      isOneEach ? foundByNumber(rows, names, search) : foundInList(rows, names)
    return db.namedDocument({ columns, reply, put }, statement(search))
  }
}

export interface ContainerQuery {
  bookingNo: string
  containerNo: string
  silentMinutes: number
}

const word = (value: Sql) => sql`coalesce('"' || ${value} || '"', 'null')`
/** An event as JSON, with the code of its voyage in place of the vessel. Its words are of lists that the database knows. */
const event = sql`
  concat('{"vessel":', ${valueEnd}, h.vvd, ${valueEnd}, ',"kind" : "', h.kind, '", "load" : ', ${word(sql`h.load`)}, ', "mode" : ', ${word(sql`h.mode`)},
    ', "at" : ', to_json(h.occurred_at), ', "place" : ', to_json(h.location_code), '}')`

/** The actual events of container `c`, and the places of all that were ever told. */
const happened = sql`
  cross join lateral (
    select string_agg(${event}, ',' order by h.occurred_at, event_rank(h.kind, h.load), h.ref)
             filter (where h.classifier = 'actual' and not h.withdrawn) as list,
           string_agg(h.location_code, ',') as codes
      from container_event h where h.container_id = c.id) happened`

const page = new Columns(detailFields, {
  legs: sql`way.legs`,
  estimates: sql`way.expected`,
  events: sql`happened.list`,
  eventPlaces: sql`happened.codes`,
  heardAt: sql`c.heard_at`,
  isSettled: sql`settled.said`,
})

/** One container of one booking, with this estimate. `own` is added to what everyone sees. */
const detailStatement = ({ bookingNo, containerNo, silentMinutes }: ContainerQuery, estimate: Sql, own?: Sql) => sql`
    select ${containerWith(own).selected}, ${page.selected}, ${standing(sql`clock.now`, silentMinutes)}
      from business_time clock cross join booking b join container c on c.booking_id = b.id
     cross join lateral (select ${isEstimateSettled} as said) settled
      ${bookingWay} ${derived(estimate)} ${happened}
     where b.booking_no = ${bookingNo} and c.container_no = ${containerNo} and ${findableByClock}`

const detailColumns = [...containerFields, ...detailFields, ...standingFields]

/**
 * Reads one container of one booking: with its stored estimate where that is the present one, which costs half as much,
 * and otherwise with one that is worked out at this moment.
 */
export function composeDetail<V extends ContainerQuery>(ownOf?: (query: V) => Sql) {
  const statementWith = (estimate: Sql) => composeOnce<V>((query) => detailStatement(query, estimate, ownOf?.(query)))
  const [settled, live] = [statementWith(stored), statementWith(liveEstimate(sql`way.rail_transit`))]
  return async <R extends z.ZodType>(db: Database, reply: R, query: V) => {
    const page = { columns: detailColumns, reply, put: detailOf }
    const found = await db.namedDocument(page, settled(query))
    return found?.isSettled === false ? db.namedDocument(page, live(query)) : found
  }
}

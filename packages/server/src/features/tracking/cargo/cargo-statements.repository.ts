import { type ListType, type SearchType, searchTypes } from '@fairway/contract/shared/search-number'
import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard/dashboard.values'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import { liveFrom } from '../../../platform/database/changes.ts'
import { liveEstimate, storedEstimate } from '../estimates/estimate.repository.ts'
import { arrivalAtDischarge, findable, located, pickup } from '../events/availability.repository.ts'
import { bookingLegs } from './booking-route.repository.ts'

/** The containers of each number, or of their ids. A container number means its latest booking. */
const matchesOf: Record<SearchType | 'id', (numbers: string[]) => Sql> = {
  container: (numbers) => sql`
    select w.number, c.id from unnest(${numbers}::text[]) as w(number)
     cross join lateral (select id from container where container_no = w.number order by removed, assigned_at desc, id desc limit 1) c`,
  booking: (numbers) => sql`
    select w.number, c.id from unnest(${numbers}::text[]) as w(number)
      join booking b on b.booking_no = w.number join container c on c.booking_id = b.id`,
  bl: (numbers) => sql`
    select w.number, c.id from unnest(${numbers}::text[]) as w(number)
      join bill on bill.bl_no = w.number join container c on c.booking_id = bill.booking_id`,
  id: (numbers) => sql`select w.number, w.number::bigint as id from unnest(${numbers}::text[]) as w(number)`,
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

/** A list shows stored estimates; the page of a container computes them, so that a change is seen there at once. */
const stored = sql`${arrivalAtDischarge} ${storedEstimate}`

/** The vessel's arrival, the estimate, and whether it can be fetched, for one container `c` of booking `b`. */
const derived = (estimate: Sql) => sql`
  ${estimate}
  ${pickup}
  left join voyage ocean on ocean.vvd = b.ocean_vvd
  left join vessel ship on ship.code = ocean.vessel_code
  left join container_event e on e.id = c.last_event_id
  ${located}
  left join voyage moved on moved.vvd = e.vvd
  left join vessel mover on mover.code = moved.vessel_code
  join equipment_type q on q.code = c.equipment_code`

export const names = (table: Sql) =>
  sql`json_build_object('en', ${table}.name_en, 'zh', ${table}.name_zh, 'vi', ${table}.name_vi)`

/** The allow-list of what anyone may see of a container, and behind it what only some may see. */
const containerWith = (own: Sql) => sql`
  json_build_object(
    'containerNo', c.container_no, 'bookingNo', b.booking_no,
    'equipment', json_build_object('code', q.code, 'name', ${names(sql`q`)}),
    'stage', c.stage, 'availability', pickup.word, 'availabilityBasis', pickup.basis,
    'shipment', b.shipment, 'portOfLoading', b.pol_code, 'portOfDischarge', b.pod_code,
    'destination', coalesce(b.del_code, b.pod_code),
    'vessel', case when ship.code is not null then json_build_object('name', ship.name, 'vvd', b.ocean_vvd) end,
    'arrival', json_build_object('planned', arrival.planned, 'estimated', arrival.estimated, 'actual', arrival.actual),
    'lastEvent', case when e.id is not null then json_build_object('kind', e.kind, 'load', e.load, 'mode', e.mode, 'at', e.occurred_at,
      'place', e.location_code,
      'vessel', case when mover.code is not null then json_build_object('name', mover.name, 'vvd', e.vvd) end) end,
    'location', located.location,
    'estimatedAvailability', case when pickup.word is not null and estimate.available_at is not null
      then json_build_object('at', estimate.available_at, 'ruleBased', estimate.rule_id is not null) end,
    'estimatedDelivery', case when pickup.word is not null then estimate.delivered_at end${own})`

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

/** Containers by numbers. `own` adds to each what the viewer may see beyond the public. */
export const searchStatement = (
  type: ListType | 'id',
  { numbers, unknownCode, oldCode, silentMinutes }: NumberSearch,
  own: Sql = empty,
) => sql`
    with matched as materialized (${matchesBy(type, numbers)}),
    shown as materialized (
      select min(array_position(${numbers}::text[], m.number)) as rank, c.id from matched m join container c on c.id = m.id join booking b on b.id = c.booking_id
       where ${findable} group by c.id order by 1, c.id limit ${CONTAINER_CAP + 1}),
    missing as (
      select w.number, exists (select from matched m where m.number = w.number) as known
        from unnest(${numbers}::text[]) as w(number)
       where not exists (select from matched m join shown s on s.id = m.id where m.number = w.number))
    select (select count(*)::int from shown) as shown,
           (select coalesce(json_agg(json_build_object('number', number, 'known', known)), '[]') from missing) as missing,
           (select coalesce(json_agg(distinct b.booking_no), '[]') from shown s join container c on c.id = s.id join booking b on b.id = c.booking_id) as bookings,
           json_build_object(
             'containers', (select coalesce(json_agg(${containerWith(own)} order by s.rank, c.container_no), '[]')
                              from shown s join container c on c.id = s.id join booking b on b.id = c.booking_id ${derived(stored)}),
             'missing', (select coalesce(json_agg(json_build_object('number', number, 'errorCode', case when known then ${oldCode}::text else ${unknownCodeBy(type, unknownCode)} end)), '[]') from missing),
             'places', ${places(sql`
               select unnest(array[b.pol_code, b.pod_code, b.del_code, e.location_code])
                 from shown s join container c on c.id = s.id join booking b on b.id = c.booking_id left join container_event e on e.id = c.last_event_id`)},
             'carrierSilentSince', ${silentSince(silentMinutes)}, 'asOf', business_now(), 'liveFrom', ${liveFrom})::text as body`

export interface ContainerQuery {
  bookingNo: string
  containerNo: string
  silentMinutes: number
}

/** One container of one booking. `own` is added to what everyone sees. */
export const detailStatement = ({ bookingNo, containerNo, silentMinutes }: ContainerQuery, own: Sql = empty) => sql`
    select json_build_object(
             'container', ${containerWith(empty)},
             'legs', ${bookingLegs}, 'events', happened.list, 'estimates', expected.list,
             'lastHeardAt', c.heard_at,
             'places', ${places(sql`
               select unnest(array[b.pol_code, b.pod_code, b.del_code]) union select from_code from booking_leg where booking_id = b.id
               union select to_code from booking_leg where booking_id = b.id union select location_code from container_event where container_id = c.id`)},
             'carrierSilentSince', ${silentSince(silentMinutes)}, 'asOf', business_now(), 'liveFrom', ${liveFrom}${own})::text as body
      from booking b join container c on c.booking_id = b.id
      ${derived(liveEstimate)}
      cross join lateral (
        select coalesce(json_agg(json_build_object('kind', h.kind, 'load', h.load, 'mode', h.mode, 'at', h.occurred_at, 'place', h.location_code,
                 'vessel', case when v.code is not null then json_build_object('name', v.name, 'vvd', h.vvd) end)
               order by h.occurred_at, event_rank(h.kind, h.load), h.ref), '[]') as list
          from container_event h left join voyage y on y.vvd = h.vvd left join vessel v on v.code = y.vessel_code
         where h.container_id = c.id and h.classifier = 'actual' and not h.withdrawn) happened
      cross join lateral (
        select coalesce(json_agg(json_build_object('vvd', k.vvd, 'place', k.location_code, 'statedAt', k.stated_at, 'at', k.estimated_at,
                 'reason', k.reason) order by g.seq, k.revision), '[]') as list
          from booking_leg g join location l on l.code = g.to_code
          join lateral (select p.seq from port_call p where p.vvd = g.vvd and p.location_code in (g.to_code, l.port_code) order by p.seq desc limit 1) p on true
          join call_estimate k on k.vvd = g.vvd and k.seq = p.seq and k.location_code in (g.to_code, l.port_code) and k.moment = 'arrival'
         where g.booking_id = b.id and g.kind in ('feeder', 'ocean')) expected
     where b.booking_no = ${bookingNo} and c.container_no = ${containerNo} and ${findable}`

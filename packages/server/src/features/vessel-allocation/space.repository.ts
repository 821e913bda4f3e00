import sql, { join, raw, type Sql } from 'sql-template-tag'
import { salesRepOf, type Viewer } from '../../platform/viewer.ts'

const unit = (of: Sql, metric: string) => sql`
  json_build_object('teu', ${of}.${raw(`${metric}_teu`)}, 'feu', ${of}.${raw(`${metric}_feu`)})`

/** The name of whoever has this web id; the web id itself where the portal does not know them. */
export const repName = (webId: Sql) => sql`
  coalesce((select rep.first_name || ' ' || rep.last_name from account rep where rep.web_id = ${webId}), ${webId})`

/** The first call of voyage `s.vvd` at the port `s.pol_code`: when it leaves, and until when cargo is declared. */
export const loadingCall = sql`
  left join lateral (
    select coalesce(p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at) as etd, p.ams_cut_off_at
      from port_call p join location l on l.code = p.location_code
     where p.vvd = s.vvd and l.port_code = s.pol_code and p.departure_planned_at is not null order by p.seq limit 1) load on true`

/** Whether nothing can be changed there any more: the ship has left, or its AMS cut-off has passed. */
export const isClosed = sql`coalesce(load.etd <= business_now() or load.ams_cut_off_at <= business_now(), false)`

/** Whether the viewer looks after the account of allocation `a`. */
export const isOwn = (viewer: Viewer) => sql`
  exists (select from allocation_rep own where own.org_id = a.org_id and own.web_id = ${salesRepOf(viewer)}::text)`

/** Legs of bookings on these voyages. */
const legsOn = (vvds: Sql) => sql`(select leg.* from booking_leg leg where leg.vvd in (${vvds}))`

/** Those of bookings that name these organisations: looked up voyage by voyage, because most name others. */
const legsOf = (organisations: readonly string[], vvds: Sql) => sql`(
  select one.* from (${vvds}) sailing(vvd) cross join lateral (
    select leg.* from booking_leg leg
     where leg.vvd = sailing.vvd and exists (
             select from booking_party p where p.booking_id = leg.booking_id and p.org_id = any(${organisations}::uuid[]))
    offset 0) one)`

/** Containers that are booked on these legs from a port of loading, cancelled bookings and removed containers aside. */
const bookedContainers = (legs: Sql) => sql`
  select g.vvd, place.port_code as pol_code, b.id as booking_id, b.service_contract, landing.port_code as pod_code,
         count(*) filter (where e.length_feet < 40)::int as teu, count(*) filter (where e.length_feet >= 40)::int as feu
    from ${legs} g join booking b on b.id = g.booking_id and b.status <> 'Canceled'
    join location place on place.code = g.from_code join location landing on landing.code = b.pod_code
    join container c on c.booking_id = b.id and not c.removed join equipment_type e on e.code = c.equipment_code
   group by g.vvd, place.port_code, b.id, b.service_contract, landing.port_code`

/**
 * For a `with`: `loaded` are the bookings of these voyages with their containers, and `booked` counts them for the
 * allocation that they use up: that of a party of the booking with its contract, where the port of discharge is the same
 * if there is one. A booking counts once; a contract's holder comes before its forwarder and its shipper. Of some
 * organisations only what they are named in: nothing else uses up what is released to them.
 */
export const bookedOf = (vvds: Sql, organisations?: readonly string[]) => sql`
  loaded as materialized (${bookedContainers(organisations ? legsOf(organisations, vvds) : legsOn(vvds))}),
  booked as materialized (
    select used.id, sum(l.teu)::int as teu, sum(l.feu)::int as feu
      from loaded l cross join lateral (
        select a.id from allocation a join booking_party p on p.booking_id = l.booking_id and p.org_id = a.org_id
         where a.vvd = l.vvd and a.pol_code = l.pol_code and a.contract_number is not distinct from l.service_contract
         order by a.pod_code = l.pod_code desc, array_position(array['contractHolder', 'forwarder', 'shipper'], p.role), a.id limit 1) used
     group by used.id)`

/** Spaces `s` as replies show them; needs `loaded`. */
export const spacesAsJson = (condition: Sql) => sql`(
  select coalesce(json_agg(json_build_object('vvd', s.vvd, 'portOfLoading', s.pol_code, 'vessel', ship.name, 'voyageType', y.type,
           'etd', load.etd, 'isClosed', ${isClosed}, ${join(
             ['capacity', 'demand', 'protect', 'release'].map(
               (name) => sql`${raw(`'${name}'`)}, ${unit(sql`s`, name)}`,
             ),
             ', ',
           )},
           'booked', json_build_object('teu', coalesce(taken.teu, 0), 'feu', coalesce(taken.feu, 0)))
           order by load.etd nulls last, s.vvd, s.pol_code), '[]')
    from allocation_space s join voyage y on y.vvd = s.vvd join vessel ship on ship.code = y.vessel_code
    ${loadingCall}
    left join (select l.vvd, l.pol_code, sum(l.teu)::int as teu, sum(l.feu)::int as feu from loaded l group by l.vvd, l.pol_code) taken
      on taken.vvd = s.vvd and taken.pol_code = s.pol_code
   where ${condition})`

import { ARRIVING_DAYS, HOME_SHIPS } from '@fairway/contract/home/home.values'
import { ownCargoGroups } from '@fairway/contract/tracking/own-cargo.access'
import { holdTypes, stages } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import { type HomeBasis, type HomePart, homeDay } from '../../platform/home-line.ts'
import { arrivalAtDischarge } from './events/availability.repository.ts'
import { homeContainers } from './home-lines.repository.ts'

const ahead = stages.slice(0, stages.indexOf('Hold'))

/** The ships on which containers of the reader are still to come, each with its arrival by the calendar of the port. */
const comingShips: HomeBasis = {
  name: 'home_ship',
  select: () => sql`
    select b.*, arrival.best as arrival_at, arrival.actual, (arrival.best at time zone port.zone)::date as arrival_on
      from (
        select c.ocean_vvd, c.pod_code, count(*) as boxes from home_box c
         where c.stage = any(${[...ahead]}::text[]) group by c.ocean_vvd, c.pod_code) b
      join location port on port.code = b.pod_code ${arrivalAtDischarge}`,
}

const counts = sql`
  select count(*) as total, count(*) filter (where c.ready_basis is not null) as ready, count(*) filter (where c.stage = 'Hold') as held,
         count(*) filter (where c.detention_days > 0) as detained
    from home_box c`

/** The ready container whose free time ends first. */
const firstToFetch = sql`
  select c.free_on, c.place_code from home_box c where c.ready_basis is not null and c.free_on is not null
   order by c.free_until, c.place_code limit 1`

const holds = sql`
  select coalesce(json_object_agg(t.type, t.boxes order by t.nth), '{}') as list from (
    select h.type, h.nth, count(*) as boxes from home_box c
      join unnest(${[...holdTypes]}::text[]) with ordinality as h(type, nth) on c.hold_mask & (1 << (h.nth::int - 1)) <> 0
     where c.stage = 'Hold' group by h.type, h.nth) t`

/** Currencies stand beside each other and are never added up. */
const charges = sql`
  select coalesce(json_agg(json_build_object('amount', m.amount::text, 'currency', m.currency) order by m.currency), '[]') as list from (
    select c.currency, sum(c.amount) as amount from home_box c where c.detention_days > 0 and c.amount > 0 group by c.currency) m`

const arriving = sql`
  select coalesce(sum(boxes), 0)::bigint as boxes, count(distinct ocean_vvd) as ships from home_ship
   where arrival_on between ${homeDay} and ${homeDay} + ${ARRIVING_DAYS}::int`

/** The figures of a Home Page: by the conditions of the lists that they lead to. */
const figures: HomePart = {
  name: 'figures',
  allow: ownCargoGroups,
  bases: [homeContainers, comingShips],
  json: sql`(
    select json_build_object('total', n.total,
             'fetchNow', json_build_object('count', n.ready, 'freeOn', first.free_on, 'place', first.place_code),
             'onHold', json_build_object('count', n.held, 'holds', held.list),
             'detention', json_build_object('count', n.detained, 'amounts', charged.list),
             'arriving', json_build_object('count', coming.boxes, 'ships', coming.ships, 'from', ${homeDay}, 'to', ${homeDay} + ${ARRIVING_DAYS}::int))
      from (${counts}) n cross join (${holds}) held cross join (${charges}) charged cross join (${arriving}) coming
      left join (${firstToFetch}) first on true)`,
  places: sql`select place_code from (${firstToFetch}) first`,
  otherwise: sql`null::json`,
}

const nextShips = sql`
  select k.ocean_vvd as vvd, ship.name as vessel, k.pod_code as place, k.boxes, k.arrival_at
    from home_ship k join voyage y on y.vvd = k.ocean_vvd join vessel ship on ship.code = y.vessel_code
   where k.actual is null and k.arrival_on >= ${homeDay} order by k.arrival_at, k.ocean_vvd, k.pod_code limit ${HOME_SHIPS}::int`

/** The ships that come next with containers of the reader. */
const ships: HomePart = {
  name: 'ships',
  allow: ownCargoGroups,
  bases: [homeContainers, comingShips],
  json: sql`(
    select coalesce(json_agg(json_build_object('vvd', k.vvd, 'vessel', k.vessel, 'place', k.place, 'count', k.boxes, 'arrivalAt', k.arrival_at)
             order by k.arrival_at, k.vvd, k.place), '[]') from (${nextShips}) k)`,
  places: sql`select place from (${nextShips}) k`,
  otherwise: sql`'[]'::json`,
}

/** How a customer's cargo stands, for whoever may see more of it than everybody. */
export const cargoHomeParts: readonly HomePart[] = [figures, ships]

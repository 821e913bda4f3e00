import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard/dashboard.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { liveFrom } from '../../../platform/database/changes.ts'
import { freeTime, lastFreeBasis, lastFreeOn } from '../cargo/own-cargo.repository.ts'
import { storedEstimate } from '../estimates/estimate.repository.ts'
import { estimateProgress } from '../estimates/estimate-run.repository.ts'
import {
  arrivalAtDischarge,
  basisOf,
  departureFromLoading,
  located,
  pickup,
} from '../events/availability.repository.ts'
import { chosenContainers, type DashboardQuery, type QueryShape } from './dashboard-containers.repository.ts'

/** What is the same for all containers of a booking, found once for each, with the places of those containers. */
const shipments = sql`
  select k.boxes, b.booking_no, b.edi_ref, b.ocean_vvd, b.shipment, b.pol_code, b.pod_code, coalesce(b.del_code, b.pod_code) as destination,
         ship.name as vessel, bills.list as bl_numbers, party.shipper, party.consignee,
         departure.best as departure_at, ${basisOf(sql`departure`)} as departure_basis,
         arrival.best as arrival_at, ${basisOf(sql`arrival`)} as arrival_basis
    from (
      select booking_id, array_agg(box_at) as boxes from chosen where (select boxes from found) <= ${CONTAINER_CAP} group by booking_id) k
    join booking b on b.id = k.booking_id
    ${departureFromLoading} ${arrivalAtDischarge}
    left join voyage ocean on ocean.vvd = b.ocean_vvd
    left join vessel ship on ship.code = ocean.vessel_code
    left join lateral (select string_agg(bl_no, ', ' order by bl_no) as list from bill where bill.booking_id = b.id) bills on true
    left join lateral (
      select string_agg(o.name, ', ') filter (where p.role = 'shipper') as shipper,
             string_agg(o.name, ', ') filter (where p.role = 'consignee') as consignee
        from (select role, org_id from booking_party where booking_id = b.id and role in ('shipper', 'consignee') offset 0) p
        join organisation o on o.id = p.org_id) party on true`

/** An estimate that has passed is shown no more: the availability column counts then. */
const isAhead = (estimate: Sql) => sql`pickup.word is not null and ${estimate} > (select business_now())`

/** The columns of a list, under the names of the answer. */
const columns: Record<string, Sql> = {
  containerNo: sql`c.container_no`,
  bookingNo: sql`b.booking_no`,
  blNumbers: sql`b.bl_numbers`,
  ediRef: sql`b.edi_ref`,
  equipment: sql`c.equipment_code`,
  stage: sql`c.stage`,
  availability: sql`pickup.word`,
  availabilityBasis: sql`pickup.basis`,
  load: sql`coalesce(e.load, case when c.stage in ('Empty Pickup', 'Empty Returned') then 'empty' when c.stage <> 'Booked' then 'full' end)`,
  eventKind: sql`e.kind`,
  eventLoad: sql`e.load`,
  eventMode: sql`e.mode`,
  eventAt: sql`e.occurred_at`,
  eventPlace: sql`e.location_code`,
  location: sql`located.location`,
  vvd: sql`b.ocean_vvd`,
  vessel: sql`b.vessel`,
  shipment: sql`b.shipment`,
  portOfLoading: sql`b.pol_code`,
  portOfDischarge: sql`b.pod_code`,
  destination: sql`b.destination`,
  departureAt: sql`b.departure_at`,
  departureBasis: sql`b.departure_basis`,
  arrivalAt: sql`b.arrival_at`,
  arrivalBasis: sql`b.arrival_basis`,
  availableAt: sql`case when ${isAhead(sql`estimate.available_at`)} then estimate.available_at end`,
  deliveryAt: sql`case when ${isAhead(sql`estimate.delivered_at`)} then estimate.delivered_at end`,
  estimateRule: sql`case when ${isAhead(sql`estimate.available_at`)} then estimate.rule_id end`,
  lastFreeOn,
  lastFreeBasis,
  freeDays: freeTime.freeDays,
  detentionDays: freeTime.detentionDays,
  detentionAmount: freeTime.amount,
  detentionCurrency: freeTime.currency,
  freeTimeBasis: freeTime.basis,
  returnedAt: sql`case when c.stage = 'Empty Returned' then c.last_moved_at end`,
  seal: sql`c.seal`,
  weightKg: sql`c.weight_kg::text`,
  temperature: sql`c.temperature`,
  temperatureUnit: sql`c.temperature_unit`,
  ventilation: sql`c.ventilation`,
  hazardous: sql`c.hazardous`,
  redHolds: sql`c.hold_mask`,
  shipper: sql`b.shipper`,
  consignee: sql`b.consignee`,
}
const named = Object.entries(columns).map(([name, value]) => sql`${value} as ${raw(`"${name}"`)}`)
const collected = Object.keys(columns).map((name) => raw(`'${name}', coalesce(json_agg(r."${name}"), '[]')`))

const missing = ({ numbers }: DashboardQuery) => sql`
  select coalesce(json_agg(w.number order by w.nth), '[]') from unnest(${numbers}::text[]) with ordinality as w(number, nth)
   where w.number not in (select m.number from matched m where m.is_shown)`

/** The list, and beside it how many containers there are and whether any of the numbers is known. */
export const listStatement = (shape: QueryShape, query: DashboardQuery & { watch: string }) => {
  const isByNumber = shape.numberType !== 'none'
  return sql`
    with ${chosenContainers(shape, query)},
    found as materialized (select count(*)::int as boxes from chosen),
    shipment as materialized (${shipments})
    select (select boxes from found) as shown,
           ${isByNumber ? sql`(select count(*) from matched)` : sql`0`} as known,
           ${isByNumber ? sql`(select count(*) from matched where is_shown)` : sql`0`} as found,
           json_build_object(
             'columns', (select json_build_object(${join(collected, ', ')}) from (
               select ${join(named, ', ')}
                 from shipment b cross join lateral unnest(b.boxes) as k(box_at) join container c on c.ctid = k.box_at
                 left join container_event e on e.id = c.last_event_id
                 ${storedEstimate} ${pickup} ${located}
                order by c.container_no collate "C", b.booking_no collate "C") r),
             'rows', (select case when boxes <= ${CONTAINER_CAP} then boxes else 0 end from found), 'lastUpdateTs', now(),
             'missing', ${isByNumber ? sql`(${missing(query)})` : sql`'[]'::json`},
             'estimating', ${estimateProgress}, 'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${query.watch}::text)::text as body`
}

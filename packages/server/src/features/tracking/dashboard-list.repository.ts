import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard.words'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { arrivalAtDischarge, estimates, railTransit } from './availability.repository.ts'
import { liveFrom } from './cargo-statements.repository.ts'
import { type Asked, chosenBoxes, departureFromLoading, type Mixture } from './dashboard-boxes.repository.ts'
import { lastFreeBasis, lastFreeOn } from './own-cargo.repository.ts'

const partyNames = (role: string) => sql`(
  select string_agg(o.name, ', ' order by o.name) from booking_party p join organisation o on o.id = p.org_id
   where p.booking_id = b.id and p.role = ${raw(`'${role}'`)})`

/** The columns of a list, under the names of the answer. */
const columns: Record<string, Sql> = {
  containerNo: sql`c.container_no`,
  bookingNo: sql`b.booking_no`,
  blNumbers: sql`(select string_agg(bl_no, ', ' order by bl_no) from bill where bill.booking_id = b.id)`,
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
  vvd: sql`b.ocean_vvd`,
  vessel: sql`ship.name`,
  shipment: sql`b.shipment`,
  portOfLoading: sql`b.pol_code`,
  portOfDischarge: sql`b.pod_code`,
  destination: sql`coalesce(b.del_code, b.pod_code)`,
  departureAt: sql`departure.best`,
  departureBasis: sql`departure.basis`,
  arrivalAt: sql`arrival.best`,
  arrivalBasis: sql`case when arrival.actual is not null then 'actual' when arrival.estimated is not null then 'estimated' when arrival.planned is not null then 'planned' end`,
  availableAt: sql`case when pickup.word is not null then estimate.available_at end`,
  deliveryAt: sql`case when pickup.word is not null then estimate.delivered_at end`,
  lastFreeOn,
  lastFreeBasis,
  freeDays: sql`c.free_days`,
  detentionDays: sql`c.detention_days`,
  detentionAmount: sql`c.detention_amount::text`,
  detentionCurrency: sql`c.detention_currency`,
  returnedAt: sql`case when c.stage = 'Empty Returned' then c.last_moved_at end`,
  seal: sql`c.seal`,
  weightKg: sql`c.weight_kg::text`,
  temperature: sql`c.temperature`,
  temperatureUnit: sql`c.temperature_unit`,
  ventilation: sql`c.ventilation`,
  hazardous: sql`c.hazardous`,
  redHolds: sql`c.hold_mask`,
  shipper: partyNames('shipper'),
  consignee: partyNames('consignee'),
}
const named = Object.entries(columns).map(([name, value]) => sql`${value} as ${raw(`"${name}"`)}`)
const collected = Object.keys(columns).map((name) =>
  raw(`'${name}', coalesce(array_to_json(array_agg(r."${name}")), '[]')`),
)

const missing = ({ numbers }: Asked) => sql`
  select coalesce(json_agg(w.number order by w.nth), '[]') from unnest(${numbers}::text[]) with ordinality as w(number, nth)
   where not exists (select from matched m where m.number = w.number and m.is_shown)`

/** The list, and beside it how many boxes there are and whether any of the numbers is known. */
export const listStatement = (mixture: Mixture, asked: Asked & { watch: string }) => {
  const isByNumber = mixture.numberType !== 'none'
  return sql`
    with ${chosenBoxes(mixture, asked)},
    found as materialized (select count(*)::int as boxes from chosen),
    listed as materialized (
      select ${join(named, ', ')}
        from chosen k join container c on c.id = k.id join booking b on b.id = c.booking_id
        ${arrivalAtDischarge} ${railTransit} ${estimates} ${departureFromLoading}
        left join voyage ocean on ocean.vvd = b.ocean_vvd
        left join vessel ship on ship.code = ocean.vessel_code
        left join container_event e on e.id = c.last_event_id
       where (select boxes from found) <= ${CONTAINER_CAP}
       order by c.container_no collate "C", b.booking_no collate "C")
    select (select boxes from found) as shown,
           ${isByNumber ? sql`(select count(*) from matched)` : sql`0`} as known,
           ${isByNumber ? sql`(select count(*) from matched where is_shown)` : sql`0`} as found,
           json_build_object(
             'columns', (select json_build_object(${join(collected, ', ')}) from listed r),
             'rows', (select count(*) from listed), 'lastUpdateTs', now(),
             'missing', ${isByNumber ? sql`(${missing(asked)})` : sql`'[]'::json`},
             'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${asked.watch}::text)::text as body`
}

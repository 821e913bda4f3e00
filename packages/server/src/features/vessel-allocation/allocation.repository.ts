import {
  type AllocationCriteria,
  AllocationList,
  AllocationRow,
  Forecast,
} from '@fairway/contract/vessel-allocation/allocation.schema'
import { quantityFields, RECENT_HOURS, ROW_CAP } from '@fairway/contract/vessel-allocation/allocation.values'
import sql, { join, raw } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { places } from '../tracking/public.ts'
import { bookedOf, isClosed, isOwn, loadingCall, repName, spacesAsJson } from './space.repository.ts'
import { type VesselRange, voyagesWithin } from './voyage.repository.ts'

export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** The quantities of `a` under the names of the wire. */
export const quantities = join(
  quantityFields.map((field) => sql`a.${raw(columnOf(field))} as ${raw(`"${field}"`)}`),
  ', ',
)
/** Rows `w` as one array for each of these fields. */
export const collected = (fields: object) =>
  join(
    Object.keys(fields).map((name) => sql`${raw(`'${name}'`)}, coalesce(json_agg(w.${raw(`"${name}"`)}), '[]')`),
    ', ',
  )

/** Allocations `a` of the chosen rows; needs `booked`. */
const rowsOf = (viewer: Viewer) => sql`
  select a.id, a.version, a.vvd, y.type as "voyageType", s.etd, landed.eta, a.contract_number as contract, a.pol_code as "portOfLoading",
         a.pod_code as "portOfDischarge", k.party_type as "partyType", o.ref as account, o.name as "accountName",
         a.sales_rep as "salesRep", rep.name as "salesRepName", ${quantities},
         coalesce(b.teu, 0) as "bookedTeu", coalesce(b.feu, 0) as "bookedFeu", a.remarks,
         a.updated_by as "updatedBy", a.updated_at as "updatedAt", ${isOwn(viewer)} as "isOwn", s.is_closed as "isClosed"
    from chosen a join called s on s.vvd = a.vvd and s.pol_code = a.pol_code join voyage y on y.vvd = a.vvd
    join organisation o on o.id = a.org_id join allocation_account k on k.org_id = a.org_id
    join named rep on rep.web_id = a.sales_rep
    left join landed on landed.vvd = a.vvd and landed.pod_code = a.pod_code
    left join booked b on b.id = a.id
   order by s.is_closed, s.etd nulls last, a.vvd, a.pol_code, o.name, a.contract_number nulls last, a.pod_code`

/** Calls of the chosen voyages: where they load, and when they land. */
const calls = (vvds: readonly string[]) => sql`
  called as materialized (
    select s.vvd, s.pol_code, load.etd, ${isClosed} as is_closed from allocation_space s ${loadingCall} where s.vvd = any(${vvds}::text[])),
  landed as materialized (
    select distinct on (p.vvd, l.port_code) p.vvd, l.port_code as pod_code,
           coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as eta
      from port_call p join location l on l.code = p.location_code
     where p.vvd = any(${vvds}::text[]) order by p.vvd, l.port_code, p.seq desc),
  named as materialized (
    select own.web_id, ${repName(sql`own.web_id`)} as name from (select distinct a.sales_rep as web_id from chosen a) own)`

type RowCriteria = Omit<AllocationCriteria, 'sailedDays'> & { watch: string }
const Found = z.object({ shown: z.number(), unknown: z.number(), empty: z.string().nullable() })

/** The rows of chosen voyages as columns, with the totals of their ports; of too many only that they are too many. */
export const findAllocations = (
  db: Database,
  viewer: Viewer,
  { vvds, portsOfLoading, accounts, salesReps, isRecent, watch }: RowCriteria,
) =>
  db.document(
    Found,
    AllocationList,
    sql`
    with ${bookedOf(sql`select unnest(${vvds}::text[])`)},
    matching as (
      select a.* from allocation a join organisation o on o.id = a.org_id
       where a.vvd = any(${vvds}::text[])
         and (${portsOfLoading}::text[] = '{}' or a.pol_code = any(${portsOfLoading}::text[]))
         and (${accounts}::text[] = '{}' or o.ref = any(${accounts}::text[]))
         and (${salesReps}::text[] = '{}' or a.sales_rep = any(${salesReps}::text[]))
         and (not ${isRecent}::boolean or a.updated_at >= now() - make_interval(hours => ${RECENT_HOURS}))
       limit ${ROW_CAP + 1}),
    found as materialized (select count(*)::int as rows from matching),
    chosen as materialized (select * from matching where (select rows from found) <= ${ROW_CAP}),
    ${calls(vvds)}
    select (select rows from found) as shown,
           (select count(*)::int from unnest(${vvds}::text[]) v where v not in (select y.vvd from voyage y where y.vvd = any(${vvds}::text[]))) as unknown,
           (select coalesce(to_json(min(v)), 'null') from unnest(${vvds}::text[]) v where v not in (select s.vvd from allocation_space s where s.vvd = any(${vvds}::text[]))) as empty,
           json_build_object('columns', (select json_build_object(${collected(AllocationRow.shape)}) from (${rowsOf(viewer)}) w),
             'rows', (select count(*) from chosen), 'lastUpdateTs', now(), 'spaces', ${spacesAsJson(sql`s.vvd = any(${vvds}::text[])`)},
             'places', ${places(sql`select pol_code from called union select pod_code from landed`)},
             'watch', ${watch}::text, 'liveFrom', ${liveFrom}, 'asOf', business_now())::text as body`,
  )

const Nothing = z.object({})

/** The space of voyages, by their departure. */
export const findForecast = (db: Database, range: VesselRange & { watch: string }) =>
  db.document(
    Nothing,
    Forecast,
    sql`
    with shown as materialized (${voyagesWithin(range)}), ${bookedOf(sql`select vvd from shown`)}
    select json_build_object('spaces', ${spacesAsJson(sql`s.vvd in (select vvd from shown)`)},
             'places', ${places(sql`select s.pol_code from allocation_space s where s.vvd in (select vvd from shown)`)},
             'watch', ${range.watch}::text, 'liveFrom', ${liveFrom}, 'asOf', business_now())::text as body`,
  )

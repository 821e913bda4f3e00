import { AllocationReport, type ReportCriteria, ReportRow } from '@fairway/contract/vessel-allocation/allocation.schema'
import { quantityFields, ROW_CAP } from '@fairway/contract/vessel-allocation/allocation.values'
import sql, { join, raw } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import { places } from '../tracking/public.ts'
import { collected, columnOf } from './allocation.repository.ts'
import { bookedOf, loadingCall, spacesAsJson } from './space.repository.ts'

const sums = join(
  quantityFields.map((field) => sql`sum(a.${raw(columnOf(field))})::int as ${raw(`"${field}"`)}`),
  ', ',
)
const Reported = z.object({ shown: z.number(), unknown: z.number() })

/** Totals per voyage, port of loading and account. */
export const findReport = (
  db: Database,
  { vvds, portOfLoad, accountNames, watch }: ReportCriteria & { watch: string },
) =>
  db.document(
    Reported,
    AllocationReport,
    sql`
    with ${bookedOf(sql`select unnest(${vvds}::text[])`)},
    summed as materialized (
      select a.vvd, a.pol_code as "portOfLoading", k.party_type as "partyType", o.ref as account, o.name as "accountName", ${sums},
             coalesce(sum(b.teu), 0)::int as "bookedTeu", coalesce(sum(b.feu), 0)::int as "bookedFeu", count(*)::int as allocations
        from allocation a join organisation o on o.id = a.org_id join allocation_account k on k.org_id = a.org_id
        left join booked b on b.id = a.id
       where a.vvd = any(${vvds}::text[])
         and (${portOfLoad}::text[] = '{}' or a.pol_code = any(${portOfLoad}::text[]))
         and (${accountNames}::text[] = '{}' or o.name = any(${accountNames}::text[]))
       group by a.vvd, a.pol_code, k.party_type, o.ref, o.name limit ${ROW_CAP + 1}),
    dated as (
      select summed.*, call.etd from summed
        join (select s.vvd, s.pol_code, load.etd from allocation_space s ${loadingCall} where s.vvd = any(${vvds}::text[])) call
          on call.vvd = summed.vvd and call.pol_code = summed."portOfLoading"
       order by call.etd nulls last, summed.vvd, summed."portOfLoading", summed."accountName", summed.account)
    select (select count(*)::int from summed) as shown,
           (select count(*)::int from unnest(${vvds}::text[]) v where v not in (select y.vvd from voyage y where y.vvd = any(${vvds}::text[]))) as unknown,
           json_build_object('columns', (select json_build_object(${collected(ReportRow.shape)}) from dated w),
             'rows', (select count(*) from summed), 'lastUpdateTs', now(),
             'spaces', ${spacesAsJson(sql`s.vvd = any(${vvds}::text[]) and (${portOfLoad}::text[] = '{}' or s.pol_code = any(${portOfLoad}::text[]))`)},
             'places', ${places(sql`select "portOfLoading" from summed`)},
             'watch', ${watch}::text, 'liveFrom', ${liveFrom}, 'asOf', business_now())::text as body`,
  )

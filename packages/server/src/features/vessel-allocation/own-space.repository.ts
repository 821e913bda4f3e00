import { OWN_WEEKS, ROW_CAP } from '@fairway/contract/vessel-allocation/allocation.values'
import { OwnSpaces } from '@fairway/contract/vessel-allocation/own-space.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../platform/viewer.ts'
import { places } from '../tracking/public.ts'
import { bookedOf, isClosed, loadingCall } from './space.repository.ts'

interface Asked {
  contract: string
  portOfLoading: string
  watch: string
}
const Nothing = z.object({})

/**
 * What is released to the viewer's organisations on vessels that still take cargo, per voyage, port of loading and contract.
 * Demand, protect, remarks and the space of others stay inside the carrier.
 */
export const findOwnSpaces = (db: Database, viewer: Viewer, { contract, portOfLoading, watch }: Asked) =>
  db.document(
    Nothing,
    OwnSpaces,
    sql`
    with own as materialized (
      select a.id, s.vvd, s.pol_code, a.contract_number, load.etd, a.release_teu, a.release_feu
        from allocation a join allocation_space s on s.vvd = a.vvd and s.pol_code = a.pol_code ${loadingCall}
       where a.org_id = any(${organisationsOf(viewer)}::uuid[])
         and (${contract}::text = '' or a.contract_number = ${contract}::text) and (${portOfLoading}::text = '' or a.pol_code = ${portOfLoading}::text)
         and load.etd < business_now() + make_interval(weeks => ${OWN_WEEKS}) and not ${isClosed} limit ${ROW_CAP}),
    ${bookedOf(sql`select distinct vvd from own`, organisationsOf(viewer))},
    summed as (
      select o.vvd, o.pol_code, o.contract_number, o.etd, sum(o.release_teu)::int as release_teu, sum(o.release_feu)::int as release_feu,
             coalesce(sum(b.teu), 0)::int as booked_teu, coalesce(sum(b.feu), 0)::int as booked_feu
        from own o left join booked b on b.id = o.id group by o.vvd, o.pol_code, o.contract_number, o.etd)
    select json_build_object('spaces', (select coalesce(json_agg(json_build_object('vvd', w.vvd, 'vessel', ship.name, 'portOfLoading', w.pol_code,
               'contract', w.contract_number, 'etd', w.etd, 'release', json_build_object('teu', w.release_teu, 'feu', w.release_feu),
               'booked', json_build_object('teu', w.booked_teu, 'feu', w.booked_feu)) order by w.etd, w.vvd, w.pol_code, w.contract_number), '[]')
               from summed w join voyage y on y.vvd = w.vvd join vessel ship on ship.code = y.vessel_code),
             'places', ${places(sql`select pol_code from own`)},
             'watch', ${watch}::text, 'liveFrom', ${liveFrom}, 'asOf', business_now())::text as body`,
  )

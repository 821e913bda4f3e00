import { Point } from '@fairway/contract/tracking/journey/route.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Hop = z.object({ from: z.string(), to: z.string(), fromAt: Point, toAt: Point })

/** Pairs of ports that these voyages call one after the other and whose distance is not known. */
export const findUnmeasuredHops = (db: Database, vvds: readonly string[]) =>
  db.many(
    Hop,
    sql`
    select distinct on (a.code, b.code) a.code as "from", b.code as "to",
           json_build_array(a.longitude, a.latitude) as "fromAt", json_build_array(b.longitude, b.latitude) as "toAt"
      from (select l.port_code as one, lead(l.port_code) over (partition by p.vvd order by p.seq) as other
              from port_call p join location l on l.code = p.location_code where p.vvd = any(${vvds}::text[])) hop
      join location a on a.code = hop.one join location b on b.code = hop.other
     where hop.one <> hop.other
       and not exists (select from sea_distance d where d.from_code = hop.one and d.to_code = hop.other)
     order by a.code, b.code`,
  )

/** Keeps distances for everyone who asks after. */
export const saveDistances = (db: Database, found: readonly { from: string; to: string; distanceNm: number }[]) =>
  db.run(sql`
    insert into sea_distance (from_code, to_code, distance_nm)
    select "from", "to", "distanceNm" from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as g("from" text, "to" text, "distanceNm" int)
    on conflict do nothing`)

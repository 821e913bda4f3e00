import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'

const UsedCode = z.object({ hts: z.string(), description: z.string(), at: z.string() })

/** So many of the latest instructions are looked through: documents can be large, and this runs while somebody types. */
const INSTRUCTIONS = 50

/** HTS codes as they stand in what the viewer's organisations sent lately, the latest first, with their first line. */
export const findUsedCodes = (db: Database, viewer: Viewer) =>
  db.many(
    UsedCode,
    sql`
    select commodity->>'hts' as hts, left(split_part(commodity->>'description', chr(10), 1), 200) as description, sent.submitted_at as at
      from (select i.id, i.submitted_at, i.document from shipping_instruction i
             where i.org_id = any(${organisationsOf(viewer)}::uuid[]) and i.submitted_at is not null
             order by i.submitted_at desc, i.id desc limit ${INSTRUCTIONS}) sent
     cross join lateral jsonb_array_elements(sent.document->'commodities') with ordinality as c(commodity, place)
     where commodity->>'hts' <> '' order by sent.submitted_at desc, sent.id desc, c.place`,
  )

import { SiChoices } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { namesIn } from '../reference-data/public.ts'

const Codes = z.object({ equipment: z.array(z.string()), packageTypes: z.array(z.string()) })

/** Those of the codes that the carrier has. */
export const findCodes = (db: Database, { equipment, packageTypes }: z.output<typeof Codes>) =>
  db.one(
    Codes,
    sql`
    select array(select code from equipment_type where code = any(${equipment}::text[])) as equipment,
           array(select code from package_type where code = any(${packageTypes}::text[])) as "packageTypes"`,
  )

const Named = z.object({ kind: z.enum(['equipment', 'packageType']), code: z.string(), name: z.string() })

/** The English names of the codes, which are what a bill prints. */
export const findEnglishNames = (db: Database, { equipment, packageTypes }: z.output<typeof Codes>) =>
  db.many(
    Named,
    sql`
    select 'equipment' as kind, code, name_en as name from equipment_type where code = any(${equipment}::text[])
    union all
    select 'packageType', code, name_en from package_type where code = any(${packageTypes}::text[])`,
  )

const choice = (alias: string) => {
  const row = sql([alias])
  return sql`json_build_object('code', ${row}.code, 'name', ${namesIn(row)}, 'spoken', coalesce(${row}.spoken, ''))`
}

const Nothing = z.object({})

/** Everything that a form offers. */
export const findChoices = (db: Database) =>
  db.document(
    Nothing,
    SiChoices,
    sql`
    select json_build_object(
             'equipment', (select coalesce(json_agg(${choice('q')}
                order by array_position(array['dry', 'reefer', 'special'], q.group_name), q.length_feet, q.code), '[]') from equipment_type q),
             'packageTypes', (select coalesce(json_agg(${choice('k')} order by k.code), '[]') from package_type k))::text as body`,
  )

import { type FormNames, nameKey } from '@fairway/contract/form-uploads/form-names.rules'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../platform/viewer.ts'

const Named = z.object({
  kind: z.enum(['places', 'equipment', 'packageTypes', 'organisations']),
  code: z.string(),
  names: z.array(z.string()),
})

/** What people write in place of codes, in all languages: places, containers, packages, their own organisations. */
export async function findFormNames(db: Database, viewer: Viewer): Promise<FormNames> {
  const found = await db.many(
    Named,
    sql`
    select 'places' as kind, code, array[name_en, name_zh, name_vi] as names from location where kind in ('port', 'ramp', 'inland')
    union all select 'equipment', code, array[name_en, name_zh, name_vi] from equipment_type
    union all select 'packageTypes', code, array[name_en, name_zh, name_vi] from package_type
    union all select 'organisations', ref, array_remove(array[ref, name, local_name], null) from organisation
     where id = any(${organisationsOf(viewer)}::uuid[])`,
  )
  return {
    places: codesByName(found, 'places'),
    equipment: codesByName(found, 'equipment'),
    packageTypes: codesByName(found, 'packageTypes'),
    organisations: codesByName(found, 'organisations'),
  }
}

/** A name of two things is the name of neither. */
function codesByName(found: readonly z.output<typeof Named>[], kind: z.output<typeof Named>['kind']) {
  const codes = new Map<string, string>()
  const unclear = new Set<string>()
  for (const { code, names } of found.filter((one) => one.kind === kind))
    for (const name of names.map(nameKey)) {
      if ((codes.get(name) ?? code) !== code) unclear.add(name)
      codes.set(name, code)
    }
  for (const name of unclear) codes.delete(name)
  return codes
}

import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { Language } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

const Name = z.object({
  kind: z.enum(['place', 'equipment']),
  code: z.string(),
  name: z.string(),
  zone: z.string().nullable(),
})

/** What the codes of a request are called in a language. Names of places and boxes are everybody's. */
export interface DocumentNames {
  place: (code: string) => string
  equipment: (code: string) => string
  /** The time zone of a place. */
  zone: (code: string) => string
}

/** The names of the codes in a document, and of these further places. */
export async function readNames(
  db: Database,
  language: Language,
  document: RequestDocument,
  more: readonly string[],
): Promise<DocumentNames> {
  const { portOfLoading, portOfDischarge, placeOfReceipt, placeOfDelivery } = document
  const places = [portOfLoading, portOfDischarge, placeOfReceipt, placeOfDelivery, ...more]
  const equipment = document.containers.map((row) => row.equipment)
  const found = await db.many(
    Name,
    sql`
    select 'place' as kind, code, case ${language}::text when 'zh' then name_zh when 'vi' then name_vi else name_en end as name, zone
      from location where code = any(${places}::text[])
    union all
    select 'equipment', code, case ${language}::text when 'zh' then name_zh when 'vi' then name_vi else name_en end, null
      from equipment_type where code = any(${equipment}::text[])`,
  )
  const names = new Map(found.map(({ kind, code, name }) => [`${kind} ${code}`, name]))
  const named = (kind: 'place' | 'equipment') => (code: string) => {
    const name = names.get(`${kind} ${code}`)
    return name === undefined || name === code ? code : `${name} (${code})`
  }
  const zones = new Map(found.map(({ code, zone }) => [code, zone]))
  return { place: named('place'), equipment: named('equipment'), zone: (code) => zones.get(code) ?? 'UTC' }
}

import { FoundThing } from '@fairway/contract/home/find.schema'
import { FIND_SHOWN, type FindKind } from '@fairway/contract/home/find.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { composePer, type Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { mayBeSeenBy, scopeOf, type ViewerScope } from '../../platform/visibility.repository.ts'

/** Kinds that one statement finds; companies and people are found by their slice. */
export type StoredKind = Exclude<FindKind, 'company' | 'customer'>

interface FindParams extends ViewerScope {
  /** The text in capitals, and the first one that does not begin with it. */
  text: string
  end: string
  /** A pattern for the names of vessels. */
  pattern: string
}

/** The first text in the order of bytes that comes after all that begin with this one. */
const LAST = '\u{10ffff}'

/** One more than is shown says that there are more; however many match, no more are read. */
const some = raw(`limit ${FIND_SHOWN + 1}`) // written out, so that it is known when the statement is planned

/** Requests of the reader's organisations whose text begins so. Others' are not looked at: they are like unknown ones. */
const requestsBy = (kind: Sql, value: Sql, { organisationIds, text, end }: FindParams) => sql`
  (select ${kind} as kind, ${value} as name, coalesce(r.booking_no, r.edi_ref) as detail, r.booking_no as "bookingNo", r.id::text as id
     from booking_request r
    where r.org_id = any(${organisationIds}::uuid[]) and r.status <> 'Cancelled' and ${value} <> ''
      and upper(${value}) collate "C" >= ${text}::text and upper(${value}) collate "C" < ${end}::text ${some})`

const partOf: Record<StoredKind, (params: FindParams) => Sql> = {
  reference: (params) => requestsBy(sql`'reference'`, sql`r.customer_reference`, params),
  po: (params) => requestsBy(sql`'po'`, sql`(r.document->>'poNumber')`, params),
  ediRef: (params) => sql`
    (select 'ediRef' as kind, b.edi_ref as name, b.booking_no as detail, b.booking_no as "bookingNo", null::text as id
       from booking b where b.edi_ref = ${params.text}::text and ${mayBeSeenBy(params)} ${some})
    union all
    (select 'ediRef', r.edi_ref, r.customer_reference, null, r.id::text
       from booking_request r
      where r.edi_ref = ${params.text}::text and r.booking_no is null and r.org_id = any(${params.organisationIds}::uuid[]))`,
  vessel: ({ pattern }) => sql`
    (select 'vessel' as kind, v.name, v.code as detail, null::text as "bookingNo", v.code as id
       from vessel v where translate(lower(v.name), '’', '''') like ${pattern}::text ${some})`,
}

const statementOf = composePer<{ kinds: string }, FindParams>(
  ({ kinds }, params) => {
    const parts = kinds.split(' ').map((kind) => partOf[kind as StoredKind](params)) // as they were joined
    return sql`
      select coalesce(json_agg(f order by f.kind, f.name collate "C", f.id), '[]')::text as body from (${join(parts, ' union all ')}) f`
  },
  { cachesPlan: true },
)

const patternOf = (text: string) =>
  `%${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\\%_]/g, '\\$&')}%`

const Nothing = z.object({})
const Found = z.array(FoundThing)

/** What the viewer may see of these kinds with this text. As a document: it is asked for at each letter that is typed. */
export async function findThings(db: Database, viewer: Viewer, { text, kinds }: { text: string; kinds: StoredKind[] }) {
  const upper = text.toUpperCase()
  const params = { ...scopeOf(viewer), text: upper, end: `${upper}${LAST}`, pattern: patternOf(text) }
  const found = await db.document(Nothing, Found, statementOf({ kinds: kinds.join(' ') }, params))
  return JSON.parse(found?.body.json ?? '[]') as FoundThing[] // checked against the schema in every test run
}

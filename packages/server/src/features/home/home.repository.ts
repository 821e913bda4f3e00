import { HomeReply } from '@fairway/contract/home/home.schema'
import { HOME_LINES } from '@fairway/contract/home/home.values'
import sql, { empty, join, raw } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import { composeOnce, type Database } from '../../platform/database/database.ts'
import type { HomeLineSource, HomeReader } from '../../platform/home-line.ts'
import { organisationsOf, type PersonViewer, salesRepOf } from '../../platform/viewer.ts'
import { accountsWaiting } from '../accounts/public.ts'
import { billingHomeLines } from '../billing-documents/public.ts'
import { bookingHomeLines, requestHomeLines } from '../bookings/public.ts'
import { correctionHomeLines } from '../corrections/public.ts'
import { letterHomeLines, letterNeeded } from '../letters-of-indemnity/public.ts'
import { instructionHomeLines } from '../shipping-instructions/public.ts'
import { cargoHomeLines, places } from '../tracking/public.ts'
import { vgmHomeLines } from '../vgm/public.ts'

/** All sources of the Home Page. A slice with lines on it exports its source and is listed here. */
const homeLines: readonly HomeLineSource[] = [
  ...cargoHomeLines,
  accountsWaiting,
  ...requestHomeLines,
  ...bookingHomeLines,
  ...correctionHomeLines,
  ...instructionHomeLines,
  ...vgmHomeLines,
  ...billingHomeLines,
  letterNeeded,
  ...letterHomeLines,
]

const Nothing = z.object({})
type HomeParams = HomeReader & { watch: string }

/** What ends first comes first, what is over before all; what has no end comes last. */
const byUrgency = sql`due_at, nth, count desc, place collate "C", vvd collate "C", args::text collate "C"`

const rowsOf = (source: HomeLineSource, nth: number, params: HomeParams) => sql`
  select ${nth}::int as nth, ${source.kind}::text as kind, l.due_at, l.due_on, l.place, l.count, l.boxes, l.vvd, l.args
    from (${source.select(params)}) l`

/** Some people have only groups for which no slice has a line. */
const noRow = sql`
  select 0 as nth, ''::text as kind, null::timestamptz as due_at, null::date as due_on, null::text as place, 0::bigint as count,
         '[]'::json as boxes, null::text as vvd, '{}'::json as args where false`

const basesOf = (sources: readonly HomeLineSource[], params: HomeParams) =>
  [...new Set(sources.flatMap(({ basis }) => basis ?? []))].map(
    ({ name, select }) => sql`${raw(name)} as materialized (${select(params)}),`,
  )

/** All sources as one statement: their lines by urgency, as many as one page shows, and the places that they name. */
const statementOf = (sources: readonly HomeLineSource[]) =>
  composeOnce<HomeParams>((params) => {
    const lines = [noRow, ...sources.map((source, nth) => rowsOf(source, nth, params))]
    return sql`
      with ${join([empty, ...basesOf(sources, params)], ' ')}
      line as (${join(lines, ' union all ')}),
      shown as materialized (
        select row_number() over (order by ${byUrgency}) as rank, line.* from line order by rank limit ${HOME_LINES + 1}::int)
      select json_build_object(
               'lines', (select coalesce(json_agg(json_build_object('kind', kind, 'dueAt', due_at, 'dueOn', due_on, 'place', place,
                   'count', count, 'boxes', boxes, 'vvd', vvd, 'args', args) order by rank), '[]') from shown where rank <= ${HOME_LINES}::int),
               'isCut', (select count(*) > ${HOME_LINES}::int from shown),
               'places', ${places(sql`select place from shown`)},
               'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${params.watch}::text)::text as body`
  })

const statements = new Map<string, ReturnType<typeof statementOf>>()

/** One statement for each set of groups that makes a difference, composed at its first use. */
function statementFor({ groups }: PersonViewer) {
  const sources = homeLines.filter(({ allow }) => !allow || allow.some((group) => groups.includes(group)))
  const key = sources.map(({ kind }) => kind).join()
  const statement = statements.get(key) ?? statementOf(sources)
  statements.set(key, statement)
  return statement
}

/** What needs this person, by their groups and of the cargo that they may see. */
export const read = (db: Database, viewer: PersonViewer, { watch, zone }: { watch: string; zone: string }) =>
  db.document(
    Nothing,
    HomeReply,
    statementFor(viewer)({
      accountId: viewer.accountId,
      organisationIds: organisationsOf(viewer),
      salesRep: salesRepOf(viewer),
      zone,
      watch,
    }),
  )

import { HomeReply } from '@fairway/contract/home/home.schema'
import { LAST_FREE_AHEAD_DAYS, TASK_LINES, taskOf } from '@fairway/contract/home/home.values'
import type { Group } from '@fairway/contract/kit/access'
import sql, { empty, join, raw } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import { composeOnce, type Database } from '../../platform/database/database.ts'
import { type HomeLineSource, type HomePart, type HomeReader, homeDay } from '../../platform/home-line.ts'
import { organisationsOf, type PersonViewer, salesRepOf } from '../../platform/viewer.ts'
import { accountsWaiting } from '../accounts/public.ts'
import { billingHomeLines } from '../billing-documents/public.ts'
import { bookingHomeLines, requestHomeLines } from '../bookings/public.ts'
import { setAsideDeliveries } from '../carrier/public.ts'
import { correctionHomeLines } from '../corrections/public.ts'
import { rulesWithoutEffect } from '../eta-rules/public.ts'
import { letterHomeLines, letterNeeded } from '../letters-of-indemnity/public.ts'
import { instructionHomeLines } from '../shipping-instructions/public.ts'
import { cargoHomeLines, cargoHomeParts, places } from '../tracking/public.ts'
import { sailingHomeLines } from '../vessel-allocation/public.ts'
import { vgmHomeLines } from '../vgm/public.ts'

/** All sources of the Home Page. A slice with lines on it exports its source and is listed here. */
const homeLines: readonly HomeLineSource[] = [
  ...cargoHomeLines,
  accountsWaiting,
  setAsideDeliveries,
  rulesWithoutEffect,
  ...requestHomeLines,
  ...bookingHomeLines,
  ...correctionHomeLines,
  ...instructionHomeLines,
  ...vgmHomeLines,
  ...billingHomeLines,
  letterNeeded,
  ...letterHomeLines,
  ...sailingHomeLines,
]

const Nothing = z.object({})
type HomeParams = HomeReader & { watch: string }

/** What ends first comes first, what is over before all; what has no end comes last. */
const byUrgency = sql`due_at, nth, count desc, place collate "C", vvd collate "C", args::text collate "C"`

const rowsOf = (source: HomeLineSource, nth: number, params: HomeParams) => sql`
  select ${nth}::int as nth, ${source.kind}::text as kind, ${taskOf[source.kind]}::text as task, l.due_at, l.due_on, l.place, l.count, l.boxes, l.vvd, l.args
    from (${source.select(params)}) l`

/** Some people have only groups for which no slice has a line. */
const noRow = sql`
  select 0 as nth, ''::text as kind, ''::text as task, null::timestamptz as due_at, null::date as due_on, null::text as place, 0::bigint as count,
         '[]'::json as boxes, null::text as vvd, '{}'::json as args where false`

interface Shown {
  sources: readonly HomeLineSource[]
  parts: readonly HomePart[]
}

const basesOf = ({ sources, parts }: Shown, params: HomeParams) => {
  const all = [...parts.flatMap(({ bases }) => bases), ...sources.flatMap(({ bases = [] }) => bases)]
  return [...new Set(all)].map(({ name, select }) => sql`${raw(name)} as materialized (${select(params)}),`)
}

const partAsJson = (name: HomePart['name'], parts: readonly HomePart[]) => {
  const shown = parts.find((part) => part.name === name)
  return shown?.json ?? cargoHomeParts.find((part) => part.name === name)?.otherwise ?? sql`null::json`
}

/** All sources as one statement: their lines by urgency, as many as a task shows, the figures, and the places that they name. */
const statementOf = (shown: Shown) =>
  composeOnce<HomeParams>(
    (params) => {
      const lines = [noRow, ...shown.sources.map((source, nth) => rowsOf(source, nth, params))]
      const named = [sql`select place from shown`, ...shown.parts.map((part) => part.places)]
      return sql`
      with ${join([empty, ...basesOf(shown, params)], ' ')}
      line as (${join(lines, ' union all ')}),
      ranked as materialized (
        select row_number() over (order by ${byUrgency}) as rank, row_number() over (partition by task order by ${byUrgency}) as nth_of_task, line.* from line),
      shown as materialized (select * from ranked where nth_of_task <= ${TASK_LINES}::int)
      select json_build_object(
               'lines', (select coalesce(json_agg(json_build_object('kind', kind, 'dueAt', due_at, 'dueOn', due_on, 'place', place,
                   'count', count, 'boxes', boxes, 'vvd', vvd, 'args', args) order by rank), '[]') from shown),
               'tasks', (select coalesce(json_agg(json_build_object('task', t.task, 'count', t.things, 'lines', t.lines) order by t.first), '[]')
                           from (select task, sum(count)::bigint as things, count(*) as lines, min(rank) as first from ranked group by task) t),
               'figures', ${partAsJson('figures', shown.parts)}, 'ships', ${partAsJson('ships', shown.parts)},
               'nearUntil', ${homeDay} + ${LAST_FREE_AHEAD_DAYS}::int, 'places', ${places(join(named, ' union all '))},
               'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${params.watch}::text)::text as body`
    },
    { cachesPlan: true },
  )

const statements = new Map<string, ReturnType<typeof statementOf>>()

/** One statement for each set of groups that makes a difference, composed at its first use. */
function statementFor({ groups }: PersonViewer) {
  const isFor = ({ allow }: { allow?: readonly Group[] }) => !allow || allow.some((group) => groups.includes(group))
  const shown = { sources: homeLines.filter(isFor), parts: cargoHomeParts.filter(isFor) }
  const key = [...shown.sources.map(({ kind }) => kind), ...shown.parts.map(({ name }) => name)].join()
  const statement = statements.get(key) ?? statementOf(shown)
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

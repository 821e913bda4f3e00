import { EstimateRun } from '@fairway/contract/eta-rules/eta-rule.schema'
import { type RunReason, runReasons } from '@fairway/contract/eta-rules/eta-rule.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { isOpen } from './estimate.repository.ts'

/** So many containers are estimated in one transaction: few enough that nobody waits for it. */
const BATCH = 1000
/** What an admin is shown of runs that are over. */
const RECENT = { hours: 24, rules: 20, arrivals: 10 }

const Run = z.object({
  id: z.number(),
  reason: z.enum(runReasons),
  vvd: z.string().nullable(),
  port: z.string().nullable(),
  afterId: z.number(),
  total: z.number().nullable(),
})
type LockedRun = Locked<z.output<typeof Run>>

const Id = z.object({ id: z.number() })

/** Requests new estimates for all open containers of a port because of a rule. */
export const insertRuleRun = (db: Database, viewer: Viewer, { port, ruleId }: { port: string; ruleId: number }) =>
  db.one(
    Id,
    sql`insert into estimate_run (reason, port_code, rule_id, requested_by) values ('rule', ${port}, ${ruleId}, ${viewer.actor}) returning id`,
  )

/** Requests new estimates for all open containers of these ports; a run that waits already is locked, as below. */
export const insertPortRuns = (
  db: Database,
  viewer: Viewer,
  { ports, reason }: { ports: string[]; reason: RunReason },
) =>
  db.run(sql`
    insert into estimate_run (reason, port_code, requested_by)
    select ${reason}, w.port, ${viewer.actor} from (select distinct unnest(${ports}::text[]) as port order by 1) w
    on conflict (port_code) where started_at is null and port_code is not null and rule_id is null do update set requested_at = now()`)

/**
 * Requests new estimates for the containers of these voyages. A run that waits already is locked until this transaction
 * ends: it must not begin before its cause is committed.
 */
export const insertVoyageRuns = (db: Database, viewer: Viewer, vvds: string[]) =>
  db.run(sql`
    insert into estimate_run (reason, vvd, requested_by)
    select 'arrival', w.vvd, ${viewer.actor} from (select distinct unnest(${vvds}::text[]) as vvd order by 1) w
    on conflict (vvd) where started_at is null and vvd is not null do update set requested_at = now()`)

/** Starts the waiting runs. A ship without containers of ours needs none; only now is that known for sure. */
export const startRuns = (db: Database) =>
  db.run(sql`
    with waiting as materialized (
      select id, vvd from estimate_run where started_at is null and finished_at is null order by id for update skip locked),
    needed as materialized (
      select id from waiting w where w.vvd is null or exists (select from booking b where b.ocean_vvd = w.vvd)),
    needless as (
      delete from estimate_run where id in (select id from waiting) and id not in (select id from needed))
    update estimate_run set started_at = now() where id in (select id from needed)`)

/** Whether a run waits to be started. */
export const hasWaitingRuns = async (db: Database) =>
  (await db.find(Id, sql`select id from estimate_run where started_at is null and finished_at is null limit 1`)) !==
  undefined

/** The next run that no other process works on: ships come before rules, since their runs are short. */
export const lockNextRun = async (db: Database): Promise<LockedRun | undefined> => {
  const run = await db.find(
    Run,
    sql`
    select id, reason, vvd, port_code as port, after_id as "afterId", total from estimate_run
     where finished_at is null and started_at is not null order by reason, id limit 1 for update skip locked`,
  )
  return run && asLocked(run)
}

const ofRun = ({ vvd, port }: LockedRun): Sql => (vvd === null ? sql`b.pod_code = ${port}` : sql`b.ocean_vvd = ${vvd}`)
const openContainers = (run: LockedRun) =>
  sql`booking b join container c on c.booking_id = b.id where ${ofRun(run)} and ${isOpen}`

/** Counts what there is to do. */
export const countRun = (db: Database, run: LockedRun) =>
  db.run(
    sql`update estimate_run set total = (select count(*) from ${openContainers(run)}), done = 0, moved = 0 where id = ${run.id}`,
  )

const Batch = z.object({ ids: z.string(), boxes: z.number(), afterId: z.number() })

/** The next open containers of a run, all of a booking together, locked in the order of their ids. */
export const lockNextContainers = async (db: Database, run: LockedRun) => {
  const { ids, ...batch } = await db.one(
    Batch,
    sql`
    with nearest as materialized (select b.id from ${openContainers(run)} and b.id > ${run.afterId} order by b.id limit ${BATCH}),
    held as materialized (
      select c.id, c.booking_id from container c
       where c.id in (select c.id from booking b join container c on c.booking_id = b.id where b.id in (select id from nearest) and ${isOpen})
       order by c.id for no key update)
    select coalesce(array_agg(id), '{}')::text as ids, count(*)::int as boxes, coalesce(max(booking_id), 0) as "afterId" from held`,
  )
  return { ...batch, ids: asLocked(ids) }
}

export interface Step {
  afterId: number
  done: number
  moved: number
}

export const saveStep = (db: Database, { id }: LockedRun, { afterId, done, moved }: Step) =>
  db.run(
    sql`update estimate_run set after_id = ${afterId}, done = done + ${done}, moved = moved + ${moved} where id = ${id}`,
  )

export const finishRun = (db: Database, { id }: LockedRun) =>
  db.run(sql`update estimate_run set finished_at = now(), total = done where id = ${id}`)

/** Present and recent runs, newest first. */
export const listRuns = (db: Database) =>
  db.many(
    EstimateRun,
    sql`
    select id as "runId", reason, port_code as port, vvd, rule_id as "ruleId", requested_at as "requestedAt", finished_at as "finishedAt", total, done, moved
      from (select r.*, row_number() over (partition by reason order by finished_at is null desc, id desc) as nth from estimate_run r
             where finished_at is null or requested_at > now() - make_interval(hours => ${RECENT.hours})) lately
     where finished_at is null or nth <= case reason when 'rule' then ${RECENT.rules}::int else ${RECENT.arrivals}::int end
     order by finished_at is null desc, id desc limit 50`,
  )

/** How far the work on rules has come, as JSON; null when there is none. */
export const estimateProgress = sql`(
  select case when count(*) > 0 then json_build_object('done', sum(done), 'total', coalesce(sum(total), 0)) end
    from estimate_run where finished_at is null and reason = 'rule')`

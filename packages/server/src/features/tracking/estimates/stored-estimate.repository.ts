import type { EstimateCause } from '@fairway/contract/eta-rules/eta-rule.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import { estimateFacts, expectedBy, isOpen, rulesInForce } from './estimate.repository.ts'

/** Two estimates that are closer than this are the same to whoever reads them. */
const SAME_SECONDS = 60

/** What an estimate goes by is the same for many containers: it is worked out once for each such case. */
const caseKey = sql`port_code, shipment, equipment_code, vvd, arrival_at`

/** Open containers with their facts as `box`, and the different cases among them as `fact`. */
export const containersWithFacts = (which: Sql) => sql`
  box as materialized (
    select c.id, b.booking_no, c.container_no, c.est_available_at, c.est_delivered_at, c.est_rule_id, c.est_rule_version, c.est_since, k.*, rail.transit
      from container c join booking b on b.id = c.booking_id ${estimateFacts} where ${isOpen} and ${which}),
  fact as materialized (select distinct ${caseKey}, zone, equipment_group from box where arrival_at is not null)`

/** What these rules expect in each case, under a name of its own. */
export const expectations = (name: Sql, rules: Sql) => sql`
  ${name} as materialized (
    select k.port_code, k.shipment, k.equipment_code, k.vvd, k.arrival_at, due.rule_id, due.rule_version, due.available_at
      from fact k ${expectedBy(rules)})`

export const byCase = sql`using (${caseKey})`

const isFar = (former: Sql, present: Sql) =>
  sql`coalesce(abs(extract(epoch from ${present} - ${former})) >= ${SAME_SECONDS}, num_nulls(${former}, ${present}) = 1)`

/** Containers by their ids: a list, or as PostgreSQL writes one, which costs the server nothing however long it is. */
export type ContainerIds = readonly number[] | string
export type LockedContainerIds = Locked<readonly number[]> | Locked<string>

/** The ids of containers that were locked. */
export const idsOf = (rows: readonly Locked<{ id: number }>[]): Locked<readonly number[]> =>
  asLocked(rows.map(({ id }) => id))

const Changed = z.object({ ids: z.string(), changed: z.number(), moved: z.number() })

/**
 * Estimates these containers anew, as far as they are open, and stores the result; the estimate before goes into the
 * history. Returns which ones changed, and how many moved.
 */
export const saveEstimates = (db: Database, containerIds: LockedContainerIds, reason: EstimateCause) =>
  db.one(
    Changed,
    sql`
    with ${containersWithFacts(sql`c.id = any(${containerIds}::bigint[])`)},
    ${expectations(sql`expectation`, rulesInForce)},
    outdated as materialized (
      select id, est_available_at, est_delivered_at, est_rule_id, est_rule_version, est_since, available_at, delivered_at, rule_id, rule_version,
             ${isFar(sql`est_available_at`, sql`available_at`)} or ${isFar(sql`est_delivered_at`, sql`delivered_at`)} as is_far
        from (select box.*, e.available_at, e.rule_id, e.rule_version, e.available_at + coalesce(box.transit, interval '0') as delivered_at
                from box left join expectation e ${byCase}) present
       where (est_available_at, est_delivered_at, est_rule_id, est_rule_version) is distinct from (available_at, delivered_at, rule_id, rule_version)),
    kept as (
      insert into estimate_change (container_id, available_at, delivered_at, rule_id, rule_version, since, replaced_at, reason)
      select id, est_available_at, est_delivered_at, est_rule_id, est_rule_version, est_since, (select business_now()), ${reason}
        from outdated where is_far and est_since is not null order by id),
    saved as (
      update container c
         set est_available_at = o.available_at, est_delivered_at = o.delivered_at, est_rule_id = o.rule_id, est_rule_version = o.rule_version,
             est_since = case when o.is_far then (select business_now()) else c.est_since end, changed_in = pg_current_xact_id()
        from outdated o where c.id = o.id
      returning c.id, o.is_far and o.est_since is not null as is_moved)
    select coalesce(array_agg(id), '{}')::text as ids, count(*)::int as changed, count(*) filter (where is_moved)::int as moved from saved`,
  )

/** The advisory lock that those who store estimates share, and that the background takes before it starts a run. */
const ESTIMATES_LOCK = 7_021_431

/** Changes of rules or schedules committed before this are seen after it; later ones find these containers stored. */
export const joinEstimators = (db: Database) => db.run(sql`select pg_advisory_xact_lock_shared(${ESTIMATES_LOCK})`)
/** Waits until all transactions that store estimates are done. */
export const awaitEstimators = (db: Database) => db.run(sql`select pg_advisory_xact_lock(${ESTIMATES_LOCK})`)

const Id = z.object({ id: z.number() })

/** Locks bookings against changes while their containers are saved. */
export const lockBookings = (db: Database, bookingNos: string[]) =>
  db.run(sql`select from booking where booking_no = any(${bookingNos}::text[]) order by booking_no for share`)

interface ContainerKey {
  bookingNo: string
  containerNo: string
}

/** The containers that the carrier names, locked in one order. */
export const lockContainers = async (db: Database, containers: ContainerKey[]) => {
  const rows = await db.many(
    Id,
    sql`
    select c.id from container c
     where c.id in (
       select c.id from unnest(${containers.map(({ bookingNo }) => bookingNo)}::text[], ${containers.map(({ containerNo }) => containerNo)}::text[]) as g(booking_no, container_no)
         join booking b on b.booking_no = g.booking_no join container c on c.booking_id = b.id and c.container_no = g.container_no)
     order by c.id for no key update`,
  )
  return rows.map((row) => asLocked(row))
}

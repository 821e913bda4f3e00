import { ARRIVAL_NEWS_HOURS } from '@fairway/contract/home/home.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked } from '../../../platform/locked.ts'
import { storedEstimate } from '../estimates/estimate.repository.ts'
import type { LockedContainerIds } from '../estimates/stored-estimate.repository.ts'
import { pickup } from './availability.repository.ts'

/** So many containers become available in one transaction: few enough that nobody waits for it. */
const BATCH = 500

const PickupChange = z.object({
  id: z.number(),
  answer: z.enum(['ready', 'readyByEstimate']).nullable(),
  isNews: z.boolean(),
})

/** When the last hold on a container was cleared. */
export const clearedAt = (containerId: Sql) =>
  sql`(select max(h.since) from container_hold h where h.container_id = ${containerId} and h.state = 'green')`

/** What became so long ago is history that the carrier loads, not news. */
export const isPickupNews = (since: Sql) =>
  sql`coalesce(${since} >= (select business_now() - make_interval(hours => ${ARRIVAL_NEWS_HOURS})), false)`

/** Stores whether these containers can be picked up now, and returns those of which that changed. */
export const savePickupAnswers = async (db: Database, containerIds: LockedContainerIds) => {
  const changes = await db.many(
    PickupChange,
    sql`
    with present as materialized (
      select c.id, case when b.status <> 'Canceled' and not c.removed then pickup.answer end as answer,
             greatest(c.last_moved_at, ${clearedAt(sql`c.id`)}, case when pickup.basis = 'estimate' then estimate.delivered_at end) as since
        from container c join booking b on b.id = c.booking_id ${storedEstimate} ${pickup}
       where c.id = any(${containerIds}::bigint[]))
    update container c set pickup_answer = p.answer, changed_in = pg_current_xact_id()
      from present p where c.id = p.id and c.pickup_answer is distinct from p.answer
    returning c.id, c.pickup_answer as answer, ${isPickupNews(sql`p.since`)} as "isNews"`,
  )
  return changes.map((change) => asLocked(change))
}

const Id = z.object({ id: z.number() })

/** Containers whose estimate was reached since the last time, locked; a batch that has some locked notifies of those itself. */
export const lockReachedContainers = async (db: Database) => {
  const rows = await db.many(
    Id,
    sql`
    select id from container
     where awaited_at <= (select business_now()) and booking_id in (select id from booking where status <> 'Canceled')
     order by awaited_at, id limit ${BATCH} for no key update skip locked`,
  )
  return rows.map((row) => asLocked(row))
}

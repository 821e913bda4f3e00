import { announceChanges } from '../../../platform/database/changes.ts'
import type { Database, Pool } from '../../../platform/database/database.ts'
import type { Locked } from '../../../platform/locked.ts'
import { insertPickupNotifications, type PickupChange } from '../../notifications/public.ts'
import { idsOf, type LockedContainerIds } from '../estimates/stored-estimate.repository.ts'
import { insertChanges } from './cargo-change.repository.ts'
import { lockReachedContainers, savePickupAnswers } from './pickup-change.repository.ts'
import { notePickupEvents } from './watched-news.repository.ts'

interface KnownAnswers {
  isNews?: boolean
  /** Changes that are stored already, of other containers. */
  stored?: readonly Locked<PickupChange>[]
}

/** Notifies of every container whose answer to 'can I pick it up?' changed, and withdraws what is no longer true. */
export async function notifyPickupChanges(
  db: Database,
  containerIds: LockedContainerIds,
  { isNews = false, stored = [] }: KnownAnswers = {},
) {
  const changes = containerIds.length === 0 ? [] : await savePickupAnswers(db, containerIds)
  const news = [...stored, ...changes].map((change) => ({ ...change, isNews: isNews || change.isNews }))
  if (news.length === 0) return
  await insertPickupNotifications(db, news)
  await notePickupEvents(db, news)
}

/** Notifies of containers whose estimate was reached by the passing of time; returns how many there were. */
export async function notifyReachedEstimates(pool: Pool): Promise<number> {
  let total = 0
  for (;;) {
    const count = await pool.transaction(async (db) => {
      const containerIds = idsOf(await lockReachedContainers(db))
      if (containerIds.length === 0) return 0
      await notifyPickupChanges(db, containerIds)
      await insertChanges(db, { bookingNos: [], vvds: [], containerIds })
      await announceChanges(db)
      return containerIds.length
    })
    if (count === 0) return total
    total += count
  }
}

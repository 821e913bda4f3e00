import { type MailTimes, nextDigestAt, nextMailAt } from '@fairway/contract/watching/telling-time.rules'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Database, Pool } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { findBookingsInView, noteCutOffs } from '../bookings/public.ts'
import { insertWatchedNotifications } from '../notifications/public.ts'
import { findContainersInView, noteLastFreeDays } from '../tracking/public.ts'
import * as telling from './telling.repository.ts'

/** So many events are compared with what people watch in one transaction. */
const BATCH = 500

/** The events that concern what a saved view shows to its person. */
async function findViewHits(db: Database, view: telling.WatchedView, targets: readonly telling.EventTarget[]) {
  const { accountId, since, grid, criteria, filters, organisationIds, salesRep, groups } = view
  const bookingIds = [...new Set(targets.map(({ bookingId }) => bookingId))]
  const query = { criteria, filters, bookingIds }
  const scope = { organisationIds, salesRep }
  const found =
    grid === 'gridPrefBD'
      ? (await findBookingsInView(db, { scope, groups }, query)).map(({ id }) => ({ bookingId: id, id: null }))
      : await findContainersInView(db, scope, query)
  const bookings = new Set(found.map(({ bookingId }) => bookingId))
  const containers = new Set(found.map(({ id }) => id))
  return targets
    .filter(
      ({ bookingId, containerId }) =>
        bookings.has(bookingId) && (grid === 'gridPrefBD' || containerId === null || containers.has(containerId)),
    )
    .map(({ eventId, bookingId }) => ({ eventId, bookingId, accountId, since }))
}

async function findHits(db: Database, ids: readonly number[]) {
  const targets = await telling.findTargets(db, ids)
  const views =
    targets.length === 0 ? [] : await telling.findViews(db, [...new Set(targets.map(({ bookingId }) => bookingId))])
  const hits: telling.ViewHit[] = []
  for (const view of views) hits.push(...(await findViewHits(db, view, targets)))
  return hits
}

const timesOf = ({ zone, quietFrom, quietUntil, digestMinute }: telling.ToldRow): MailTimes => ({
  zone,
  quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
  digestMinute,
})

/** When each of these is mailed. Many are of the same few people, so each time is worked out once. */
export function mailTimesOf(told: readonly telling.ToldRow[], now: number): telling.MailTime[] {
  const known = new Map<string, Date>()
  return told
    .filter(({ channel, isMailed }) => channel !== 'centre' && !isMailed)
    .map((row) => {
      const times = timesOf(row)
      const key = JSON.stringify([row.channel, times])
      const at =
        known.get(key) ?? new Date(row.channel === 'digest' ? nextDigestAt(now, times) : nextMailAt(now, times))
      known.set(key, at)
      return { id: row.id, at }
    })
}

/**
 * Compares the next events with what people watch and tells them, all in the caller's transaction: whatever happens, an
 * event is still there or everybody was told of it. Returns how many events there were.
 */
export async function tellNext(db: Database, { now = Date.now(), most = BATCH } = {}): Promise<number> {
  const ids = (await telling.takeEvents(db, most)).map(({ id }) => id)
  if (ids.length === 0) return 0
  const told = await telling.insertTold(db, ids, await findHits(db, ids))
  const fresh = told.filter(({ isNoticed }) => !isNoticed).map(({ id }) => id)
  if (fresh.length > 0) {
    await insertWatchedNotifications(db, fresh)
    await announceChanges(db)
  }
  const mails = mailTimesOf(told, now)
  if (mails.length > 0) await telling.scheduleMails(db, mails)
  await telling.deleteEvents(db, ids)
  return ids.length
}

/** Hands the letters that are due to the queue of mails, in the caller's transaction. Returns how many there were. */
export async function queueDueLetters(db: Database, keys: Keys, now = new Date()): Promise<number> {
  const letters = await telling.takeDueLetters(db, now)
  for (const { letterId } of letters) await queueMail(db, keys, { watchLetter: letterId })
  return letters.length
}

/** Tells of everything that waits, batch by batch, and queues the letters that are due. */
export async function tellAll(pool: Pool, keys: Keys, signal?: AbortSignal) {
  let events = 0
  while (!signal?.aborted) {
    const count = await pool.transaction((db) => tellNext(db))
    if (count === 0) break
    events += count
  }
  while (!signal?.aborted && (await pool.transaction((db) => queueDueLetters(db, keys))) > 0);
  return events
}

/** Notes what comes near as time passes: last free days, and cut-offs for which nothing was sent. */
export const noteWhatIsNear = (pool: Pool) =>
  pool.transaction(async (db) => {
    await noteLastFreeDays(db)
    await noteCutOffs(db)
  })

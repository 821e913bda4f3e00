import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse } from '@fairway/contract/watching/watching.errors'
import type { WatchList, WatchSubject } from '@fairway/contract/watching/watching.schema'
import { WATCH_LIMIT, WATCH_PAGE_SIZE, WATCHED_VIEW_LIMIT } from '@fairway/contract/watching/watching.values'
import type { Context } from '../../platform/http/serve.ts'
import { insertPreferences } from './preferences.repository.ts'
import * as watches from './watch.repository.ts'

export const personOf = ({ viewer }: Pick<Context, 'viewer'>) =>
  viewer.kind === 'person' ? viewer : refuseGeneral('GE0016')

/** What the caller watches, newest first. */
export async function listWatches(context: Context, before: string | undefined): Promise<WatchList> {
  const viewer = personOf(context)
  const found = await watches.findWatches(context.db, viewer, before)
  const page = found.slice(0, WATCH_PAGE_SIZE)
  const { total } = await watches.countAll(context.db, viewer)
  return { watches: page, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null, total }
}

export async function getState(context: Context, subjects: readonly WatchSubject[]) {
  const found = await watches.findWatched(context.db, personOf(context), subjects)
  return { watched: found.map(({ isWatched }) => isWatched) }
}

/**
 * Watches what the caller may see of these. What is not there, or not theirs, is named by its position; where nothing is
 * left the call is refused.
 */
export async function addWatches(context: Context, subjects: readonly WatchSubject[]) {
  const { db, settings, audit } = context
  const viewer = personOf(context)
  const targets = await watches.findTargets(db, viewer, subjects)
  if (targets.length === 0) refuse('WA0001')
  await insertPreferences(db, viewer, settings.zone)
  const before = await watches.countWatches(db, viewer)
  const added = await watches.insertWatches(db, viewer, targets)
  const after = await watches.countWatches(db, viewer)
  if (after.watches > WATCH_LIMIT && after.watches > before.watches) refuse('WA0002', String(WATCH_LIMIT))
  if (after.views > WATCHED_VIEW_LIMIT && after.views > before.views) refuse('WA0003', String(WATCHED_VIEW_LIMIT))
  if (added > 0)
    await audit({ objectType: 'watch', objectId: viewer.username, after: { added, watches: after.watches } })
  const seen = new Set(targets.map(({ nth }) => nth))
  const missing = subjects.map((_, nth) => nth).filter((nth) => !seen.has(nth))
  return { added, already: targets.length - added, missing }
}

/** Stops watching; what is not watched needs no stopping. */
export async function removeWatches(context: Context, subjects: readonly WatchSubject[]) {
  const viewer = personOf(context)
  const removed = await watches.deleteWatches(context.db, viewer, subjects)
  if (removed > 0) await context.audit({ objectType: 'watch', objectId: viewer.username, after: { removed } })
  return { removed }
}

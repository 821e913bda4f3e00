import { OWN_TOPIC } from '@fairway/contract/tracking/live.rules'
import type { WatchQuery } from '@fairway/contract/tracking/live.schema'
import type { z } from 'zod'
import { listenForChanges } from '../../platform/changes.ts'
import type { Pool } from '../../platform/database.ts'
import { createMacs } from '../../platform/keys.ts'
import { createLiveHub, type LiveHub, type LiveTimes } from '../../platform/live-hub.ts'
import type { Logger } from '../../platform/log.ts'
import type { Context } from '../../platform/serve.ts'
import type { Settings } from '../../platform/settings.ts'
import { guest } from '../../platform/viewer.ts'
import { findChanges } from './live.repository.ts'
import { createTopicReader } from './own-topic.ts'

interface Parts {
  pool: Pool
  settings: Settings
  log: Logger
  times?: Partial<LiveTimes> | undefined
}

/**
 * Watches the cargo for all pages that are open on this server. A ticket that is not good when it comes is not watched at
 * all: it never changes, and whoever makes them up costs nothing more.
 */
export function createCargoWatch({ pool, settings, log, times }: Parts): LiveHub {
  const accountOf = createTopicReader(createMacs(settings.secrets))
  const isGood = (topic: string) => !topic.startsWith(OWN_TOPIC) || accountOf(topic) !== null
  const hub = createLiveHub({
    find: (watched) => findChanges(pool.reading(), guest, { ...watched, accountIds: watched.topics.map(accountOf) }),
    listen: (wake) => listenForChanges(settings.databaseDirectUrl, wake, log),
    log,
    times,
  })
  return { ...hub, join: (wish, signal) => hub.join({ ...wish, topics: wish.topics.filter(isGood) }, signal) }
}

/** Tells an open page when the cargo that it shows has changed; the page then asks for it as before. */
export const watchCargo = ({ ip, deadline }: Context, watch: LiveHub, query: z.output<typeof WatchQuery>) =>
  watch.join({ topics: query.watch, after: query.after, ip }, deadline.signal)

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

/** Watches the cargo for all pages that are open on this server. */
export function createCargoWatch({ pool, settings, log, times }: Parts): LiveHub {
  const accountOf = createTopicReader(createMacs(settings.secrets))
  return createLiveHub({
    find: (watched) => findChanges(pool.reading(), guest, { ...watched, accountIds: watched.topics.map(accountOf) }),
    listen: (wake) => listenForChanges(settings.databaseDirectUrl, wake, log),
    log,
    times,
  })
}

/** Tells an open page when the cargo that it shows has changed; the page then asks for it as before. */
export const watchCargo = ({ ip, deadline }: Context, watch: LiveHub, query: z.output<typeof WatchQuery>) =>
  watch.join({ topics: query.watch, after: query.after, ip }, deadline.signal)

import { OWN_TOPIC, withoutTicket } from '@fairway/contract/tracking/live/live.rules'
import type { WatchQuery } from '@fairway/contract/tracking/live/live.schema'
import type { z } from 'zod'
import { listenForChanges } from '../../../platform/database/changes.ts'
import type { Pool } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { createMacs } from '../../../platform/keys.ts'
import { createLiveHub, type LiveHub, type LiveTimes } from '../../../platform/live/live-hub.ts'
import { createTopicReader } from '../../../platform/live/own-topic.ts'
import type { Logger } from '../../../platform/monitoring/log.ts'
import type { Settings } from '../../../platform/settings.ts'
import { findChanges } from './live.repository.ts'
import { createNumberCheck } from './number-ticket.ts'

interface Parts {
  pool: Pool
  settings: Settings
  log: Logger
  times?: Partial<LiveTimes> | undefined
}

/**
 * Watches the cargo for all pages that are open on this server. What comes without a good ticket is not watched at all: it
 * never changes, whether such a number exists or not, and whoever makes them up costs nothing more.
 */
export function createCargoWatch({ pool, settings, log, times }: Parts): LiveHub {
  const macs = createMacs(settings.secrets)
  const [holderOf, isTicketed] = [createTopicReader(macs), createNumberCheck(macs)]
  const isGood = (topic: string) => (topic.startsWith(OWN_TOPIC) ? holderOf(topic) !== null : isTicketed(topic))
  const hub = createLiveHub({
    find: ({ topics, since }) => {
      const holders = topics.map(holderOf)
      return findChanges(pool.reading(), {
        topics: topics.map(withoutTicket),
        since,
        accountIds: holders.map((holder) => holder?.accountId ?? null),
        sessionIds: holders.map((holder) => holder?.sessionId ?? null),
        idleSeconds: settings.idleSeconds,
      })
    },
    listen: (wake) => listenForChanges(settings.databaseDirectUrl, wake, log),
    log,
    times,
  })
  return { ...hub, join: (params, signal) => hub.join({ ...params, topics: params.topics.filter(isGood) }, signal) }
}

/** Notifies an open page when the cargo that it shows has changed; the page then reads it as before. */
export const watchCargo = ({ ip, deadline }: Context, watch: LiveHub, query: z.output<typeof WatchQuery>) =>
  watch.join({ topics: query.watch, after: query.after, ip }, deadline.signal)

import type { Lane, NetworkMapReply } from '@fairway/contract/schedules/network-map.schema'
import { JsonOf } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/serve.ts'
import { findFleet } from './fleet.repository.ts'
import type { SeaRoutes } from './sea-routes.actions.ts'

/** All guests see the same map, so it is made once for those who come within this time. */
const CACHE_MS = 3_000

interface CachedMap {
  /** The reply without its clock. */
  json: string
  now: number
  rate: number
  madeAt: number
}

/** Shows the carrier's lanes and ships; the clock in the answer is always that of the moment. */
export function createNetworkMap(seaRoutes: SeaRoutes) {
  let cached: Promise<CachedMap> | undefined
  let cachedUntil = 0
  return async (context: Context): Promise<JsonOf<NetworkMapReply>> => {
    if (!cached || performance.now() > cachedUntil) {
      const pending = makeMap(context, seaRoutes)
      cached = pending
      cachedUntil = performance.now() + CACHE_MS
      pending.catch(() => {
        if (cached === pending) cached = undefined
      })
    }
    const { json, now, rate, madeAt } = await cached
    const clock = { now: new Date(now + (performance.now() - madeAt) * rate).toISOString(), rate }
    return new JsonOf(`{"clock":${JSON.stringify(clock)},${json.slice(1)}`)
  }
}

async function makeMap({ db }: Context, seaRoutes: SeaRoutes): Promise<CachedMap> {
  const { lanes: undrawn, ships, places, now, rate } = await findFleet(db)
  const madeAt = performance.now()
  const lanes: Lane[] = []
  for (const lane of undrawn) {
    const [from, to] = [places[lane.from], places[lane.to]]
    if (from && to) lanes.push({ ...lane, ...(await seaRoutes.between(from.at, to.at)) })
  }
  const reply: Omit<NetworkMapReply, 'clock'> = { lanes, ships, places }
  return { json: JSON.stringify(reply), now: Date.parse(now), rate, madeAt }
}

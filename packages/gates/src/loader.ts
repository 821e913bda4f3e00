import type { Bulk, Carrier, Refused, Sent } from './client.ts'
import type { Log } from './log.ts'
import { type News, noNews, type Span } from './voyage/fact.ts'
import { loadingsBetween, newsBetween, schedulesBetween } from './voyage/news.ts'
import { equipmentTypes } from './world/equipment-types.ts'
import { locations } from './world/locations.ts'
import { organisations } from './world/organisations.ts'
import { profile } from './world/profile.ts'
import type { World } from './world/world.ts'

/** A rejected line is a mistake of ours; in strict mode it ends the program. */
export class RefusedLines extends Error {
  readonly refused: readonly Refused[]
  constructor(refused: readonly Refused[]) {
    super(`the portal refused ${refused.length} lines of ${refused[0]?.what}, the first with ${refused[0]?.errorCode}`)
    this.refused = refused
  }
}

export interface Loader {
  carrier: Carrier
  log: Log
  isStrict: boolean
}

/** Collected news is sent once this many events are waiting, so that memory does not grow with the world. */
const ENOUGH_EVENTS = 5000
/** Of many refused lines these are shown. */
const SHOWN_REFUSED = 20

/** Places, equipment and customers: what everything else speaks of. */
export async function sendReference(loader: Loader): Promise<void> {
  await loader.carrier.keepProfile(profile)
  await send(loader, 'locations', locations)
  await send(loader, 'equipment-types', equipmentTypes)
  await send(loader, 'organisations', organisations)
}

/** Sends all that happened in a span, and says how far it is after each sailing; answers how many lines were new. */
export async function sendHistory(
  loader: Loader,
  world: World,
  span: Span,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const loadings = loadingsBetween(world, span)
  let waiting = noNews()
  waiting.schedules.push(...schedulesBetween(world, span))
  let accepted = 0
  for (const [at, loading] of loadings.entries()) {
    for (const news of newsBetween(world, loading, span)) {
      waiting.bookings.push(...news.bookings)
      waiting.containers.push(...news.containers)
      waiting.events.push(...news.events)
      waiting.holds.push(...news.holds)
    }
    if (waiting.events.length >= ENOUGH_EVENTS) {
      accepted += await sendNews(loader, waiting)
      waiting = noNews()
    }
    onProgress(at + 1, loadings.length)
  }
  return accepted + (await sendNews(loader, waiting))
}

/** Sends lines in the order in which they can speak of each other; answers how many were new. */
export async function sendNews(loader: Loader, news: News): Promise<number> {
  let accepted = 0
  for (const what of ['schedules', 'bookings', 'containers', 'events', 'holds'] as const)
    accepted += (await send(loader, what, news[what])).accepted
  return accepted
}

async function send<K extends keyof Bulk>(loader: Loader, what: K, lines: readonly Bulk[K][]): Promise<Sent> {
  const sent = await loader.carrier.send(what, lines)
  for (const refused of sent.refused.slice(0, SHOWN_REFUSED))
    loader.log('error', 'the portal refused a line', { ...refused })
  if (sent.refused.length > SHOWN_REFUSED)
    loader.log('error', 'and refused more', { what, count: sent.refused.length - SHOWN_REFUSED })
  if (sent.refused.length > 0 && loader.isStrict) throw new RefusedLines(sent.refused)
  return sent
}

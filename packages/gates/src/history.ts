import { Breather } from './breather.ts'
import { Lanes } from './lanes.ts'
import { type Loader, sendNews } from './loader.ts'
import { type News, noNews } from './voyage/fact.ts'
import { type Loading, loadingsBetween, newsBetween, schedulesBetween } from './voyage/news.ts'
import { bookingCount } from './world/bookings.ts'
import type { World } from './world/world.ts'

/** Sending what happened up to a moment: a load, large or small, and how far it has come. */
export interface Load {
  until: number
  /** Sailings that are sent whole, and bookings of the next one. */
  sailings: number
  bookings: number
  /** What was sent so far. */
  containers: number
  events: number
  lines: number
}

export const beginLoad = (until: number): Load => ({
  until,
  sailings: 0,
  bookings: 0,
  containers: 0,
  events: 0,
  lines: 0,
})

/** Told after each batch that the portal has taken, in the order of the load. */
export type OnStep = (load: Load, done: number, total: number) => Promise<void>

/** Enough for one call; memory does not grow with the world. */
const ENOUGH_EVENTS = 5000
/** Batches speak of different bookings, so two can be on their way: one is written or read while the other is saved. */
const BATCHES_AT_ONCE = 2

interface History {
  world: World
  /** Everything up to here was told before. */
  from: number
  load: Load
}

/** Sends all that happened since a moment, batch by batch; goes on where an earlier run of the same load stopped. */
export async function sendHistory(loader: Loader, { world, from, load }: History, onStep: OnStep): Promise<Load> {
  const span = { from, to: load.until }
  const loadings = loadingsBetween(world, span)
  const lanes = new Lanes(BATCHES_AT_ONCE)
  const breather = new Breather()
  let reached = load
  let waiting = noNews()
  if (load.lines === 0) waiting.schedules.push(...schedulesBetween(world, span))

  const flush = async () => {
    const [news, at] = [waiting, reached]
    waiting = noNews()
    await lanes.begin(
      () => sendNews(loader, news),
      () => onStep(at, bookingsDone(world, loadings, at), bookingsDone(world, loadings)),
    )
  }
  if (waiting.schedules.length > 0) {
    reached = withNews(reached, waiting)
    await flush()
    await lanes.end()
  }
  for (const loading of loadings.slice(load.sailings)) {
    for (const news of newsBetween(world, loading, span, reached.bookings)) {
      if (waiting.events.length > 0 && waiting.events.length + news.events.length > ENOUGH_EVENTS) await flush()
      add(waiting, news)
      reached = { ...withNews(reached, { schedules: [], ...news }), bookings: reached.bookings + 1 }
      if (breather.isDue) await breather.breathe()
    }
    reached = { ...reached, sailings: reached.sailings + 1, bookings: 0 }
  }
  await flush()
  await lanes.end()
  return reached
}

function add(waiting: News, { bookings, containers, events, holds }: Omit<News, 'schedules'>): void {
  waiting.bookings.push(...bookings)
  waiting.containers.push(...containers)
  waiting.events.push(...events)
  waiting.holds.push(...holds)
}

function withNews(load: Load, { schedules, bookings, containers, events, holds }: News): Load {
  return {
    ...load,
    containers: load.containers + containers.length,
    events: load.events + events.length,
    lines: load.lines + schedules.length + bookings.length + containers.length + events.length + holds.length,
  }
}

/** About how many bookings a load has behind it; all of them when it is not said how far it is. */
function bookingsDone(world: World, loadings: readonly Loading[], reached?: Load): number {
  const whole = loadings.slice(0, reached?.sailings ?? loadings.length)
  const planned = whole.reduce((sum, { service, index }) => sum + bookingCount(world, service, index), 0)
  return planned + (reached?.bookings ?? 0)
}

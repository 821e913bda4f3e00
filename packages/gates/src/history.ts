import { Lanes } from './lanes.ts'
import { type Loader, sendNews } from './loader.ts'
import { YieldTimer } from './pauses.ts'
import { addNews, type CargoNews, cargoKinds, type News, noNews } from './voyage/fact.ts'
import { type Loading, loadingsBetween, newsBetween, schedulesBetween } from './voyage/news.ts'
import { bookingCount } from './world/bookings/bookings.ts'
import { DAY } from './world/calendar.ts'
import { startOf } from './world/sailings.ts'
import type { World } from './world/world.ts'

/** A load of everything up to a moment, and its progress. */
export interface Load {
  until: number
  /** Sailings that were sent completely, and bookings of the next one. */
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

/** Called after each batch that the portal has accepted, in the order of the load. */
export type OnStep = (load: Load, done: number, total: number) => Promise<void>

/** Enough for one call; cargo that has not moved yet has no events. Memory does not grow with the world. */
const ENOUGH_EVENTS = 5000
const ENOUGH_CARGO = 3000
/** Of all kinds together, so that an interrupted load repeats little. */
const ENOUGH_LINES = 8000
/** Batches are about different bookings, so two can be sent in parallel: one is prepared while the other is saved. */
const BATCHES_AT_ONCE = 2

interface History {
  world: World
  /** Everything up to here was sent before. */
  from: number
  load: Load
}

/** Sends everything since a moment in batches; continues where an earlier run of the same load stopped. */
export async function sendHistory(loader: Loader, history: History, onStep: OnStep): Promise<Load> {
  const { world, from, load } = history
  const span = { from, to: load.until }
  const loadings = loadingsBetween(world, span)
  const lanes = new Lanes(BATCHES_AT_ONCE)
  const yieldTimer = new YieldTimer()
  let reached = load
  let waiting = noNews()
  const total = effort(history, loadings, { sailings: loadings.length, bookings: 0 })
  if (load.lines === 0) waiting.schedules.push(...schedulesBetween(world, span))

  const flush = async () => {
    const [news, at] = [waiting, reached]
    waiting = noNews()
    await lanes.begin(
      () => sendNews(loader, news),
      () => onStep(at, effort(history, loadings, at), total),
    )
  }
  if (waiting.schedules.length > 0) {
    reached = withNews(reached, waiting)
    await flush()
    await lanes.end()
  }
  for (const loading of loadings.slice(load.sailings)) {
    for (const news of newsBetween(world, loading, span, reached.bookings)) {
      if (isEnough(waiting, news)) await flush()
      addNews(waiting, news)
      reached = { ...withNews(reached, { schedules: [], ...news }), bookings: reached.bookings + 1 }
      if (yieldTimer.isDue) await yieldTimer.yieldNow()
    }
    reached = { ...reached, sailings: reached.sailings + 1, bookings: 0 }
  }
  await flush()
  await lanes.end()
  return reached
}

/** Whether a batch is full before something is added to it. */
const isEnough = (waiting: News, news: CargoNews) =>
  (waiting.events.length > 0 && waiting.events.length + news.events.length > ENOUGH_EVENTS) ||
  waiting.bookings.length + waiting.containers.length > ENOUGH_CARGO ||
  linesOf(waiting) + linesOf(news) > ENOUGH_LINES

const linesOf = (news: CargoNews) => cargoKinds.reduce((sum, kind) => sum + news[kind].length, 0)

function withNews(load: Load, news: News): Load {
  return {
    ...load,
    containers: load.containers + news.containers.length,
    events: load.events + news.events.length,
    lines: load.lines + news.schedules.length + linesOf(news),
  }
}

/** The number of lines per booking grows from 40 days before a rotation starts until 50 days after it. */
const LITTLE_TO_TELL = 0.1
const TOLD_FROM = -40 * DAY
const TOLD_UNTIL = 50 * DAY

/** The progress of a load after so many sailings and bookings, weighted by the lines per booking. */
function effort({ world, load }: History, loadings: readonly Loading[], done: Pick<Load, 'sailings' | 'bookings'>) {
  const share = ({ service, index }: Loading) => {
    const age = load.until - startOf(world, service, index)
    return Math.min(1, Math.max(LITTLE_TO_TELL, (age - TOLD_FROM) / (TOLD_UNTIL - TOLD_FROM)))
  }
  const [next] = loadings.slice(done.sailings)
  const begun = next ? done.bookings * share(next) : 0
  const whole = loadings.slice(0, done.sailings)
  return Math.round(
    whole.reduce((sum, loading) => sum + bookingCount(world, loading.service, loading.index) * share(loading), begun),
  )
}

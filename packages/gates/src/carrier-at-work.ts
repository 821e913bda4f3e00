import { setTimeout as pause } from 'node:timers/promises'
import type { Carrier } from './client.ts'
import { keepPosition, openPosition } from './cursor.ts'
import { sendHistory, sendNews, sendReference } from './loader.ts'
import type { Log } from './log.ts'
import { Agenda } from './voyage/agenda.ts'
import { type NumbersToTry, numbersToTry } from './world/numbers-to-try.ts'
import type { Volume } from './world/world.ts'

/** What the program that started gates is told. */
export type Message =
  | { type: 'progress'; text: string; done: number; total: number }
  | ({ type: 'loaded' } & NumbersToTry)

export interface Workplace {
  carrier: Carrier
  log: Log
  isStrict: boolean
  volume: Volume
  signal: AbortSignal
  tell: (message: Message) => void
}

/** A minute of business time between two looks at the clock, as far as these bounds allow. */
const SHORTEST_TICK_MS = 1000
const LONGEST_TICK_MS = 10_000
const BUSINESS_TICK_MS = 60_000
/** The agenda is worked out for this long in wall time, and for at least an hour of business. */
const LOOK_AHEAD_WALL_MS = 120_000
const LOOK_AHEAD_MS = 3_600_000

/** Loads the world into the portal, or what happened since the last run, and then goes on telling what happens. */
export async function work({ carrier, log, isStrict, volume, signal, tell }: Workplace): Promise<never> {
  const loader = { carrier, log, isStrict }
  await carrier.isReady()
  const started = await readClock(carrier)
  const { world, toldUntil } = await openPosition(carrier, started.now, volume)
  await sendReference(loader)
  if (toldUntil < started.now) {
    const onProgress = (done: number, total: number) =>
      tell({ type: 'progress', text: 'Loading the demo carrier', done, total })
    const lines = await sendHistory(loader, world, { from: toldUntil, to: started.now }, onProgress)
    await keepPosition(carrier, { world, toldUntil: started.now })
    log('info', 'the world is loaded', { epoch: new Date(world.epoch).toISOString(), lines })
  }
  tell({ type: 'loaded', ...numbersToTry(world, started.now) })

  const agenda = new Agenda(world, Math.max(toldUntil, started.now))
  for (let rate = started.rate; ; ) {
    await pause(tickMs(rate), undefined, { signal })
    const clock = await readClock(carrier)
    rate = clock.rate
    const news = agenda.due(clock.now, Math.max(LOOK_AHEAD_MS, rate * LOOK_AHEAD_WALL_MS))
    if (Object.values(news).every((lines) => lines.length === 0)) continue
    const lines = await sendNews(loader, news)
    await keepPosition(carrier, { world, toldUntil: clock.now })
    log('info', 'told what happened', { until: new Date(clock.now).toISOString(), lines })
  }
}

async function readClock(carrier: Carrier) {
  const { now, rate } = await carrier.getClock()
  return { now: Date.parse(now), rate }
}

const tickMs = (rate: number) => Math.min(LONGEST_TICK_MS, Math.max(SHORTEST_TICK_MS, BUSINESS_TICK_MS / rate))

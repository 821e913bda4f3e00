import { setTimeout as pause } from 'node:timers/promises'
import type { Carrier, CursorValue } from './client.ts'
import type { CorrectedBookings } from './decisions/corrected.ts'
import { openCorrected } from './decisions/open-file.ts'
import { beginLoad, type Load, sendHistory } from './history.ts'
import { sendNews, sendReference } from './loader.ts'
import type { Log } from './log.ts'
import { type Progress, ProgressReport } from './progress.ts'
import { SettingsError } from './settings.ts'
import { Agenda } from './voyage/agenda.ts'
import { DAY, HOUR } from './world/calendar.ts'
import { type NumbersToTry, numbersToTry } from './world/numbers-to-try.ts'
import { bookingToWeigh } from './world/vgm-link.ts'
import { createWorld, GENERATION, SEED, SMALL, type Volume, volumes, type World } from './world/world.ts'

const NAME = 'world'

/** The state of gates between its runs, stored in the portal: which world it is and how much of it was sent. */
interface Position {
  world: World
  /** Minus infinity before anything was sent. */
  sentUntil: number
  /** A load that an earlier run began and did not finish. */
  load: Load | null
}

/**
 * Finds the world of an earlier run, or starts a new one now; its epoch and its size stay fixed. Without a requested
 * size the existing world continues; another size is refused, because two worlds would mix.
 */
async function openPosition(carrier: Carrier, now: number, requested: Volume | null): Promise<Position> {
  const stored = await carrier.findCursor(NAME)
  const epoch = Date.parse(String(stored?.epoch))
  if (stored && typeof stored.seed === 'string' && Number.isFinite(epoch)) {
    const isTrusted = stored.generation === GENERATION
    const sentUntil = isTrusted ? Date.parse(String(stored.toldUntil)) : Number.NaN
    return {
      world: createWorld(stored.seed, epoch, volumeOf(stored, requested)),
      sentUntil: Number.isFinite(sentUntil) ? sentUntil : -Infinity,
      load: isTrusted ? readLoad(stored) : null,
    }
  }
  const position = { world: createWorld(SEED, now, requested ?? SMALL), sentUntil: -Infinity, load: null }
  await savePosition(carrier, position)
  return position
}

function volumeOf(stored: CursorValue, requested: Volume | null): Volume {
  const name = stored.volume === 'large' ? 'large' : 'small'
  if (!requested) return volumes[name]
  if (requested.name === name) return requested
  throw new SettingsError(
    [
      `This portal already holds the ${name} demo, and FAIRWAY_DEMO asks for the ${requested.name} one.`,
      `- To go on with what is there, set FAIRWAY_DEMO=${name}.`,
      `- For the ${requested.name} one, name another data folder, such as FAIRWAY_DATA=./.data-${requested.name}.`,
    ].join('\n'),
  )
}

function readLoad({ loadUntil, ...stored }: CursorValue): Load | null {
  const until = Date.parse(String(loadUntil))
  if (!Number.isFinite(until)) return null
  const load = beginLoad(until)
  for (const name of ['sailings', 'bookings', 'containers', 'events', 'lines'] as const)
    load[name] = Number(stored[name])
  return load
}

async function savePosition(carrier: Carrier, { world, sentUntil, load }: Position): Promise<void> {
  const { until = null, ...counts } = load ?? {}
  await carrier.saveCursor(NAME, {
    seed: world.seed,
    epoch: new Date(world.epoch).toISOString(),
    volume: world.volume.name,
    generation: GENERATION,
    toldUntil: Number.isFinite(sentUntil) ? new Date(sentUntil).toISOString() : null,
    loadUntil: until === null ? null : new Date(until).toISOString(),
    ...counts,
  })
}

/** The progress message for the program that started gates; after a first load also the size of the world. */
export type Message =
  | Progress
  | ({ type: 'loaded'; containers?: number; events?: number; vgmLink?: string } & NumbersToTry)

export interface CarrierContext {
  carrier: Carrier
  log: Log
  isStrict: boolean
  /** The requested size of the world; null for the existing one. */
  demo: Volume | null
  signal: AbortSignal
  notify: (message: Message) => void
  /** The demo's customer service, which runs in parallel and never ends. */
  desk: (world: World, corrected: CorrectedBookings) => Promise<unknown>
  /** The shortest time between two reads of the clock. */
  shortestTickMs?: number
}

/** The same options, once the shared stores are loaded. */
type OpenedContext = CarrierContext & { corrected: CorrectedBookings }

/** A minute of business time between two reads of the clock, within these bounds. */
const SHORTEST_TICK_MS = 1000
const LONGEST_TICK_MS = 10_000
const BUSINESS_TICK_MS = 60_000
/** The agenda covers this long in wall time, within these bounds of business time. */
const LOOK_AHEAD_WALL_MS = 120_000
const SHORTEST_LOOK_AHEAD_MS = 6 * HOUR
const LONGEST_LOOK_AHEAD_MS = 2 * DAY

const lookAhead = (rate: number) =>
  Math.min(LONGEST_LOOK_AHEAD_MS, Math.max(SHORTEST_LOOK_AHEAD_MS, rate * LOOK_AHEAD_WALL_MS))

async function readClock(carrier: Carrier) {
  const { now, rate } = await carrier.getClock()
  return { now: Date.parse(now), rate }
}

/** Loads the world into the portal, or what happened since the last run, and then keeps sending what happens. */
export async function runCarrier(context: CarrierContext): Promise<never> {
  const { carrier, demo } = context
  await carrier.isReady()
  const opened = { ...context, corrected: await openCorrected(carrier) }
  const position = await openPosition(carrier, (await readClock(carrier)).now, demo)
  await sendReference(opened, position.world)
  const [end] = await Promise.all([sendUpdates(opened, position), context.desk(position.world, opened.corrected)])
  return end
}

async function sendUpdates(context: OpenedContext, position: Position): Promise<never> {
  const { carrier, notify } = context
  const isNew = position.sentUntil === -Infinity
  const load = await catchUp(context, position)
  const now = Math.max(position.sentUntil, (await readClock(carrier)).now)
  const counts = isNew && load ? { containers: load.containers, events: load.events } : {}
  const vgmLink = await mailVgmLink(carrier, bookingToWeigh(position.world, now))
  notify({ type: 'loaded', ...numbersToTry(position.world, now), ...counts, ...(vgmLink && { vgmLink }) })
  return followClock(context, position)
}

/** A week of wall time, and enough uses to try it more than once. */
const LINK_MS = 7 * DAY
const LINK_USES = 5

/** Makes the link that the carrier would mail to a weighbridge; whoever starts the demo gets it in its place. */
const mailVgmLink = async (carrier: Carrier, bookingNo: string | undefined) =>
  bookingNo === undefined
    ? undefined
    : carrier.createVgmLink({
        bookingNo,
        expiresAt: new Date(Date.now() + LINK_MS).toISOString(),
        uses: LINK_USES,
        sentTo: 'Beilun weighbridge',
      })

/**
 * Sends what happened since the position, and then what happened while that was sent, until little is left or the clock
 * runs too fast to catch up. Returns the first load.
 */
async function catchUp(context: OpenedContext, position: Position): Promise<Load | undefined> {
  const { carrier, log, notify } = context
  let first: Load | undefined
  for (let last = Infinity, behind = 0; ; last = behind) {
    const { now, rate } = await readClock(carrier)
    behind = now - position.sentUntil
    const isWorthIt = first ? behind > lookAhead(rate) / 2 && behind < last / 2 : behind > 0
    if (!position.load && !isWorthIt) return first
    const isNew = position.sentUntil === -Infinity
    const report = new ProgressReport(isNew ? 'Loading the demo carrier' : 'Telling what happened meanwhile', notify)
    const history = { world: position.world, from: position.sentUntil, load: position.load ?? beginLoad(now) }
    const load = await sendHistory(context, history, async (reached, done, total) => {
      report.update(done, total, reached.lines)
      position.load = reached
      await savePosition(carrier, position)
    })
    position.sentUntil = load.until
    position.load = null
    await savePosition(carrier, position)
    log('info', isNew ? 'the world is loaded' : 'what happened meanwhile is told', { ...load })
    first ??= load
  }
}

/** Reads the clock repeatedly. Waits for a clock that was set back; after a long sleep gates catches up. */
async function followClock(context: OpenedContext, position: Position): Promise<never> {
  const { carrier, log, signal, shortestTickMs = SHORTEST_TICK_MS } = context
  const tickMs = (rate: number) => Math.min(LONGEST_TICK_MS, Math.max(shortestTickMs, BUSINESS_TICK_MS / rate))
  let agenda = new Agenda(position.world, position.sentUntil)
  for (let { rate } = await readClock(carrier); ; ) {
    await pause(tickMs(rate), undefined, { signal })
    const clock = await readClock(carrier)
    rate = clock.rate
    if (clock.now <= position.sentUntil) continue
    if (clock.now - position.sentUntil > lookAhead(rate)) {
      await catchUp(context, position)
      agenda = new Agenda(position.world, position.sentUntil)
      continue
    }
    const news = await agenda.due(clock.now, lookAhead(rate))
    position.sentUntil = clock.now
    if (Object.values(news).every((lines) => lines.length === 0)) continue
    const accepted = await sendNews(context, news)
    await savePosition(carrier, position)
    log('info', 'told what happened', { until: new Date(clock.now).toISOString(), lines: accepted })
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { SubmittedRequest } from '@fairway/contract/bookings/booking-request.schema'
import type { OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import { type Loader, send } from '../loader.ts'
import type { World } from '../world/world.ts'
import { answersOf } from './answers.ts'
import { type Brief, briefOf } from './brief.ts'
import { keepFile, openFile } from './open-file.ts'

/** One poll waits this long at most, and is not repeated sooner than this when it came back at once. */
const LONGEST_WAIT_S = 20
const SHORTEST_ROUND_MS = 500
/** The open file has room for so many. */
const OPEN_REQUESTS = 300

/** The desk of customer service: takes in what customers send, and answers each after a short while. */
export async function answerRequests(loader: Loader & { signal: AbortSignal }, world: World): Promise<never> {
  const { carrier, signal } = loader
  const open = await openFile(carrier)
  for (;;) {
    const startedAt = performance.now()
    const clock = await carrier.getClock()
    const nextAt = await sendDue(loader, world, open, Date.parse(clock.now))
    const waitS = Math.ceil((nextAt - Date.parse(clock.now)) / 1000 / clock.rate)
    const wait = Math.min(LONGEST_WAIT_S, Math.max(1, waitS))
    const room = OPEN_REQUESTS - open.size
    const entries = room > 0 ? await carrier.poll(wait, Math.min(room, 100)) : []
    if (entries.length > 0) await takeIn(loader, open, entries)
    else await pause(Math.max(0, SHORTEST_ROUND_MS - (performance.now() - startedAt)), undefined, { signal })
  }
}

/** Writes requests down before they are acknowledged, so that none is forgotten; the newest version of one counts. */
async function takeIn({ carrier, log }: Loader, open: Map<string, Brief>, entries: OutboxEntry[]) {
  const now = Date.parse((await carrier.getClock()).now)
  const outcomes = entries.map(({ id, topic, key, payload }) => {
    try {
      if (topic === 'bookingRequest') open.set(key, briefOf(payload as SubmittedRequest, now)) // what the topic promises
      return { id, outcome: 'taken' as const }
    } catch {
      return { id, outcome: 'refused' as const, reason: 'the request cannot be read' }
    }
  })
  await keepFile(carrier, open)
  await carrier.acknowledge(outcomes)
  log('info', 'took requests in', { requests: entries.map(({ key }) => key) })
}

/** Says what is due, and answers when the next thing will be. What was said before is no news to the portal. */
async function sendDue(loader: Loader, world: World, open: Map<string, Brief>, now: number): Promise<number> {
  const answers = [...open.values()].flatMap((brief) => answersOf(world, brief))
  const due = answers.filter(({ at, decision }) => at <= now && !isSaid(open.get(decision.ediRef), at))
  if (due.length > 0) {
    await send(
      { ...loader, isStrict: false },
      'bookings',
      due.flatMap(({ booking }) => booking ?? []),
    )
    await send(
      { ...loader, isStrict: false },
      'decisions',
      due.map(({ decision }) => decision),
    )
    for (const [key, brief] of open) {
      brief.saidUntil = now
      if (answersOf(world, brief).every(({ at }) => at <= now)) open.delete(key)
    }
    await keepFile(loader.carrier, open)
    loader.log('info', 'answered requests', { decisions: due.map(({ decision }) => decision.ref) })
  }
  return Math.min(Infinity, ...answers.map(({ at }) => at).filter((at) => at > now))
}

const isSaid = (brief: Brief | undefined, at: number) => at <= (brief?.saidUntil ?? 0)

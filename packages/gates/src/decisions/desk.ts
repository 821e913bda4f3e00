import { setTimeout as pause } from 'node:timers/promises'
import type { SubmittedRequest } from '@fairway/contract/bookings/booking-request.schema'
import type { OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import type { Loader } from '../loader.ts'
import type { World } from '../world/world.ts'
import { correctDue, takeCorrection } from './correction-desk.ts'
import { type Files, keepFile, openFiles } from './open-file.ts'
import { answerDue, takeRequest } from './request-desk.ts'
import { tellShipments } from './shipment-desk.ts'

/** One poll waits this long at most, and is not repeated sooner than this when it came back at once. */
const LONGEST_WAIT_S = 20
const SHORTEST_ROUND_MS = 500
/** The open files have room for so many. */
const OPEN_REQUESTS = 300

/** The desk of customer service: takes in what customers send, and answers each after a short while. */
export async function answerRequests(loader: Loader & { signal: AbortSignal }, world: World): Promise<never> {
  const { carrier, signal } = loader
  const files = await openFiles(loader)
  for (;;) {
    const startedAt = performance.now()
    const clock = await carrier.getClock()
    const nextAt = await sayDue(loader, world, files, Date.parse(clock.now))
    const waitS = Math.ceil((nextAt - Date.parse(clock.now)) / 1000 / clock.rate)
    const wait = Math.min(LONGEST_WAIT_S, Math.max(1, waitS))
    const room = OPEN_REQUESTS - files.requests.size - files.corrections.size
    const entries = room > 0 ? await carrier.poll(wait, Math.min(room, 100)) : []
    if (entries.length > 0) await takeIn(loader, files, entries)
    else await pause(Math.max(0, SHORTEST_ROUND_MS - (performance.now() - startedAt)), undefined, { signal })
  }
}

/** Says all that is due by now, and answers when the next thing will be. */
async function sayDue(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const answered = await answerDue(loader, world, files, now)
  const corrected = await correctDue(loader, world, files, now)
  return Math.min(answered, corrected, await tellShipments(loader, world, files, now))
}

/** Writes down what customers sent before it is acknowledged, so that nothing is forgotten. */
async function takeIn({ carrier, log }: Loader, files: Files, entries: OutboxEntry[]) {
  const now = Date.parse((await carrier.getClock()).now)
  const outcomes = entries.map((entry) => {
    try {
      take(files, entry, now)
      return { id: entry.id, outcome: 'taken' as const }
    } catch {
      return { id: entry.id, outcome: 'refused' as const, reason: 'the request cannot be read' }
    }
  })
  await keepFile(carrier, files, 'requests')
  await keepFile(carrier, files, 'corrections')
  await carrier.acknowledge(outcomes)
  log('info', 'took requests in', { requests: entries.map(({ key }) => key) })
}

/** The payload is what its topic promises. */
function take(files: Files, { topic, payload }: OutboxEntry, now: number) {
  if (topic === 'bookingRequest') takeRequest(files, payload as SubmittedRequest, now)
  else if (topic === 'correction') takeCorrection(files, payload as SubmittedCorrection, now)
}

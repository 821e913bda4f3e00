import { type Message, runCarrier } from './carrier-at-work.ts'
import { connect } from './client.ts'
import { type Answer, acceptingPortal, type Received, startReceiver } from './portal.fixture.ts'
import { cargoKinds } from './voyage/fact.ts'
import { iso } from './world/calendar.ts'
import { TINY } from './world/volume.fixture.ts'
import { GENERATION, SEED, type Volume } from './world/world.ts'

export const epoch = Date.parse('2026-11-15T09:30:00Z')

/** Runs gates until the portal has what the test waits for. */
export async function runCarrierUntil(
  answer: (call: Received) => Answer,
  isDone: (messages: Message[], calls: Received[]) => boolean,
  demo: Volume | null = TINY,
  shortestTickMs = 50,
) {
  const portal = await startReceiver(answer)
  const ending = new AbortController()
  const messages: Message[] = []
  const log = () => undefined
  const carrier = connect({ url: portal.url, key: 'key-of-the-carrier', signal: ending.signal, log, firstWaitMs: 5 })
  const watch = setInterval(() => isDone(messages, portal.received) && ending.abort(), 10)
  const end = await runCarrier({
    carrier,
    log,
    isStrict: true,
    demo,
    shortestTickMs,
    signal: ending.signal,
    notify: (message) => messages.push(message),
    desk: async () => undefined,
  }).catch((error: unknown) => error)
  clearInterval(watch)
  await portal.stop()
  return { messages, calls: portal.received, end }
}

export const isLoaded = (messages: Message[]) => messages.some(({ type }) => type === 'loaded')
export const posts = (calls: Received[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path }) => path.slice('/carrier/v1/'.length))

export const clockCalls = (calls: Received[]) => calls.filter(({ path }) => path === '/carrier/v1/clock')
const cargo = ['schedules', ...cargoKinds]
export const sentLines = (calls: Received[]) =>
  calls
    .filter(({ path }) => cargo.some((kind) => path === `/carrier/v1/${kind}`))
    .flatMap(({ path, body }) => body.split('\n').map((line) => `${path} ${line}`))

export type Portal = ReturnType<typeof acceptingPortal>
export const contentOf = ({ lines }: Portal) => cargo.flatMap((kind) => [...(lines.get(`/carrier/v1/${kind}`) ?? [])])

/** The first few lines that one portal received and another did not, independent of order and repetition. */
export function missing(from: Portal, asIn: Portal): string[] {
  const known = new Set(contentOf(from))
  return contentOf(asIn)
    .filter((line) => !known.has(line))
    .slice(0, 3)
}

/** A portal that was loaded at once at a moment, with the world of the same epoch. */
export async function loadedAt(now: number, demo: Volume = TINY): Promise<Portal> {
  const portal = acceptingPortal(() => iso(now))
  const value = { seed: SEED, epoch: iso(epoch), volume: demo.name, generation: GENERATION, toldUntil: null }
  portal.cursors.set('/carrier/v1/cursors/world', { value })
  await runCarrierUntil(portal.answer, isLoaded, demo)
  return portal
}

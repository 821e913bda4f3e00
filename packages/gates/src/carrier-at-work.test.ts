import { afterEach, describe, expect, it } from 'vitest'
import { type Message, work } from './carrier-at-work.ts'
import { connect } from './client.ts'
import { RefusedLines } from './loader.ts'
import { type Answer, type Received, startReceiver, takingPortal } from './portal.fixture.ts'
import { DAY, HOUR, iso } from './world/calendar.ts'
import { TINY } from './world/volume.fixture.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Lets gates work until the portal has what the test waits for. */
async function letWork(answer: (call: Received) => Answer, isEnough: (told: Message[], calls: Received[]) => boolean) {
  const portal = await startReceiver(answer)
  stops.push(portal.stop)
  const ending = new AbortController()
  const told: Message[] = []
  const log = () => undefined
  const carrier = connect({ url: portal.url, key: 'key-of-the-carrier', signal: ending.signal, log, firstWaitMs: 5 })
  const watch = setInterval(() => isEnough(told, portal.received) && ending.abort(), 10)
  const end = await work({
    carrier,
    log,
    isStrict: true,
    volume: TINY,
    signal: ending.signal,
    tell: (message) => told.push(message),
  }).catch((error: unknown) => error)
  clearInterval(watch)
  return { told, calls: portal.received, end }
}

const isLoaded = (told: Message[]) => told.some(({ type }) => type === 'loaded')
const posts = (calls: Received[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path }) => path.slice('/carrier/v1/'.length))

describe('gates at work', () => {
  it('loads the world in an order in which nothing speaks of what is not yet there, and says what to try', async () => {
    const portal = takingPortal(() => iso(epoch))
    const { told, calls } = await letWork(portal.answer, isLoaded)
    const order = [...new Set(posts(calls))]
    expect(order).toEqual([
      'locations',
      'equipment-types',
      'organisations',
      'schedules',
      'bookings',
      'containers',
      'events',
      'holds',
    ])
    expect(portal.lines.get('/carrier/v1/containers')?.size).toBeGreaterThan(150)
    const progress = told.filter((message) => message.type === 'progress')
    expect(progress.at(-1)).toMatchObject({ done: progress.length, total: progress.length })
    expect(told.at(-1)).toEqual({ type: 'loaded', container: 'FWYU4829130', booking: '3104482', bl: 'FWYL310448201' })
    expect(portal.cursors.get('/carrier/v1/cursors/world')).toMatchObject({
      value: { seed: 'fairway-lines', epoch: iso(epoch), toldUntil: iso(epoch) },
    })
  })

  it('catches up at the next start with what happened meanwhile, and keeps its epoch', async () => {
    let now = epoch
    const portal = takingPortal(() => iso(now))
    await letWork(portal.answer, isLoaded)
    const before = portal.lines.get('/carrier/v1/events')?.size ?? 0
    now = epoch + 3 * DAY
    const { calls } = await letWork(portal.answer, isLoaded)
    const sent = calls.filter(({ path }) => path === '/carrier/v1/events').flatMap(({ body }) => body.split('\n'))
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.length).toBeLessThan(1000)
    expect(portal.lines.get('/carrier/v1/events')?.size).toBeGreaterThan(before)
    expect(portal.cursors.get('/carrier/v1/cursors/world')).toMatchObject({
      value: { epoch: iso(epoch), toldUntil: iso(now) },
    })
  })

  it('goes on telling what happens while the clock runs, and nothing when the clock goes back', async () => {
    let now = epoch
    const portal = takingPortal(() => {
      now += 6 * HOUR
      return iso(now)
    })
    const looks = (calls: Received[]) => calls.filter(({ path }) => path === '/carrier/v1/clock')
    const { calls } = await letWork(portal.answer, (_told, received) => looks(received).length > 4)
    const second = calls.indexOf(looks(calls)[1] as Received) // there are more than four
    expect(posts(calls.slice(second))).toContain('events')

    now = epoch - 100 * HOUR
    const again = await letWork(portal.answer, isLoaded)
    expect([...new Set(posts(again.calls))]).toEqual(['locations', 'equipment-types', 'organisations'])
  })

  it('ends when the portal refuses a line and it is told to be strict', async () => {
    const portal = takingPortal(() => iso(epoch))
    const rejected = [{ line: 1, errorCode: 'GE0002', messageArgs: [], violations: [] }]
    const { end } = await letWork(
      (call) =>
        call.path === '/carrier/v1/schedules'
          ? { status: 200, body: { accepted: 0, unchanged: 0, rejected } }
          : portal.answer(call),
      isLoaded,
    )
    expect(end).toBeInstanceOf(RefusedLines)
    expect(String(end)).toContain('schedules')
  })
})

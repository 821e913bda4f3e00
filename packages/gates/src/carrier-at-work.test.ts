import { describe, expect, it } from 'vitest'
import { clockCalls, epoch, isLoaded, loadedAt, missing, posts, runCarrierUntil } from './at-work.fixture.ts'
import { RefusedLines } from './loader.ts'
import { acceptingPortal, type Received } from './portal.fixture.ts'
import { SettingsError } from './settings.ts'
import { DAY, HOUR, iso } from './world/calendar.ts'
import { GENERATION, LARGE, SEED } from './world/world.ts'

describe('gates', () => {
  it('loads the world in an order in which no line refers to a later one, and says what to try', async () => {
    const portal = acceptingPortal(() => iso(epoch))
    const { messages, calls } = await runCarrierUntil(portal.answer, isLoaded)
    const order = [...new Set(posts(calls))]
    expect(order).toEqual([
      'locations',
      'equipment-types',
      'organisations',
      'package-types',
      'tariff-codes',
      'contracts',
      'detention-terms',
      'allocation-accounts',
      'schedules',
      'capacities',
      'allocations',
      'bookings',
      'bills',
      'charges',
      'invoices',
      'payments',
      'release-holds',
      'containers',
      'holds',
      'events',
      'customs',
      'interchanges',
      'free-time',
      'link-tokens',
    ])
    expect(portal.lines.get('/carrier/v1/containers')?.size).toBeGreaterThan(150)
    const progress = messages.findLast((message) => message.type === 'progress')
    expect(progress).toMatchObject({ text: 'Loading the demo carrier', done: progress?.total })
    const loaded = messages.at(-1)
    expect(loaded).toMatchObject({ type: 'loaded', container: 'FWYU4829130', booking: '3104482', bl: 'FWYL310448201' })
    expect(loaded).toMatchObject({ containers: portal.lines.get('/carrier/v1/containers')?.size })
    expect(portal.cursors.get('/carrier/v1/cursors/world')).toMatchObject({
      value: { seed: 'fairway-lines', epoch: iso(epoch), volume: 'small', toldUntil: iso(epoch), loadUntil: null },
    })
  })

  it('catches up at the next start with what happened meanwhile, and keeps its epoch', async () => {
    let now = epoch
    const portal = acceptingPortal(() => iso(now))
    await runCarrierUntil(portal.answer, isLoaded)
    const before = portal.lines.get('/carrier/v1/events')?.size ?? 0
    now = epoch + 3 * DAY
    const { calls } = await runCarrierUntil(portal.answer, isLoaded)
    const sent = calls.filter(({ path }) => path === '/carrier/v1/events').flatMap(({ body }) => body.split('\n'))
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.length).toBeLessThan(1000)
    expect(portal.lines.get('/carrier/v1/events')?.size).toBeGreaterThan(before)
    expect(portal.cursors.get('/carrier/v1/cursors/world')).toMatchObject({
      value: { epoch: iso(epoch), toldUntil: iso(now) },
    })
  })

  it('goes on sending what happens while the clock runs', async () => {
    let now = epoch
    const portal = acceptingPortal(() => {
      now += 6 * HOUR
      return iso(now)
    })
    const { calls } = await runCarrierUntil(portal.answer, (_messages, received) => clockCalls(received).length > 9)
    const sixth = calls.indexOf(clockCalls(calls)[5] as Received) // there are more than nine
    expect(posts(calls.slice(sixth))).toContain('events')
  })

  it('sends everything again, with its old epoch, to a portal that knows an earlier generation of the world', async () => {
    const portal = acceptingPortal(() => iso(epoch + DAY))
    const value = { seed: SEED, epoch: iso(epoch), generation: GENERATION - 1, toldUntil: iso(epoch + DAY) }
    portal.cursors.set('/carrier/v1/cursors/world', { value })
    await runCarrierUntil(portal.answer, isLoaded)
    expect(missing(portal, await loadedAt(epoch + DAY))).toEqual([])
    expect(portal.cursors.get('/carrier/v1/cursors/world')).toMatchObject({
      value: { epoch: iso(epoch), volume: 'small', generation: GENERATION, toldUntil: iso(epoch + DAY) },
    })
  })

  it('sends bookings with their corrections, also when it sends everything again', async () => {
    const portal = acceptingPortal(() => iso(epoch))
    const corrected = { correctionId: 1, times: 1, changes: { commodity: 'Lamp shades' } }
    portal.cursors.set('/carrier/v1/cursors/corrected', { value: { 3104482: JSON.stringify(corrected) } })
    await runCarrierUntil(portal.answer, isLoaded)
    const sentBookings = [...(portal.lines.get('/carrier/v1/bookings') ?? [])].map((line) => JSON.parse(line))
    const shades = sentBookings.filter(({ commodity }) => commodity === 'Lamp shades')
    expect(shades.map(({ bookingNo }) => bookingNo)).toEqual(['3104482'])
    expect(shades[0].revision).toBeGreaterThan(
      Math.max(...sentBookings.filter((one) => one !== shades[0]).map(({ revision }) => revision)),
    )
  })

  it('ends when the portal refuses a line in strict mode', async () => {
    const portal = acceptingPortal(() => iso(epoch))
    const rejected = [{ line: 1, errorCode: 'GE0002', messageArgs: [], violations: [] }]
    const { end } = await runCarrierUntil(
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

describe('the size of the demo', () => {
  it('is that of the existing world when none is requested', async () => {
    const portal = acceptingPortal(() => iso(epoch))
    await runCarrierUntil(portal.answer, isLoaded)
    const { messages } = await runCarrierUntil(portal.answer, isLoaded, null)
    expect(messages.at(-1)).toMatchObject({ type: 'loaded' })
  })

  it('cannot be changed in a portal that has another one', async () => {
    const portal = acceptingPortal(() => iso(epoch))
    await runCarrierUntil(portal.answer, isLoaded)
    const { end, calls } = await runCarrierUntil(portal.answer, isLoaded, LARGE)
    expect(end).toBeInstanceOf(SettingsError)
    expect(String(end)).toContain('holds the small demo')
    expect(posts(calls)).toEqual([])
  })
})

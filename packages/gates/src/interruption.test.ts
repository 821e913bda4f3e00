import { beforeAll, describe, expect, it } from 'vitest'
import {
  contentOf,
  epoch,
  isLoaded,
  loadedAt,
  missing,
  type Portal,
  posts,
  runCarrierUntil,
  sentLines,
} from './at-work.fixture.ts'
import { acceptingPortal } from './portal.fixture.ts'
import { DAY, HOUR, iso } from './world/calendar.ts'
import { SMALL } from './world/world.ts'

describe('a load that is interrupted', () => {
  let expected: Portal
  beforeAll(async () => {
    expected = await loadedAt(epoch, SMALL)
  })

  it.each([3, 9, 14])(
    'after %i calls goes on where it stopped: nothing is missing, little is sent twice, and everything is counted once',
    async (callsBefore) => {
      const portal = acceptingPortal(() => iso(epoch))
      const first = await runCarrierUntil(
        portal.answer,
        (_messages, calls) => posts(calls).length >= callsBefore + 3,
        SMALL,
      )
      const second = await runCarrierUntil(portal.answer, isLoaded, SMALL)
      expect(missing(portal, expected)).toEqual([])
      expect(missing(expected, portal)).toEqual([])
      const total = contentOf(expected).length
      const [sent, resent] = [sentLines(first.calls).length, sentLines(second.calls).length]
      expect(sent).toBeLessThan(total)
      expect(sent + resent - total).toBeLessThan(17_000) // two batches in flight
      const containers = portal.lines.get('/carrier/v1/containers')?.size
      expect(second.messages.at(-1)).toMatchObject({ type: 'loaded', container: 'FWYU4829130', containers })
    },
  )

  it('ends at the moment for which it was begun, and then sends what happened since', async () => {
    let now = epoch
    const portal = acceptingPortal(() => iso(now))
    await runCarrierUntil(portal.answer, (_messages, calls) => posts(calls).length >= 14, SMALL)
    now = epoch + 5 * DAY
    await runCarrierUntil(portal.answer, isLoaded, SMALL)
    expect(missing(portal, expected)).toEqual([])
    expect(missing(portal, await loadedAt(now, SMALL))).toEqual([])
    expect(portal.cursors.get('/carrier/v1/cursors/world')).toMatchObject({ value: { toldUntil: iso(now) } })
  })
})

describe('a crash while the news of one read of the clock are sent', () => {
  it.each(['bookings', 'events', 'free-time'])('while %s are sent loses nothing', async (kind) => {
    let now = epoch
    const portal = acceptingPortal(() => iso(now))
    let isBroken = false
    const { end, calls, messages } = await runCarrierUntil(
      (call) => {
        if (now > epoch && call.path === `/carrier/v1/${kind}`) isBroken = true
        return isBroken ? { status: 400, body: { errorCode: 'GE0012' } } : portal.answer(call)
      },
      (messages) => {
        if (isLoaded(messages)) now += HOUR
        return false
      },
    )
    expect(messages.at(-1)).toMatchObject({ type: 'loaded' })
    expect(String(end)).toContain('400')
    expect(calls.at(-1)?.path).toBe(`/carrier/v1/${kind}`)
    now += 40 * HOUR
    await runCarrierUntil(portal.answer, isLoaded)
    expect(missing(portal, await loadedAt(now))).toEqual([])
  })
})

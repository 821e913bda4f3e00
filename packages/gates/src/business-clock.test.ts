import { describe, expect, it } from 'vitest'
import { clockCalls, epoch, isLoaded, loadedAt, missing, posts, runCarrierUntil, sentLines } from './at-work.fixture.ts'
import { acceptingPortal, type Received } from './portal.fixture.ts'
import { entriesInOrder } from './voyage/sent-lines.fixture.ts'
import { DAY, HOUR, iso } from './world/calendar.ts'
import { TINY } from './world/volume.fixture.ts'
import { createWorld, SEED } from './world/world.ts'

describe('a clock', () => {
  it('that is set back is waited for: nothing is sent twice, and then it goes on', async () => {
    const hours = [0, 0, 0, 0, 0, 20, 30, 10, 10, 29, 30.5, 45, 60] // the first five reads belong to the load
    let tick = 0
    const portal = acceptingPortal(() => iso(epoch + (hours[Math.min(tick++, hours.length - 1)] ?? 0) * HOUR))
    const { calls } = await runCarrierUntil(
      portal.answer,
      (_messages, received) => clockCalls(received).length > hours.length,
    )
    const clockCallAt = (number: number) => calls.indexOf(clockCalls(calls)[number] as Received) // as many as there are hours
    const meanwhile = calls.slice(clockCallAt(7), clockCallAt(10))
    expect(posts(meanwhile)).toEqual([])
    expect(missing(portal, await loadedAt(epoch + 60 * HOUR))).toEqual([])
    const due = entriesInOrder(createWorld(SEED, epoch, TINY), { from: epoch, to: epoch + 60 * HOUR })
    expect(sentLines(calls.slice(clockCallAt(5)))).toHaveLength(due.length)
  })

  it('that was set back between two runs is waited for too', async () => {
    let now = epoch
    const portal = acceptingPortal(() => iso(now))
    await runCarrierUntil(portal.answer, isLoaded)
    now = epoch - 100 * HOUR
    const again = await runCarrierUntil(portal.answer, (_messages, received) => clockCalls(received).length > 4)
    expect([...new Set(posts(again.calls))]).toEqual([
      'locations',
      'equipment-types',
      'organisations',
      'package-types',
      'tariff-codes',
      'contracts',
      'detention-terms',
      'allocation-accounts',
      'link-tokens', // a link to try is printed at every start
    ])
    expect(portal.cursors.get('/carrier/v1/cursors/world')).toMatchObject({ value: { toldUntil: iso(epoch) } })
  })

  it('of a machine that slept for weeks is caught up with in batches, with progress', async () => {
    let now = epoch
    const portal = acceptingPortal(() => iso(now))
    const { messages, calls } = await runCarrierUntil(portal.answer, (messages, received) => {
      if (isLoaded(messages)) now = epoch + 20 * DAY
      return received.some(({ body }) => body.includes(`"toldUntil":"${iso(epoch + 20 * DAY)}"`))
    })
    expect(messages.findLast((message) => message.type === 'progress')?.text).toBe('Telling what happened meanwhile')
    expect(missing(portal, await loadedAt(epoch + 20 * DAY))).toEqual([])
    expect(clockCalls(calls).length).toBeLessThan(12)
  })

  it('that runs very fast is followed all the same', async () => {
    let now = epoch
    const portal = acceptingPortal(
      () => {
        now += 3 * DAY
        return iso(now)
      },
      () => 100_000,
    )
    const { messages, calls } = await runCarrierUntil(portal.answer, (messages, received) => {
      return isLoaded(messages) && clockCalls(received).length > 12
    })
    expect(messages.filter(({ type }) => type === 'loaded')).toHaveLength(1)
    const until = /"toldUntil":"([^"]+)"/.exec(calls.findLast(({ method }) => method === 'PUT')?.body ?? '')?.[1]
    expect(now - Date.parse(until ?? '')).toBeLessThan(10 * DAY)
  })
})

import { containerConditions, customsSteps } from '@fairway/contract/tracking/tracking.values'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, iso } from '../world/calendar.ts'
import { holdOf, news, type TrackedContainerWithFacts, trackedContainers } from './container-facts.fixture.ts'
import { epoch, everything, now } from './sixty-days.fixture.ts'

/** All late reports have arrived by then. */
const settledBy = iso(now - 3 * DAY)
const has = (lines: readonly object[], least: number) => expect(lines.length).toBeGreaterThan(least)
const name = ({ container }: TrackedContainerWithFacts) => `${container.bookingNo} ${container.containerNo}`
/** Journeys that ended long before the demo began are left out: nobody can open their pages. */
const open = trackedContainers.filter(({ events }) => (events.at(-1)?.occurredAt ?? '') >= iso(epoch - 80 * DAY))
const first = ({ customs }: TrackedContainerWithFacts, step: string) =>
  customs.find((entry) => entry.step === step)?.occurredAt

describe('sixty days on, customs', () => {
  it('have taken every step with some container since the demo began', () => {
    for (const step of customsSteps) {
      const entries = news.customs.filter((entry) => entry.step === step && entry.occurredAt > iso(epoch))
      expect([step, entries.length > 5]).toEqual([step, true])
    }
  })

  it('received the manifest of every container a day before loading, and accepted it before the ship left', () => {
    for (const tracked of open) {
      const loaded = tracked.events.findLast(({ kind, mode }) => kind === 'loaded' && mode === 'vessel')
      const ship = tracked.booking.legs.find(({ kind }) => kind === 'ocean')?.vvd
      if (!loaded || loaded.vvd !== ship || loaded.occurredAt > settledBy) continue
      const filed = tracked.customs.find(
        ({ step, remark }) => step === 'manifestFiled' && remark?.includes(loaded.vvd ?? ''),
      )
      const early = Date.parse(loaded.occurredAt) - Date.parse(filed?.occurredAt ?? '')
      expect([name(tracked), early >= 24 * HOUR]).toEqual([name(tracked), true])
      const sailedAt = tracked.events.findLast(({ kind, mode }) => kind === 'departed' && mode === 'vessel')?.occurredAt
      const beforeSailing = tracked.customs.filter(({ occurredAt }) => occurredAt <= (sailedAt ?? settledBy))
      if (sailedAt) expect([name(tracked), beforeSailing.at(-1)?.step]).toEqual([name(tracked), 'manifestAccepted'])
    }
  })

  it('rejected a manifest exactly where a hold exists, and accepted it before the hold was released', () => {
    for (const tracked of open) {
      const [red, green] = [holdOf(tracked, 'amsReject', 'red'), holdOf(tracked, 'amsReject', 'green')]
      if (red && red.since > settledBy) continue
      const rejectedAt = first(tracked, 'manifestRejected')
      expect([name(tracked), rejectedAt !== undefined]).toEqual([name(tracked), red !== undefined])
      if (!red || !rejectedAt) continue
      expect(rejectedAt < red.since).toBe(true)
      const acceptedAt = tracked.customs.findLast(({ step }) => step === 'manifestAccepted')?.occurredAt ?? ''
      if (green && green.since < settledBy) expect(acceptedAt > rejectedAt && acceptedAt < green.since).toBe(true)
    }
  })

  it('stopped no container that was loaded all the same', () => {
    let stopped = 0
    for (const tracked of open) {
      const stoppedAt = first(tracked, 'doNotLoad')
      if (!stoppedAt) continue
      stopped++
      const acceptedAt = tracked.customs.findLast(({ step }) => step === 'manifestAccepted')?.occurredAt ?? iso(now)
      const loaded = tracked.events.filter(
        ({ kind, mode, occurredAt }) =>
          kind === 'loaded' && mode === 'vessel' && occurredAt > stoppedAt && occurredAt < acceptedAt,
      )
      const isOcean = ({ vvd }: { vvd: string | null }) =>
        tracked.booking.legs.some((leg) => leg.kind === 'ocean' && leg.vvd === vvd)
      expect([name(tracked), loaded.filter(isOcean)]).toEqual([name(tracked), []])
    }
    expect(stopped).toBeGreaterThan(5)
  })

  it('released every container during its hold, just before the hold ended, and none that is still on hold', () => {
    let heldCount = 0
    for (const tracked of open) {
      const [red, green] = [holdOf(tracked, 'customs', 'red'), holdOf(tracked, 'customs', 'green')]
      const released = tracked.customs.filter(({ step }) => step === 'released')
      expect(released.length).toBeLessThan(2)
      if (red && !green && red.since < settledBy) {
        heldCount++
        expect([name(tracked), released]).toEqual([name(tracked), []])
      }
      if (!red || !green || green.since > settledBy) continue
      const at = released[0]?.occurredAt ?? ''
      expect([name(tracked), at > red.since && at < green.since, tracked.customs.at(-1)?.step]).toEqual([
        name(tracked),
        true,
        'released',
      ])
    }
    expect(heldCount).toBeGreaterThan(50)
  })

  it('inspected the containers with an inspection charge, after they held them and before they released them', () => {
    let inspected = 0
    for (const tracked of open) {
      const charge = holdOf(tracked, 'customsInspectionCharge', 'red')
      const orderedAt = first(tracked, 'inspectionOrdered')
      if (charge && charge.since > settledBy) continue
      expect([name(tracked), orderedAt !== undefined]).toEqual([name(tracked), charge !== undefined])
      if (!charge || !orderedAt) continue
      expect(orderedAt < charge.since && (first(tracked, 'held') ?? '9') < orderedAt).toBe(true)
      const inspectedAt = first(tracked, 'inspected')
      if (!inspectedAt) continue
      inspected++
      expect(inspectedAt > orderedAt && inspectedAt < (first(tracked, 'released') ?? '9')).toBe(true)
    }
    expect(inspected).toBeGreaterThan(50)
  })
})

describe('sixty days on, receipts', () => {
  it('exist for every gate move and nothing else, with the seal of the container', () => {
    for (const tracked of open) {
      const gates = tracked.events
        .filter(({ kind, occurredAt }) => (kind === 'gateOut' || kind === 'gateIn') && occurredAt < settledBy)
        .map(
          ({ kind, load, location, occurredAt }) =>
            `${kind === 'gateOut' ? 'out' : 'in'} ${load} ${location} ${occurredAt}`,
        )
      const receipts = tracked.receipts
        .filter(({ occurredAt }) => occurredAt < settledBy)
        .map(({ direction, load, location, occurredAt }) => `${direction} ${load} ${location} ${occurredAt}`)
      expect([name(tracked), receipts]).toEqual([name(tracked), gates])
      for (const { load, seal } of tracked.receipts)
        if (tracked.container.seal !== null) expect(seal).toBe(load === 'full' ? tracked.container.seal : null)
    }
  })

  it('cover both directions, full and empty containers, undamaged and damaged ones; damage is described', () => {
    for (const direction of ['out', 'in'])
      for (const load of ['empty', 'full'])
        for (const condition of containerConditions) {
          const receipts = news.interchanges.filter(
            (one) => one.direction === direction && one.load === load && one.condition === condition,
          )
          expect([direction, load, condition, receipts.length > 10]).toEqual([direction, load, condition, true])
        }
    expect(
      news.interchanges.filter(({ condition, damage }) => (damage !== null) !== (condition === 'damaged')),
    ).toEqual([])
    const damaged = news.interchanges.filter(({ condition }) => condition === 'damaged').length
    expect(damaged / news.interchanges.length).toBeLessThan(0.05)
  })
})

describe('lines about customs and gates', () => {
  it('are sometimes late, repeated, corrected or withdrawn, and never before it happened', () => {
    for (const kind of ['customs', 'interchanges'] as const) {
      const entries = everything.flatMap((entry) => (entry.what === kind ? [entry] : []))
      expect(entries.filter(({ at, line }) => Date.parse(line.occurredAt) > at)).toEqual([])
      has(
        entries.filter(({ at, line }) => line.revision === 0 && at - Date.parse(line.occurredAt) > 18 * HOUR),
        20,
      )
      has(
        entries.filter(({ line }) => line.revision > 0 && !line.withdrawn),
        20,
      )
      has(
        entries.filter(({ line }) => line.withdrawn),
        10,
      )
      expect(new Set(entries.map(({ line }) => JSON.stringify(line))).size).toBeLessThan(entries.length - 20)
    }
  })

  it('leave out journeys that ended before anyone could open them', () => {
    const closed = trackedContainers.filter(({ events }) => (events.at(-1)?.occurredAt ?? '9') < iso(epoch - 91 * DAY))
    has(closed, 10)
    for (const { customs, receipts, accounts } of closed) expect([...customs, ...receipts, ...accounts]).toEqual([])
  })
})

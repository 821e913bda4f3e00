import { isContainerNumber } from '@fairway/contract/shared/container-number'
import { holdTypes, stages } from '@fairway/contract/tracking/tracking.values'
import { describe, expect, it } from 'vitest'
import { DAY, iso } from '../world/calendar.ts'
import { showcase } from '../world/showcase.ts'
import { pacificExpress } from '../world/ways/rotations.ts'
import { createWorld, LARGE, SEED } from '../world/world.ts'
import { Ledger } from './ledger.fixture.ts'
import { newsBetween } from './news.ts'
import { epoch, everything } from './sixty-days.fixture.ts'

const days = Array.from({ length: 61 }, (_, day) => epoch + day * DAY)

/** Numbers for each code of the public search on one day. */
interface Codes {
  tooOld: string[]
  canceled: string[]
  removed: string[]
}

/** Walks through the sixty days and checks each of them at the hour at which the demo was started. */
function inspectEachDay() {
  const ledger = new Ledger()
  let from = -Infinity
  return days.map((today) => {
    ledger.add(everything.filter(({ at }) => at > from && at <= today))
    from = today
    const containers = ledger.containers
    const live = containers.filter(({ removed }) => !removed)
    const stageCounts = new Map(
      stages.map((stage) => [stage, live.filter((tracked) => tracked.stage === stage).length]),
    )
    const onRed = new Set(live.flatMap(({ red }) => red))
    const codes: Codes = {
      tooOld: ledger.bookings
        .map((booking) => ledger.containersOn(booking))
        .filter((all) => all.every(({ events }) => (events.at(-1)?.occurredAt ?? '9') < iso(today - 90 * DAY)))
        .flatMap(([tracked]) => (tracked ? [tracked.booking.bookingNo] : [])),
      canceled: ledger.bookings.filter(({ status }) => status === 'Canceled').map(({ bookingNo }) => bookingNo),
      removed: containers.filter(({ removed }) => removed).map(({ container }) => container.containerNo),
    }
    const answers = {
      tooOld: new Set(codes.tooOld.map((number) => ledger.search('booking', [number], today))),
      canceled: new Set(codes.canceled.map((number) => ledger.search('booking', [number], today))),
      unknown: [
        ledger.search('container', ['FWYU1111112'], today),
        ledger.search('booking', ['9999999'], today),
        ledger.search('bl', ['FWYL999999901'], today),
        ledger.search('bl', [`FWYL${showcase.inTransit.booking}99`], today),
      ],
      example: [
        ledger.search('container', [showcase.tooOld.containers[0]], today),
        ledger.search('bl', [`FWYL${showcase.tooOld.booking}01`], today),
      ],
      atSea: ledger.search('booking', [showcase.inTransit.booking], today),
    }
    const largest = ledger.bookings
      .map((booking) => ledger.containersOn(booking).length)
      .toSorted((one, other) => other - one)
    return { today, stageCounts, onRed, codes, answers, fiveLargest: largest.slice(0, 5) }
  })
}
const snapshots = inspectEachDay()

describe('on each of sixty days', () => {
  it('containers are in every stage', () => {
    for (const { today, stageCounts } of snapshots)
      for (const [stage, count] of stageCounts)
        expect([iso(today), stage, count > 0]).toEqual([iso(today), stage, true])
  })

  it('a number that was never sent is unknown, for each kind of number', () => {
    expect(isContainerNumber('FWYU1111112')).toBe(true)
    for (const { answers } of snapshots) expect(answers.unknown).toEqual(['CS0001', 'CS0002', 'CS0003', 'CS0003'])
  })

  it('a booking whose last move is more than 90 days ago is known, but not shown any more', () => {
    for (const { codes, answers } of snapshots) {
      expect(codes.tooOld.length).toBeGreaterThan(5)
      expect([...answers.tooOld]).toEqual(['CS0006'])
      expect(answers.example).toEqual(['CS0006', 'CS0006'])
      expect(answers.atSea).toBe(showcase.inTransit.containers.length)
    }
  })

  it('so is a canceled one, and there are containers that were removed', () => {
    for (const { codes, answers } of snapshots) {
      expect(codes.canceled.length).toBeGreaterThan(0)
      expect([...answers.canceled]).toEqual(['CS0006'])
      expect(codes.removed.length).toBeGreaterThan(0)
    }
  })

  it('no search finds more than 5000 containers in the small world', () => {
    for (const { fiveLargest } of snapshots) expect(fiveLargest.reduce((sum, count) => sum + count)).toBeLessThan(50)
  })
})

describe('over sixty days', () => {
  it('every hold is set somewhere, and every hold is released somewhere', () => {
    expect(new Set(snapshots.flatMap(({ onRed }) => [...onRed]))).toEqual(new Set(holdTypes))
    const since = everything.flatMap(({ at, what, line }) => (what === 'holds' && at > epoch ? [line] : []))
    for (const type of holdTypes)
      for (const state of ['red', 'green'])
        expect([type, state, since.filter((hold) => hold.type === type && hold.state === state).length > 2]).toEqual([
          type,
          state,
          true,
        ])
  })

  it('terminals report availability, sometimes withdraw it, and report it again', () => {
    const reported = new Map<string, string[]>()
    for (const { what, line, at } of everything)
      if (what === 'events' && at > epoch && (line.kind === 'available' || line.kind === 'notAvailable'))
        if (line.revision === 0 && !line.ref.endsWith('.B')) {
          const key = line.bookingNo + line.containerNo
          if (reported.get(key)?.at(-1) !== line.kind) reported.set(key, [...(reported.get(key) ?? []), line.kind])
        }
    const sequences = [...reported.values()].map((sequence) => sequence.join(' '))
    expect(sequences.filter((sequence) => sequence === 'available').length).toBeGreaterThan(300)
    expect(sequences.filter((sequence) => sequence === 'available notAvailable available').length).toBeGreaterThan(10)
  })
})

describe('in the large world', () => {
  it('five block bookings together are more than one search may show', () => {
    const world = createWorld(SEED, epoch, LARGE)
    const ledger = new Ledger()
    const blocks: string[] = []
    for (const news of newsBetween(world, { service: pacificExpress, index: -1 }, { from: -Infinity, to: epoch })) {
      const { bookings, containers, events, holds } = news
      for (const line of bookings) ledger.add([{ at: epoch, what: 'bookings', line }])
      ledger.add(containers.map((line) => ({ at: epoch, what: 'containers', line })))
      ledger.add(events.map((line) => ({ at: epoch, what: 'events', line })))
      ledger.add(holds.map((line) => ({ at: epoch, what: 'holds', line })))
      blocks.push(...bookings.map(({ bookingNo }) => bookingNo))
      if (blocks.length === 5) break
    }
    expect(ledger.search('booking', blocks.slice(0, 4), epoch)).toBeGreaterThan(4000)
    expect(ledger.search('booking', blocks, epoch)).toBe('CS0009')
  })
})

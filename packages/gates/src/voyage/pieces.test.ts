import type { BookingLine, ContainerLine, EventLine, ScheduleLine } from '@fairway/contract/carrier/carrier.schema'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../world/calendar.ts'
import { TINY } from '../world/volume.fixture.ts'
import { createWorld, LARGE, SEED, SMALL } from '../world/world.ts'
import { Agenda } from './agenda.ts'
import { latestStated, noNews } from './fact.ts'
import { loadingsBetween } from './news.ts'
import { entriesInOrder, newsUntil } from './sent-lines.fixture.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const world = createWorld(SEED, epoch, TINY)
const sorted = (lines: Iterable<unknown>) => [...lines].map((line) => JSON.stringify(line)).sort()

describe('sending in pieces', () => {
  it('sends the same events and every version of the same schedules as sending at once', () => {
    const cuts = [-Infinity, epoch - 40 * DAY, epoch, epoch + 7 * HOUR, epoch + 3 * DAY, epoch + 30 * DAY]
    const pieces = cuts.slice(1).map((to, at) => newsUntil(world, to, cuts[at]))
    const atOnce = newsUntil(world, epoch + 30 * DAY)
    expect(sorted(pieces.flatMap(({ events }) => events))).toEqual(sorted(atOnce.events))
    expect(sorted(pieces.flatMap(({ schedules }) => schedules))).toEqual(sorted(atOnce.schedules))
    expect(sorted(pieces.flatMap(({ customs }) => customs))).toEqual(sorted(atOnce.customs))
    expect(sorted(pieces.flatMap(({ interchanges }) => interchanges))).toEqual(sorted(atOnce.interchanges))
  })

  it('ends with the same bookings, containers and schedules', () => {
    const first = newsUntil(world, epoch)
    const then = newsUntil(world, epoch + 9 * DAY, epoch)
    const atOnce = newsUntil(world, epoch + 9 * DAY)
    const last = <T>(keyOf: (line: T) => string, ...parts: T[][]) =>
      Object.fromEntries(parts.flat().map((line) => [keyOf(line), line]))
    const booking = (line: BookingLine) => line.bookingNo
    const container = (line: ContainerLine) => line.bookingNo + line.containerNo
    const schedule = (line: ScheduleLine) => line.vvd
    expect(last(booking, first.bookings, then.bookings)).toEqual(last(booking, atOnce.bookings))
    expect(last(container, first.containers, then.containers)).toEqual(last(container, atOnce.containers))
    expect(last(schedule, first.schedules, then.schedules)).toEqual(last(schedule, atOnce.schedules))
  })

  it('ends with the latest statement of free time, also when an older one arrives after it', () => {
    const stated = (at: number, statedAt: string) => ({ at, line: { statedAt } })
    const facts = [stated(1, '2026-11-15'), stated(2, '2026-11-17'), stated(3, '2026-11-16'), stated(9, '2026-11-18')]
    expect(latestStated(facts, { from: 0, to: 5 })).toEqual([{ statedAt: '2026-11-17' }])
    expect(latestStated(facts, { from: 9, to: 20 })).toEqual([])
    const atOnce = newsUntil(world, epoch + 9 * DAY)['free-time']
    const containerKeys = new Set(atOnce.map(({ bookingNo, containerNo }) => bookingNo + containerNo))
    expect([containerKeys.size, containerKeys.size > 50]).toEqual([atOnce.length, true])
  })

  it('leaves out the sailings without news, and no others', () => {
    const small = createWorld(SEED, epoch, SMALL)
    const whole = entriesInOrder(small, { from: -Infinity, to: epoch + 30 * DAY })
    for (const from of [epoch - 60 * DAY, epoch, epoch + 29 * DAY]) {
      const span = { from, to: from + DAY }
      const due = whole.filter(({ at }) => at > span.from && at <= span.to)
      expect(sorted(entriesInOrder(small, span).map(({ line }) => line))).toEqual(sorted(due.map(({ line }) => line)))
    }
    const large = createWorld(SEED, epoch, LARGE)
    expect(loadingsBetween(large, { from: -Infinity, to: epoch }).length).toBeGreaterThan(130)
    expect(loadingsBetween(large, { from: epoch, to: epoch + HOUR }).length).toBeLessThan(40)
  })
})

describe('the agenda', () => {
  const dueAt = (agenda: Agenda, hours: number) => agenda.due(epoch + hours * HOUR, 3 * HOUR)
  const eventsUntil = (hours: number): EventLine[] => newsUntil(world, epoch + hours * HOUR, epoch).events

  it('sends at each read of the clock what is due, and nothing twice', async () => {
    const agenda = new Agenda(world, epoch)
    const results = []
    for (const hours of [0.5, 2, 2, 30, 31, 100]) results.push(await dueAt(agenda, hours))
    expect(results[2]).toEqual(noNews())
    const events = results.flatMap((news) => news.events)
    expect(events.length).toBeGreaterThan(30)
    expect(sorted(events)).toEqual(sorted(eventsUntil(100)))
    expect(results.flatMap((news) => news.schedules).length).toBeGreaterThan(3)
  })

  it('sends nothing while a clock that was set back has not caught up', async () => {
    const agenda = new Agenda(world, epoch)
    const before = await dueAt(agenda, 40)
    const meanwhile = [await dueAt(agenda, 10), await dueAt(agenda, -500), await dueAt(agenda, 39.9)]
    const after = await dueAt(agenda, 90)
    expect(meanwhile).toEqual([noNews(), noNews(), noNews()])
    expect(before.events.length).toBeGreaterThan(10)
    expect(sorted([...before.events, ...after.events])).toEqual(sorted(eventsUntil(90)))
  })

  it('is calculated in slices, in a world of twenty thousand containers too', async () => {
    const ten = createWorld(SEED, epoch, {
      ...SMALL,
      bookingsPerSailing: 300,
      numbersPerSailing: 360,
      containersPerSailing: 920,
    })
    let otherWork = 0
    const watch = setInterval(() => otherWork++)
    const { events } = await new Agenda(ten, epoch).due(epoch + 2 * HOUR, 6 * HOUR)
    clearInterval(watch)
    expect(events.length).toBeGreaterThan(50)
    expect(otherWork).toBeGreaterThan(10)
  })
})

import type { BookingLine, ContainerLine, EventLine, ScheduleLine } from '@fairway/contract/carrier/carrier.schema'
import { holdTypes } from '@fairway/contract/tracking/tracking.words'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, iso } from '../world/calendar.ts'
import { TINY } from '../world/volume.fixture.ts'
import { createWorld, SEED, SMALL } from '../world/world.ts'
import { Agenda } from './agenda.ts'
import { entriesBetween, eventsBetween } from './news.ts'
import { boxesOf, portOf, redOf, type Told, toldUntil } from './told.fixture.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const world = createWorld(SEED, epoch, SMALL)
const now = epoch + 60 * DAY
const told = toldUntil(world, now)
const boxes = boxesOf(told)
/** The latest reports are in by then. */
const settledBy = iso(now - 3 * DAY)

/** Which moves a box must have made, in order, from what its booking says of its way. */
function expectedPath({ booking: { legs, portOfLoading, placeOfDelivery, portOfDischarge } }: Told): string[] {
  const end = placeOfDelivery ?? portOfDischarge
  const path = [`gateOut empty ${portOfLoading}`, `gateIn full ${portOfLoading}`]
  for (const { kind, from, to, vvd } of legs)
    if (kind === 'feeder' || kind === 'ocean')
      path.push(`loaded ${vvd} ${from}`, `departed ${vvd} ${from}`, `arrived ${vvd} ${to}`, `discharged ${vvd} ${to}`)
    else if (kind === 'rail')
      path.push(`loaded rail ${from}`, `departed rail ${from}`, `arrived rail ${to}`, `discharged rail ${to}`)
  return [...path, `gateOut full ${end}`, 'gateIn empty US']
}

function step({ kind, load, mode, vvd, location }: EventLine): string {
  if (kind === 'gateIn' && load === 'empty') return `gateIn empty ${location.slice(0, 2)}`
  if (kind === 'gateIn' || kind === 'gateOut') return `${kind} ${load} ${portOf(location)}`
  return `${kind} ${mode === 'rail' ? 'rail' : vvd} ${portOf(location)}`
}

const isMove = ({ kind, occurredAt }: EventLine) =>
  kind !== 'available' && kind !== 'notAvailable' && occurredAt < settledBy

/** Boxes whose empty came back unused, that were taken out again, shut out or rolled repeat part of their path. */
const isStraight = ({ events }: Told) => new Set(events.filter(isMove).map(step)).size === events.filter(isMove).length

describe('sixty days on', () => {
  it('every box that went straight has made the moves of its legs in their order', () => {
    const straight = boxes.filter(isStraight)
    expect(straight.length).toBeGreaterThan(boxes.length * 0.9)
    const wrong = straight.filter((box) => {
      const path = box.events.filter(isMove).map(step)
      return JSON.stringify(path) !== JSON.stringify(expectedPath(box).slice(0, path.length))
    })
    const isRolled = ({ booking, events }: Told) => booking.revision >= 2 && events.length > 0
    expect(wrong.filter((box) => !isRolled(box)).map(({ container }) => container.containerNo)).toEqual([])
  })

  it('every box that made a detour still went through its legs', () => {
    const detours = boxes.filter((box) => !isStraight(box))
    expect(detours.length).toBeGreaterThan(20)
    for (const box of detours) {
      const made = box.events.filter(isMove).map(step)
      const seen = expectedPath(box).filter((one) => made.includes(one))
      expect(seen).toEqual(expectedPath(box).slice(0, seen.length))
    }
  })

  it('no box leaves before its holds are settled and the terminal let it go', () => {
    for (const { events, holds, booking } of boxes) {
      const out = events.find(
        ({ kind, load, location }) => kind === 'gateOut' && load === 'full' && location.startsWith('US'),
      )
      if (!out || out.occurredAt > settledBy) continue
      const ready = events.findLast(({ kind, occurredAt }) => kind === 'available' && occurredAt <= out.occurredAt)
      expect(ready).toBeDefined()
      const red = redOf(
        booking,
        holds.filter(({ since }) => since <= out.occurredAt),
      )
      expect([booking.bookingNo, red]).toEqual([booking.bookingNo, []])
    }
  })

  it('no box is on two bookings at once', () => {
    const trips = new Map<string, { from: number; to: number }[]>()
    for (const { container, events } of boxes.filter((box) => !box.container.removed)) {
      const returned = events.findLast(({ kind, load }) => kind === 'gateIn' && load === 'empty')
      const to = returned?.location.startsWith('US') ? Date.parse(returned.occurredAt) : Number.POSITIVE_INFINITY
      trips.set(container.containerNo, [
        ...(trips.get(container.containerNo) ?? []),
        { from: Date.parse(container.assignedAt), to },
      ])
    }
    const again = [...trips.values()].filter(({ length }) => length > 1)
    expect(again.length).toBeGreaterThan(100)
    for (const several of again) {
      const sorted = several.toSorted((one, other) => one.from - other.from)
      for (const [at, { from }] of sorted.entries()) if (at > 0) expect(sorted[at - 1]?.to).toBeLessThan(from)
    }
  })

  it('nothing is told before it happened or before its box was on the booking', () => {
    const assigned = new Map(
      told.containers.map(({ bookingNo, containerNo, assignedAt }) => [bookingNo + containerNo, assignedAt]),
    )
    for (const { bookingNo, containerNo, occurredAt, classifier } of told.events) {
      if (classifier === 'actual') expect(occurredAt <= iso(now)).toBe(true)
      expect((assigned.get(bookingNo + containerNo) ?? '9') < occurredAt).toBe(true)
    }
    for (const { at, what, line } of entriesBetween(world, { from: now, to: now + 3 * DAY }))
      if (what === 'events' && line.classifier === 'actual') expect(Date.parse(line.occurredAt)).toBeLessThanOrEqual(at)
  })

  it('a few events come late, twice, corrected or are withdrawn, and every kind of hold is set', () => {
    const { events, holds } = told
    const share = (count: number) => count / events.length
    const distinct = new Set(events.map((line) => JSON.stringify(line))).size
    for (const count of [
      events.length - distinct,
      events.filter(({ revision, withdrawn }) => revision > 0 && !withdrawn).length,
      events.filter(({ withdrawn }) => withdrawn).length,
    ]) {
      expect(share(count)).toBeGreaterThan(0.001)
      expect(share(count)).toBeLessThan(0.03)
    }
    expect(new Set(holds.filter(({ state }) => state === 'red').map(({ type }) => type))).toEqual(new Set(holdTypes))
    const late = entriesBetween(world, { from: epoch, to: epoch + 10 * DAY }).filter(
      ({ what, at, line }) =>
        what === 'events' &&
        line.classifier === 'actual' &&
        line.revision === 0 &&
        at - Date.parse(line.occurredAt) > 18 * HOUR,
    )
    expect(late.length).toBeGreaterThan(5)
  })
})

describe('telling it in pieces', () => {
  const world = createWorld(SEED, epoch, TINY)
  const sorted = (events: Iterable<EventLine>) => [...events].map((event) => JSON.stringify(event)).sort()

  it('tells the same events as telling it at once', () => {
    const cuts = [-Infinity, epoch - 40 * DAY, epoch, epoch + 7 * HOUR, epoch + 3 * DAY, epoch + 30 * DAY]
    const pieces = cuts.slice(1).flatMap((to, at) => [...eventsBetween(world, cuts[at] ?? epoch, to)])
    expect(sorted(pieces)).toEqual(sorted(eventsBetween(world, -Infinity, epoch + 30 * DAY)))
  })

  it('ends with the same bookings, containers and schedules', () => {
    const first = toldUntil(world, epoch)
    const then = toldUntil(world, epoch + 9 * DAY, epoch)
    const atOnce = toldUntil(world, epoch + 9 * DAY)
    const last = <T>(keyOf: (line: T) => string, ...parts: T[][]) =>
      Object.fromEntries(parts.flat().map((line) => [keyOf(line), line]))
    const booking = (line: BookingLine) => line.bookingNo
    const container = (line: ContainerLine) => line.bookingNo + line.containerNo
    const schedule = (line: ScheduleLine) => line.vvd
    expect(last(booking, first.bookings, then.bookings)).toEqual(last(booking, atOnce.bookings))
    expect(last(container, first.containers, then.containers)).toEqual(last(container, atOnce.containers))
    expect(last(schedule, first.schedules, then.schedules)).toEqual(last(schedule, atOnce.schedules))
  })

  it('the agenda tells at each look at the clock what came due, and nothing twice', () => {
    const agenda = new Agenda(world, epoch)
    const looks = [0.5, 2, 2, 30, 31, 100].map((hours) => agenda.due(epoch + hours * HOUR, 3 * HOUR))
    expect(looks[2]).toEqual({ schedules: [], bookings: [], containers: [], events: [], holds: [] })
    const events = looks.flatMap((news) => news.events)
    expect(events.length).toBeGreaterThan(30)
    expect(sorted(events)).toEqual(sorted(eventsBetween(world, epoch, epoch + 100 * HOUR)))
    expect(looks.flatMap((news) => news.schedules).length).toBeGreaterThan(3)
  })
})

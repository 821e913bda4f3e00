import type { BookingLine, EventLine } from '@fairway/contract/carrier/carrier.schema'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, iso } from '../world/calendar.ts'
import { examples } from '../world/showcase.ts'
import { zoneOf } from '../world/ways/locations.ts'
import { isOwed, portOf, redOf, type TrackedContainer, trackContainers } from './sent-lines.fixture.ts'
import { everything, linesOf, newsIn, now } from './sixty-days.fixture.ts'

const news = newsIn(everything)
const trackedContainers = trackContainers(news)
/** All late reports have arrived by then. */
const settledBy = iso(now - 3 * DAY)
const bookings = new Map<string, BookingLine[]>()
for (const line of news.bookings) bookings.set(line.bookingNo, [...(bookings.get(line.bookingNo) ?? []), line])
const shipOf = ({ legs }: BookingLine) => legs.find(({ kind }) => kind === 'ocean')?.vvd ?? ''
const firstOf = ({ booking }: TrackedContainer) => bookings.get(booking.bookingNo)?.[0] ?? booking
const isRolled = (tracked: TrackedContainer) => shipOf(firstOf(tracked)) !== shipOf(tracked.booking)
const fixed = new Set(examples.flatMap(({ containers }) => containers))

/** The moves that a container must make, in order, from the legs of its booking. */
function expectedPath({
  booking: { legs, portOfLoading, placeOfDelivery, portOfDischarge },
}: TrackedContainer): string[] {
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
  if (kind === 'gateIn' && load === 'empty' && location.startsWith('US')) return 'gateIn empty US'
  if (kind === 'gateIn' || kind === 'gateOut') return `${kind} ${load} ${portOf(location)}`
  return `${kind} ${mode === 'rail' ? 'rail' : vvd} ${portOf(location)}`
}

const isMove = ({ kind, occurredAt }: EventLine) =>
  kind !== 'available' && kind !== 'notAvailable' && occurredAt < settledBy

/** Two moves that cancel each other, and where in a journey they can be. */
function detoursOf(tracked: TrackedContainer) {
  const { portOfLoading, legs } = tracked.booking
  const joins = legs.find(({ kind }) => kind === 'ocean')?.from
  const former = shipOf(firstOf(tracked))
  const came = legs.find(({ kind }) => kind === 'feeder')
  return {
    unusedEmpty: { after: '', moves: [`gateOut empty ${portOfLoading}`, `gateIn empty ${portOfLoading}`] },
    takenBack: {
      after: `gateOut empty ${portOfLoading}`,
      moves: [`gateIn full ${portOfLoading}`, `gateOut full ${portOfLoading}`],
    },
    shutOut: {
      after: came ? `discharged ${came.vvd} ${joins}` : `gateIn full ${portOfLoading}`,
      moves: isRolled(tracked) ? [`loaded ${former} ${joins}`, `discharged ${former} ${joins}`] : [],
    },
  }
}

/** The path without its detours, and which detours those were. */
function straighten(tracked: TrackedContainer) {
  const path = tracked.events.filter(isMove).map(step)
  const detours: string[] = []
  for (const [name, { after, moves }] of Object.entries(detoursOf(tracked))) {
    const at = path.findIndex((_, place) => moves.length === 2 && moves.every((move, n) => path[place + n] === move))
    if (at < 0 || (path[at - 1] ?? '') !== after) continue
    path.splice(at, 2)
    detours.push(name)
  }
  return { path, detours }
}

describe('sixty days on, every container', () => {
  it('has made the moves of its legs in order, with only known detours', () => {
    const unexpected = trackedContainers.filter((tracked) => {
      const { path } = straighten(tracked)
      return JSON.stringify(path) !== JSON.stringify(expectedPath(tracked).slice(0, path.length))
    })
    expect(
      unexpected.map((tracked) => [
        tracked.booking.bookingNo,
        tracked.container.containerNo,
        ...straighten(tracked).path,
      ]),
    ).toEqual([])
  })

  it('sometimes took a detour: an unused empty, a full container taken back, shut out, or rolled', () => {
    const detours = trackedContainers.flatMap((tracked) => straighten(tracked).detours)
    for (const detour of ['unusedEmpty', 'takenBack', 'shutOut'])
      expect([detour, detours.filter((name) => name === detour).length]).toEqual([
        detour,
        expect.toSatisfy((n) => n > 9),
      ])
    const rolledUnseen = trackedContainers.filter(
      (tracked) => isRolled(tracked) && !straighten(tracked).detours.includes('shutOut'),
    )
    expect(rolledUnseen.length).toBeGreaterThan(20)
  })

  it('makes one move after the other, and none was sent before it happened or before it was on the booking', () => {
    for (const { events, container } of trackedContainers)
      for (const [at, { occurredAt, ref }] of events.entries()) {
        expect([ref, occurredAt > (events[at - 1]?.occurredAt ?? container.assignedAt)]).toEqual([ref, true])
      }
    for (const { at, what, line } of everything)
      if (what === 'events' && line.classifier === 'actual') expect(Date.parse(line.occurredAt)).toBeLessThanOrEqual(at)
  })

  it('passes the gate before the terminal stops receiving, and takes trains that leave at eight in the evening', () => {
    const cutOffs = new Map(
      news.schedules.flatMap(({ vvd, calls }) => calls.map(({ location, cutOffs: { cy } }) => [vvd + location, cy])),
    )
    for (const tracked of trackedContainers.filter(({ container }) => !fixed.has(container.containerNo))) {
      const leg = firstOf(tracked).legs.find(({ vvd }) => vvd !== null)
      const gateIn = tracked.events.findLast(({ kind, load }) => kind === 'gateIn' && load === 'full')
      if (gateIn && leg) expect(gateIn.occurredAt <= (cutOffs.get(leg.vvd + leg.from) ?? '')).toBe(true)
    }
    const clock = (at: string, location: string) =>
      new Date(at).toLocaleTimeString('en-GB', { timeZone: zoneOf(location), timeStyle: 'short' })
    for (const { kind, mode, occurredAt, location } of trackedContainers.flatMap(({ events }) => events))
      if (kind === 'departed' && mode === 'rail') expect(clock(occurredAt, location)).toBe('20:00')
  })

  it('leaves only when its holds are released and the terminal made it available', () => {
    let left = 0
    for (const { events, holds, booking } of trackedContainers) {
      const out = events.find(
        ({ kind, load, location }) => kind === 'gateOut' && load === 'full' && location.startsWith('US'),
      )
      if (!out || out.occurredAt > settledBy) continue
      left++
      const lastStatus = events.findLast(
        ({ kind, occurredAt }) => ['available', 'notAvailable'].includes(kind) && occurredAt <= out.occurredAt,
      )
      expect([booking.bookingNo, lastStatus?.kind]).toEqual([booking.bookingNo, 'available'])
      const before = holds.filter(({ since }) => since <= out.occurredAt)
      expect([booking.bookingNo, redOf(booking, before)]).toEqual([booking.bookingNo, []])
    }
    expect(left).toBeGreaterThan(1000)
  })

  it('is on one booking at a time', () => {
    const trips = new Map<string, { from: number; to: number }[]>()
    for (const { container, events } of trackedContainers.filter((tracked) => !tracked.container.removed)) {
      const returned = events.findLast(({ kind, load }) => kind === 'gateIn' && load === 'empty')
      const to = returned?.location.startsWith('US') ? Date.parse(returned.occurredAt) : Number.POSITIVE_INFINITY
      const known = trips.get(container.containerNo) ?? []
      trips.set(container.containerNo, [...known, { from: Date.parse(container.assignedAt), to }])
    }
    const again = [...trips.values()].filter(({ length }) => length > 1)
    expect(again.length).toBeGreaterThan(100)
    for (const several of again) {
      const sorted = several.toSorted((one, other) => one.from - other.from)
      for (const [at, { from }] of sorted.entries()) if (at > 0) expect(sorted[at - 1]?.to).toBeLessThan(from)
    }
  })
})

describe('sixty days on, reports', () => {
  it('are sometimes late, repeated, corrected or withdrawn', () => {
    const events = linesOf(everything, 'events')
    const distinct = new Set(events.map((line) => JSON.stringify(line))).size
    const late = everything.filter(
      ({ what, at, line }) =>
        what === 'events' &&
        line.classifier === 'actual' &&
        line.revision === 0 &&
        at - Date.parse(line.occurredAt) > 18 * HOUR,
    )
    const counts = {
      late: late.length,
      twice: events.length - distinct,
      corrected: events.filter(({ revision, withdrawn }) => revision > 0 && !withdrawn).length,
      withdrawn: events.filter(({ withdrawn }) => withdrawn).length,
    }
    for (const [how, count] of Object.entries(counts)) {
      expect([how, count / events.length > 0.001]).toEqual([how, true])
      expect([how, count / events.length < 0.03]).toEqual([how, true])
    }
  })

  it('set every hold on some container and release it, except those that do not apply', () => {
    for (const tracked of trackedContainers)
      for (const { type, state, since } of tracked.holds)
        if (state === 'red' && isOwed(type, tracked.booking) && since < iso(now - 40 * DAY))
          expect(tracked.holds.filter((hold) => hold.type === type && hold.state === 'green')).toHaveLength(1)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'

let portal: Portal
let serial = 300_000
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482')])
})
afterAll(() => portal.stop())

const newContainer = async () => {
  const containerNo = lines.containerNumber(serial++)
  await portal.carrier('containers', [lines.container('3104482', containerNo)])
  return containerNo
}
const moves = localJourney.map(({ stage: _, ...move }) => move)
const eventOf = (containerNo: string, more: object) => lines.event('3104482', containerNo, more)
const detail = async (containerNo: string) =>
  (await portal.get(`/api/cargopub/detail?bookingNo=3104482&containerNo=${containerNo}`)).json
const problems = (reply: {
  json: { rejected: { line: number; errorCode: string; violations: { path: string }[] }[] }
}) => reply.json.rejected.map(({ line, errorCode, violations }) => [line, errorCode, violations[0]?.path])

describe('events that cannot be right', () => {
  it('are refused one by one when their container is unknown, and the others are taken', async () => {
    const containerNo = await newContainer()
    const reply = await portal.carrier('events', [
      lines.event('3104482', lines.containerNumber(999_999), moves[0] ?? {}),
      lines.event('9999999', containerNo, moves[0] ?? {}),
      eventOf(containerNo, moves[0] ?? {}),
    ])
    expect(problems(reply)).toEqual([
      [1, 'GE0002', 'containerNo'],
      [2, 'GE0003', 'bookingNo'],
    ])
    expect(reply.json.accepted).toBe(1)
    expect((await detail(containerNo)).container.stage).toBe('Empty Pickup')
  })

  it('are refused when they lie in the future, but not when a clock is a little ahead', async () => {
    const containerNo = await newContainer()
    const reply = await portal.carrier('events', [
      eventOf(containerNo, { ...moves[0], occurredAt: '2026-11-15T00:40:00Z' }),
      eventOf(containerNo, { ...moves[1], occurredAt: '2026-11-15T02:00:00Z' }),
      eventOf(containerNo, { ...moves[1], occurredAt: '2031-01-01T00:00:00Z' }),
    ])
    expect(problems(reply)).toEqual([
      [2, 'GE0012', 'occurredAt'],
      [3, 'GE0012', 'occurredAt'],
    ])
    expect((await detail(containerNo)).container.stage).toBe('Empty Pickup')
  })

  it('are refused when they happened long before the booking was made', async () => {
    const containerNo = await newContainer()
    const reply = await portal.carrier('events', [
      eventOf(containerNo, { ...moves[5], occurredAt: '2023-05-01T00:00:00Z' }),
      eventOf(containerNo, { ...moves[0], occurredAt: '2026-09-19T00:00:00Z' }),
      eventOf(containerNo, { ...moves[0], occurredAt: '2026-10-01T00:00:00Z' }),
    ])
    expect(problems(reply)).toEqual([
      [1, 'GE0012', 'occurredAt'],
      [2, 'GE0012', 'occurredAt'],
    ])
    expect((await detail(containerNo)).events.map(({ at }: { at: string }) => Date.parse(at))).toEqual([
      Date.parse('2026-10-01T00:00:00Z'),
    ])
  })

  it('are refused as a whole when there are a hundred thousand of them, at once and without a trace', async () => {
    const containerNo = await newContainer()
    const many = Array.from({ length: 100_000 }, (_, at) =>
      JSON.stringify({ ...eventOf(containerNo, moves[0] ?? {}), ref: `M${at}` }),
    )
    const reply = await portal.carrier('events', many)
    expect([reply.status, reply.json.errorCode]).toEqual([413, 'GE0013'])
    expect((await detail(containerNo)).events).toEqual([])
  })
})

describe('events of another leg than the container’s own', () => {
  it('are the carrier’s word: they move the container, and stay beside the legs that were planned', async () => {
    const containerNo = await newContainer()
    await portal.carrier(
      'events',
      moves.slice(0, 2).map((move) => eventOf(containerNo, move)),
    )
    const otherShip = { kind: 'loaded', load: 'full', mode: 'vessel', vvd: 'FSG011N', location: 'CNNGB' }
    expect(
      (await portal.carrier('events', [eventOf(containerNo, { ...otherShip, occurredAt: '2026-11-04T01:00:00Z' })]))
        .json,
    ).toMatchObject({ accepted: 1, rejected: [] })
    const { container, events, legs } = await detail(containerNo)
    expect(container.stage).toBe('In-Transit')
    expect(events.at(-1)).toMatchObject({ kind: 'loaded', vessel: { vvd: 'FSG011N' } })
    expect(legs).toHaveLength(1)
    expect(legs[0]).toMatchObject({ vessel: { vvd: 'FHM042E' }, departure: { actual: null } })
  })

  it('do not deliver a container that was put ashore in a port that is not its own', async () => {
    const containerNo = await newContainer()
    await portal.carrier(
      'events',
      moves.slice(0, 4).map((move) => eventOf(containerNo, move)),
    )
    await portal.carrier('events', [eventOf(containerNo, { ...moves[5], location: 'USOAK' })])
    expect((await detail(containerNo)).container).toMatchObject({
      stage: 'In-Transit',
      availability: 'Not Yet Available',
    })
  })
})

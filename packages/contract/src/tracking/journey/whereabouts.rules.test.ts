import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PublicDetailReply, TrackedEvent } from '../tracking.schema.ts'
import {
  container,
  event,
  feederLegs,
  hummingbird,
  journey,
  moment,
  oceanLeg,
  railLeg,
  sparrow,
  terminalLeg,
} from './journey.fixture.ts'
import { acrossThePacific, byFeeder, byTrain, route, stretch } from './route.fixture.ts'
import type { PublicRouteReply } from './route.schema.ts'
import { HELD_SHARE } from './way.rules.ts'
import { type Position, type UnderWay, whereabouts } from './whereabouts.rules.ts'

const pickedUp = event('gateOut empty truck', '2026-11-07T06:20:00Z', 'CNNGB')
const gatedIn = event('gateIn full truck', '2026-11-09T01:05:00Z', 'CNNGB-BLC')
const loaded = event('loaded full vessel', '2026-11-10T14:41:00Z', 'CNNGB-BLC', hummingbird)
const departed = event('departed full vessel', '2026-11-11T00:00:00Z', 'CNNGB-BLC', hummingbird)
const arrived = event('arrived full vessel', '2026-11-21T14:00:00Z', 'USLGB-SSA', hummingbird)
const discharged = event('discharged full vessel', '2026-11-21T20:00:00Z', 'USLGB-SSA', hummingbird)
const available = event('available full', '2026-11-22T00:00:00Z', 'USLGB-SSA')
const out = event('gateOut full truck', '2026-11-22T02:00:00Z', 'USLGB-SSA')
const returned = event('gateIn empty truck', '2026-11-23T06:00:00Z', 'USLGB')
const onTrain = event('departed full rail', '2026-11-24T20:00:00Z', 'USLGB')
const atRamp = event('arrived full rail', '2026-11-28T16:00:00Z', 'USCHI')
const toSea = [pickedUp, gatedIn, loaded, departed]
const toChicago = {
  ...container,
  shipment: 'IPI',
  destination: 'USCHI',
  estimatedDelivery: '2026-11-28T20:00:00Z',
} as const

interface Seen {
  events: TrackedEvent[]
  at?: string
  way?: PublicRouteReply
  change?: Partial<PublicDetailReply>
}
const locate = ({ events, at = '2026-11-15T08:00:00Z', way = route(acrossThePacific()), change }: Seen) =>
  whereabouts(journey({ events, asOf: at, ...change }), way, Date.parse(at))
const sailing = (position: Position): UnderWay => {
  if (position.kind !== 'underWay') throw new Error(`not under way but ${position.kind}`)
  return position
}

describe('where a container is', () => {
  it('is unknown before the first report', () =>
    expect(locate({ events: [] })).toEqual({ shares: [[0]], position: { kind: 'unheard' } }))

  it.each([
    ['the terminal', [pickedUp, gatedIn], 'gateIn', 'CNNGB-BLC'],
    ['the quay, aboard a ship that has not left', [pickedUp, gatedIn, loaded], 'loaded', 'CNNGB-BLC'],
  ] as const)('is at %s', (_case, events, kind, place) => {
    const { shares, position } = locate({ events: [...events] })
    expect(shares).toEqual([[0]])
    expect(position).toMatchObject({ kind: 'atPlace', report: { kind, place }, point: [121.9, 29.9] })
  })

  it('is unknown after a truck picked it up at the depot or terminal', () => {
    for (const [events, kind] of [
      [[pickedUp], 'emptyPickedUp'],
      [[...toSea, arrived, discharged, out], 'gateOut'],
    ] as const)
      expect(locate({ events: [...events], at: '2026-11-24T00:00:00Z' }).position).toMatchObject({
        kind: 'leftPlace',
        report: { kind },
      })
  })

  it('is as far over the sea as the time between departure and the latest estimate of the arrival', () => {
    const { shares, position } = locate({ events: toSea, at: '2026-11-16T07:00:00Z' })
    expect(shares).toEqual([[0.5]])
    const way = sailing(position)
    expect(way).toMatchObject({
      by: 'ocean',
      vvd: 'FHM042E',
      from: 'CNNGB',
      to: 'USLGB',
      departedAt: '2026-11-11T00:00:00Z',
      dueAt: '2026-11-21T14:00:00.000Z',
      overdue: false,
    })
    expect(way.doneNm).toBeCloseTo(2935)
    expect(way.lengthNm).toBe(5870)
    expect(way.knots).toBeCloseTo(5870 / 254)
    expect(way.point[0]).toBeGreaterThan(170)
    expect(way.point[0]).toBeLessThan(195)
  })

  it('uses the plan without an estimate, and its duration where a late departure has overtaken it', () => {
    const planned = route(acrossThePacific({ arrival: moment('2026-11-23T14:00:00Z') }))
    expect(sailing(locate({ events: toSea, way: planned }).position).dueAt).toBe('2026-11-23T14:00:00.000Z')
    const late = { ...departed, at: '2026-11-25T00:00:00Z' }
    const { position } = locate({ events: [gatedIn, loaded, late], way: planned, at: '2026-11-26T00:00:00Z' })
    expect(sailing(position)).toMatchObject({ dueAt: '2026-12-07T14:00:00.000Z', overdue: false })
  })

  it('has no position at sea where the arrival is unknown', () =>
    expect(
      locate({ events: toSea, way: route(acrossThePacific({ departure: moment(null), arrival: moment(null) })) }),
    ).toEqual({
      shares: [[0]],
      position: { kind: 'lost', report: { kind: 'departed', place: 'CNNGB-BLC', at: '2026-11-11T00:00:00Z' } },
    }))

  it('stops before the port, and is overdue, when the ship’s time has passed without a report', () => {
    const { shares, position } = locate({ events: toSea, at: '2026-11-23T00:00:00Z' })
    expect(shares).toEqual([[HELD_SHARE]])
    expect(sailing(position).overdue).toBe(true)
    expect(sailing(position).point[0]).toBeLessThan(241.7)
  })

  it('uses the ship’s own reports for a container that is aboard', () => {
    const sailed = { departure: moment('2026-11-11T00:00:00Z', null, '2026-11-11T02:00:00Z') }
    const change = { legs: [terminalLeg, { ...oceanLeg, ...sailed }] }
    const way = route(acrossThePacific(sailed))
    expect(sailing(locate({ events: [gatedIn, loaded], way, change }).position).departedAt).toBe('2026-11-11T02:00:00Z')
  })

  it.each([
    ['was never loaded', [pickedUp, gatedIn]],
    [
      'was shut out and taken off again',
      [pickedUp, gatedIn, loaded, event('discharged full vessel', '2026-11-10T20:00:00Z', 'CNNGB-BLC', hummingbird)],
    ],
    [
      'was loaded on an earlier ship and rolled to this one',
      [pickedUp, gatedIn, { ...loaded, vessel: { name: 'Fairway Heron', vvd: 'FHR033E' } }],
    ],
  ])('is not on the ship that left without it: a container that %s', (_case, events) => {
    const sailed = { departure: moment('2026-11-11T00:00:00Z', null, '2026-11-11T02:00:00Z') }
    const change = { legs: [terminalLeg, { ...oceanLeg, ...sailed }] }
    const { shares, position } = locate({ events, way: route(acrossThePacific(sailed)), change })
    expect(shares).toEqual([[0]])
    expect(position).toMatchObject({ kind: 'atPlace', point: [121.9, 29.9] })
  })

  it('is unknown after it left on a ship that is not in its route', () => {
    const other = { name: 'Fairway Heron', vvd: 'FHR033E' }
    const { shares, position } = locate({
      events: [gatedIn, { ...loaded, vessel: other }, { ...departed, vessel: other }],
    })
    expect(shares).toEqual([[0]])
    expect(position).toMatchObject({ kind: 'lost', report: { kind: 'departed' } })
  })

  it('waits at the port of transshipment between two ships', () => {
    const feeder = [
      event('loaded full vessel', '2026-11-03T10:00:00Z', 'VNHPH', sparrow),
      event('departed full vessel', '2026-11-04T10:00:00Z', 'VNHPH', sparrow),
      event('arrived full vessel', '2026-11-08T02:00:00Z', 'CNSHA', sparrow),
    ]
    const off = event('discharged full vessel', '2026-11-08T09:00:00Z', 'CNSHA', sparrow)
    const way = route(byFeeder(), acrossThePacific())
    const change = { container: { ...container, portOfLoading: 'VNHPH' }, legs: feederLegs }
    expect(locate({ events: feeder.slice(0, 2), way, change, at: '2026-11-06T06:00:00Z' })).toMatchObject({
      shares: [[0.5], [0]],
      position: { kind: 'underWay', by: 'feeder', to: 'CNSHA' },
    })
    expect(locate({ events: feeder, way, change })).toMatchObject({
      shares: [[1], [0]],
      position: { kind: 'atPlace', report: { kind: 'arrived', place: 'CNSHA' }, point: [122, 31.2] },
    })
    expect(locate({ events: [...feeder, off], way, change })).toMatchObject({
      shares: [[1], [0]],
      position: { kind: 'atPlace', report: { kind: 'transshipped', place: 'CNSHA' }, point: [122, 31.2] },
    })
  })

  describe('on a ship that calls on the way', () => {
    const calls = (shanghai: { arrival?: string; departure?: string }): PublicRouteReply =>
      route({
        kind: 'ocean',
        vvd: hummingbird.vvd,
        stretches: [
          stretch('CNNGB', 'CNSHA', {
            distanceNm: 100,
            departure: moment('2026-11-11T00:00:00Z'),
            arrival: moment('2026-11-11T20:00:00Z', null, shanghai.arrival ?? null),
          }),
          stretch('CNSHA', 'USLGB', {
            distanceNm: 5800,
            departure: moment('2026-11-12T10:00:00Z', null, shanghai.departure ?? null),
            arrival: moment('2026-11-23T10:00:00Z'),
          }),
        ],
      })

    it('is between the first two calls, then at the call, then on the next stretch', () => {
      expect(locate({ events: toSea, way: calls({}), at: '2026-11-11T10:00:00Z' }).shares).toEqual([[0.5, 0]])
      const atCall = locate({ events: toSea, way: calls({ arrival: '2026-11-11T21:00:00Z' }) })
      expect(atCall).toMatchObject({
        shares: [[1, 0]],
        position: { kind: 'atPlace', report: { kind: 'arrived', place: 'CNSHA', at: '2026-11-11T21:00:00Z' } },
      })
      const beyond = locate({
        events: toSea,
        way: calls({ departure: '2026-11-12T10:00:00Z' }),
        at: '2026-11-17T22:00:00Z',
      })
      expect(beyond.shares).toEqual([[1, 0.5]])
      expect(sailing(beyond.position).doneNm).toBeCloseTo(3000)
      expect(sailing(beyond.position).lengthNm).toBe(5900)
    })
  })

  it.each([
    ['has arrived and is still aboard', [...toSea, arrived], 'arrived', 'USLGB-SSA'],
    ['was discharged without a report of the arrival', [...toSea, discharged], 'discharged', 'USLGB-SSA'],
    ['is available', [...toSea, arrived, discharged, available], 'available', 'USLGB-SSA'],
    ['is available, and nothing between loading and that was reported', [loaded, available], 'available', 'USLGB-SSA'],
    ['was fetched by the consignee', [...toSea, arrived, discharged, available, out], 'gateOut', 'USLGB-SSA'],
    ['was returned empty', [...toSea, arrived, discharged, available, out, returned], 'emptyReturned', 'USLGB'],
  ])('has the sea behind it when it %s', (_case, events, kind, place) => {
    const { shares, position } = locate({ events, at: '2026-11-24T00:00:00Z' })
    expect(shares).toEqual([[1]])
    const where = kind === 'gateOut' ? 'leftPlace' : 'atPlace'
    expect(position).toMatchObject({ kind: where, report: { kind, place }, point: [241.8, 33.7] })
  })

  describe('on the way inland', () => {
    const way = route(acrossThePacific(), byTrain)
    const change = { container: toChicago, legs: [terminalLeg, oceanLeg, railLeg] }

    it('waits for the train at the port, even when the terminal has released it', () => {
      for (const events of [
        [...toSea, arrived, discharged],
        [...toSea, arrived, discharged, available],
        [...toSea, arrived, discharged, out],
      ])
        expect(locate({ events, way, change })).toMatchObject({
          shares: [[1], [0]],
          position: { kind: events.at(-1) === out ? 'leftPlace' : 'atPlace', point: [241.8, 33.7] },
        })
    })

    it('is on the train between the ramps, by the estimated delivery', () => {
      const { shares, position } = locate({
        events: [...toSea, arrived, discharged, onTrain],
        way,
        change,
        at: '2026-11-26T20:00:00Z',
      })
      expect(shares).toEqual([[1], [0.5]])
      expect(sailing(position)).toMatchObject({ by: 'rail', from: 'USLGB', to: 'USCHI', overdue: false })
    })

    it('is at the ramp', () =>
      expect(locate({ events: [...toSea, arrived, discharged, onTrain, atRamp], way, change })).toMatchObject({
        shares: [[1], [1]],
        position: { kind: 'atPlace', report: { kind: 'railArrived', place: 'USCHI' }, point: [272.3, 41.8] },
      }))
  })

  it('never moves backwards in time, and never arrives without a report', () =>
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (hours, more) => {
        const at = (count: number) => new Date(Date.parse('2026-11-11T00:00:00Z') + count * 3_600_000).toISOString()
        const [first = 0] = locate({ events: toSea, at: at(hours) }).shares[0] ?? []
        const [second = 0] = locate({ events: toSea, at: at(hours + more) }).shares[0] ?? []
        expect(first).toBeGreaterThanOrEqual(0)
        expect(second).toBeGreaterThanOrEqual(first)
        expect(second).toBeLessThanOrEqual(HELD_SHARE)
      }),
    ))

  it('has an answer for any events in any order', () =>
    fc.assert(
      fc.property(
        fc.subarray([...toSea, arrived, discharged, available, out, onTrain, atRamp]),
        fc.boolean(),
        (events, rail) => {
          const way = rail ? route(byFeeder(), acrossThePacific(), byTrain) : route(acrossThePacific())
          const legs = rail ? [...feederLegs, railLeg] : [terminalLeg, oceanLeg]
          const change = { legs, container: rail ? toChicago : container }
          const { shares, position } = locate({ events, way, change })
          const flat = shares.flat()
          // Behind, then at most one under way, then ahead.
          expect(flat).toEqual([...flat].sort((one, other) => other - one))
          expect(flat.filter((share) => share > 0 && share < 1).length).toBeLessThanOrEqual(1)
          expect(position.kind === 'unheard').toBe(events.length === 0)
        },
      ),
    ))
})

import { brotliCompressSync } from 'node:zlib'
import { NetworkMapReply, type NetworkMapReply as Reply } from '@fairway/contract/schedules/network-map.schema'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { located } from './harbours.fixture.ts'

type Call = [place: string, arrival: object | null, departure: object | null]
const due = (planned: string, more: object = {}) => ({ planned, ...more })
const done = (actual: string) => ({ planned: actual, actual })

const voyage = (vvd: string, calls: Call[], more: object = {}) => ({
  vvd,
  vessel: { code: vvd.slice(0, 3), name: `Fairway ${vvd.slice(0, 3)}` },
  voyage: vvd.slice(3, 6),
  direction: vvd.slice(6),
  service: 'PX1',
  revision: 1,
  calls: calls.map(([location, arrival, departure]) => ({ location, arrival, departure })),
  ...more,
})

/** Every ship of this carrier shows another case on 2026-11-15. */
const voyages = [
  voyage('ATS042E', [
    ['CNNGB', null, done('2026-11-08T12:00:00Z')],
    ['CNSHA', done('2026-11-09T02:00:00Z'), done('2026-11-09T20:00:00Z')],
    ['USLGB', due('2026-11-23T14:00:00Z', { estimated: '2026-11-21T14:00:00Z' }), null],
  ]),
  voyage('BCK042W', [
    ['USLGB', null, done('2026-11-10T00:00:00Z')],
    ['CNSHA', due('2026-11-26T00:00:00Z'), null],
  ]),
  voyage(
    'PRT011N',
    [
      ['VNHPH', null, done('2026-11-02T00:00:00Z')],
      ['CNNGB-BLCT', done('2026-11-05T00:00:00Z'), null],
    ],
    { type: 'Feeder' },
  ),
  voyage('OVD012N', [
    ['CNNGB', null, done('2026-11-06T00:00:00Z')],
    ['CNSHA', due('2026-11-10T00:00:00Z', { estimated: '2026-11-14T00:00:00Z' }), null],
  ]),
  voyage('SIL001E', [
    ['CNNGB', null, done('2026-10-20T00:00:00Z')],
    ['USOAK', due('2026-11-01T00:00:00Z'), null],
  ]),
  voyage('NEW001E', [
    ['CNSHA', null, due('2026-11-20T00:00:00Z')],
    ['USOAK', due('2026-12-03T00:00:00Z'), null],
  ]),
  voyage('UNR014E', [
    ['CNSHA', null, due('2026-11-14T00:00:00Z', { estimated: '2026-11-14T18:00:00Z' })],
    ['USLGB', due('2026-11-28T00:00:00Z'), null],
  ]),
  voyage('LTE015E', [
    ['CNSHA', null, done('2026-11-12T00:00:00Z')],
    ['CNNGB', due('2026-11-13T00:00:00Z', { estimated: '2026-11-16T00:00:00Z' }), due('2026-11-14T00:00:00Z')],
    ['USLGB', due('2026-11-28T00:00:00Z'), null],
  ]),
  voyage('GAP040E', [
    ['CNNGB', null, done('2026-10-28T00:00:00Z')],
    ['USOAK', done('2026-11-10T00:00:00Z'), null],
  ]),
  voyage('GAP041E', [
    ['CNSHA', null, due('2026-11-30T00:00:00Z')],
    ['USLGB', due('2026-12-14T00:00:00Z'), null],
  ]),
  voyage('SHF016E', [
    ['USLGB', null, done('2026-11-12T00:00:00Z')],
    ['USOAK', done('2026-11-13T12:00:00Z'), done('2026-11-14T00:00:00Z')],
    ['USOAK', due('2026-11-14T03:00:00Z'), due('2026-11-18T00:00:00Z')],
    ['CNNGB', due('2026-12-01T00:00:00Z'), null],
  ]),
  voyage('OLD001E', [
    ['VNHPH', null, done('2026-09-01T00:00:00Z')],
    ['USOAK', done('2026-09-20T00:00:00Z'), null],
  ]),
  voyage('FAR001E', [
    ['VNHPH', null, due('2027-02-01T00:00:00Z')],
    ['USLGB', due('2027-02-20T00:00:00Z'), null],
  ]),
]

let portal: Portal
let map: Reply
const fetchMap = async () => NetworkMapReply.strict().parse((await portal.get('/api/schedulespub/map')).json)
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', located(lines.locations))
  expect((await portal.carrier('schedules', voyages)).json).toMatchObject({ accepted: voyages.length, rejected: [] })
  map = await fetchMap()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => portal.stop())
const shipOf = (code: string) => map.ships.find(({ vvd }) => vvd.startsWith(code))

describe('the map of the network', () => {
  it('has one lane for both directions between two ports, the way back across the Pacific too', () => {
    expect(map.lanes.map(({ id, type }) => [id, type])).toEqual([
      ['CNNGB-CNSHA', 'Mainline'],
      ['CNNGB-USLGB', 'Mainline'],
      ['CNNGB-USOAK', 'Mainline'],
      ['CNNGB-VNHPH', 'Feeder'],
      ['CNSHA-USLGB', 'Mainline'],
      ['CNSHA-USOAK', 'Mainline'],
      ['USLGB-USOAK', 'Mainline'],
    ])
  })

  it('draws each lane from its port to its other port over water', () => {
    const lane = map.lanes.find(({ id }) => id === 'CNSHA-USLGB')
    expect(lane?.path[0]).toEqual(map.places.CNSHA?.at)
    expect(lane?.path.at(-1)).toEqual([241.81, 33.77])
    expect(lane?.path.length).toBeGreaterThan(12)
    expect(lane?.distanceNm).toBeGreaterThan(5_500)
  })

  it('shows a ship at sea between the call that it left and the next, with the best word on its arrival', () =>
    expect(shipOf('ATS')).toEqual({
      name: 'Fairway ATS',
      vvd: 'ATS042E',
      type: 'Mainline',
      port: null,
      way: {
        lane: 'CNSHA-USLGB',
        back: false,
        from: 'CNSHA',
        to: 'USLGB',
        departedAt: '2026-11-09T20:00:00+00:00',
        arrivesAt: '2026-11-21T14:00:00+00:00',
      },
    }))

  it('lets a ship sail a lane from its end to its start', () =>
    expect(shipOf('BCK')?.way).toMatchObject({ lane: 'CNSHA-USLGB', back: true, from: 'USLGB', to: 'CNSHA' }))

  it('shows a ship in port once it arrived, at the port of its terminal', () =>
    expect(shipOf('PRT')).toMatchObject({ port: 'CNNGB', way: null, type: 'Feeder' }))

  it('keeps a ship at sea that should have arrived and did not report it', () =>
    expect(shipOf('OVD')).toMatchObject({ port: null, way: { to: 'CNSHA', arrivesAt: '2026-11-14T00:00:00+00:00' } }))

  it('takes a ship to have left when the time that it expected has passed', () =>
    expect(shipOf('UNR')?.way).toMatchObject({ from: 'CNSHA', departedAt: '2026-11-14T18:00:00+00:00' }))

  it('lets no ship leave a port before it came', () =>
    expect(shipOf('LTE')?.way).toMatchObject({ to: 'CNNGB', arrivesAt: '2026-11-16T00:00:00+00:00' }))

  it('shows a ship between two voyages where the last one ended', () =>
    expect(shipOf('GAP')).toMatchObject({ port: 'USOAK', way: null, vvd: 'GAP040E' }))

  it('shows a ship that only shifts its berth in port', () =>
    expect(shipOf('SHF')).toMatchObject({ port: 'USOAK', way: null }))

  it.each([
    ['has been silent for a week', 'SIL'],
    ['has not sailed yet', 'NEW'],
    ['sailed long ago', 'OLD'],
    ['sails next year', 'FAR'],
  ])('leaves out a ship that %s', (_name, code) => expect(shipOf(code)).toBeUndefined())

  it('knows the place of every lane and every ship, and the clock', () => {
    const named = [
      ...map.lanes.flatMap(({ from, to }) => [from, to]),
      ...map.ships.flatMap(({ port, way }) => [port, way?.from, way?.to]),
    ].filter((code) => typeof code === 'string')
    expect(Object.keys(map.places).sort()).toEqual([...new Set(named)].sort())
    expect(map.ships.every(({ way }) => !way || map.lanes.some(({ id }) => id === way.lane))).toBe(true)
    expect(map.clock.rate).toBe(1)
  })

  it('is small', async () => {
    const { text } = await portal.get('/api/schedulespub/map')
    expect(brotliCompressSync(text).byteLength).toBeLessThan(6_000)
  })

  it('is kept for three seconds while its clock goes on, and then follows the carrier', async () => {
    const ticked = performance.now() // the faked clock begins at nothing, however long this process has run
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.advanceTimersByTime(ticked + 60_000)
    const before = await fetchMap()
    const arrived = voyages.find(({ vvd }) => vvd === 'OVD012N')
    const calls = arrived?.calls.map((call) => ({
      ...call,
      arrival: call.arrival && { ...call.arrival, actual: '2026-11-14T22:00:00Z' },
    }))
    await portal.carrier('schedules', [{ ...arrived, revision: 2, calls }])
    vi.advanceTimersByTime(2_000)
    const soon = await fetchMap()
    expect(soon).toEqual({ ...before, clock: soon.clock })
    expect(Date.parse(soon.clock.now) - Date.parse(before.clock.now)).toBe(2_000)
    vi.advanceTimersByTime(1_001)
    const later = await fetchMap()
    expect(later.ships.find(({ vvd }) => vvd === 'OVD012N')).toMatchObject({ port: 'CNSHA', way: null })
  })
})

describe('the map of a carrier without ships', () => {
  it('is empty', async () => {
    const empty = await startPortal({ now: '2026-11-15T00:00:00Z' })
    const reply = await empty.get('/api/schedulespub/map')
    expect(reply.json).toMatchObject({ lanes: [], ships: [], places: {} })
    await empty.stop()
  })
})

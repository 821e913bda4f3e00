import { PublicRouteReply, type PublicRouteReply as Reply } from '@fairway/contract/tracking/journey/route.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { harbours, located } from '../../schedules/harbours.fixture.ts'
import { inlandJourney } from './journey.fixture.ts'

const at = (planned: string, more: object = {}) => ({ planned, ...more })
const [hummingbird, swallow] = lines.schedules
const schedules = [
  {
    ...hummingbird,
    calls: [
      { location: 'CNNGB', departure: at('2026-11-08T12:00:00Z', { actual: '2026-11-08T13:00:00Z' }) },
      {
        location: 'CNSHA',
        arrival: at('2026-11-09T02:00:00Z', { actual: '2026-11-09T03:00:00Z' }),
        departure: at('2026-11-09T20:00:00Z', { actual: '2026-11-09T21:00:00Z' }),
      },
      {
        location: 'USLGB',
        arrival: at('2026-11-23T14:00:00Z', { estimated: '2026-11-21T14:00:00Z' }),
        departure: at('2026-11-25T14:00:00Z'),
      },
      { location: 'USOAK', arrival: at('2026-11-27T14:00:00Z') },
    ],
  },
  swallow,
  {
    ...hummingbird,
    vvd: 'FKF039E',
    vessel: { code: 'FKF', name: 'Fairway Kingfisher' },
    voyage: '039',
    calls: [
      { location: 'CNNGB', departure: at('2026-11-15T12:00:00Z') },
      { location: 'USLGB', arrival: at('2026-11-29T14:00:00Z') },
    ],
  },
]
const ocean = {
  kind: 'ocean',
  from: 'CNNGB',
  to: 'USLGB',
  vvd: 'FKF039E',
  plannedDepartureAt: '2026-11-15T12:00:00Z',
  plannedArrivalAt: '2026-11-29T14:00:00Z',
}
const waiting = {
  kind: 'polTerminal',
  from: 'CNNGB-BLCT',
  to: 'CNNGB-BLCT',
  plannedDepartureAt: '2026-11-05T00:00:00Z',
  plannedArrivalAt: '2026-11-08T12:00:00Z',
}

const bookings = {
  local: lines.booking('3104482'),
  inland: lines.inlandBooking('3104483'),
  feeder: lines.feederBooking('3104484'),
  rolled: lines.booking('3104485'),
  'from terminal to terminal': lines.booking('3104486', {
    legs: [waiting, { ...ocean, from: 'CNNGB-BLCT', to: 'USLGB-SSA', vvd: 'FHM042E' }],
  }),
  'on a ship that does not call there': lines.booking('3104487', { legs: [{ ...ocean, from: 'VNHPH' }] }),
  'on no ship yet': lines.booking('3104488', { legs: [{ ...ocean, vvd: null }] }),
  canceled: lines.booking('3104499', { status: 'Canceled' }),
  old: lines.booking('2000001'),
  'of a box that was taken off': lines.booking('3104490'),
}
type Scenario = keyof typeof bookings
const containerNoOf = (scenario: Scenario) => lines.containerNumber(Number(bookings[scenario].bookingNo) % 1_000_000)
const ask = (bookingNo: string, containerNo: string) =>
  portal.get(`/api/cargopub/route?${new URLSearchParams({ bookingNo, containerNo })}`)
const routeOf = async (scenario: Scenario): Promise<Reply> =>
  PublicRouteReply.strict().parse((await ask(bookings[scenario].bookingNo, containerNoOf(scenario))).json)
const stretchesOf = ({ legs }: Reply) =>
  legs.map(({ kind, stretches }) => [kind, ...stretches.map(({ from, to }) => `${from} ${to}`)])

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  const containerLines = (Object.keys(bookings) as Scenario[]).map((scenario) =>
    lines.container(bookings[scenario].bookingNo, containerNoOf(scenario), {
      removed: scenario === 'of a box that was taken off',
      ...(scenario === 'old' ? { assignedAt: '2026-07-01T00:00:00Z' } : {}),
    }),
  ) // the object's own keys
  for (const [path, batch] of Object.entries({
    locations: located(lines.locations),
    'equipment-types': lines.equipmentTypes,
    organisations: lines.organisations,
    schedules,
    bookings: Object.values(bookings),
    containers: containerLines,
  }))
    expect((await portal.carrier(path, batch)).json).toMatchObject({ accepted: batch.length, rejected: [] })
})
afterAll(() => portal.stop())

describe('the way of a container', () => {
  it('follows the calls of its ship, with what is known of each', async () => {
    const reply = await routeOf('local')
    expect(stretchesOf(reply)).toEqual([['ocean', 'CNNGB CNSHA', 'CNSHA USLGB']])
    const [toShanghai, across] = reply.legs[0]?.stretches ?? []
    expect(toShanghai).toMatchObject({
      departure: {
        planned: '2026-11-08T12:00:00+00:00',
        estimated: null,
        actual: '2026-11-08T13:00:00+00:00',
      },
      arrival: { actual: '2026-11-09T03:00:00+00:00' },
    })
    expect(across).toMatchObject({
      departure: { actual: '2026-11-09T21:00:00+00:00' },
      arrival: { estimated: '2026-11-21T14:00:00+00:00', actual: null },
    })
    expect(reply.legs[0]?.vvd).toBe('FHM042E')
    expect(across?.distanceNm).toBeGreaterThan(5_500)
    expect(across?.distanceNm).toBeLessThan(6_200)
    expect(across?.path[0]).toEqual(harbours.CNSHA)
    expect(across?.path.at(-1)).toEqual([241.81, 33.77])
  })

  it('names its places in three languages, says where they are, and tells the business clock', async () => {
    const { places, clock } = await routeOf('local')
    expect(Object.keys(places).sort()).toEqual(['CNNGB', 'CNSHA', 'USLGB'])
    expect(places.CNNGB).toEqual({
      code: 'CNNGB',
      port: 'CNNGB',
      name: { en: 'Ningbo', zh: '宁波', vi: 'Ningbo' },
      zone: 'Asia/Shanghai',
      country: 'CN',
      at: harbours.CNNGB,
    })
    expect(clock.rate).toBe(1)
    expect(Date.parse(clock.now)).toBeGreaterThan(Date.parse('2026-11-15T00:00:00Z'))
  })

  it('begins with a feeder', async () => {
    const reply = await routeOf('feeder')
    expect(stretchesOf(reply)).toEqual([
      ['feeder', 'VNHPH CNNGB'],
      ['ocean', 'CNNGB CNSHA', 'CNSHA USLGB'],
    ])
    expect(reply.legs[0]?.stretches[0]?.distanceNm).toBeGreaterThan(1_080)
    expect(reply.legs[0]?.stretches[0]?.distanceNm).toBeLessThan(1_320)
  })

  it('ends with a train in a straight line, and follows what the railway says', async () => {
    const before = await routeOf('inland')
    expect(stretchesOf(before).at(-1)).toEqual(['rail', 'USLGB USCHI'])
    expect(before.legs[1]).toMatchObject({
      vvd: null,
      stretches: [
        {
          path: [harbours.USLGB, harbours.USCHI],
          departure: { planned: '2026-11-25T00:00:00+00:00', estimated: null, actual: null },
          arrival: { planned: '2026-11-28T00:00:00+00:00', estimated: null, actual: null },
        },
      ],
    })
    const { bookingNo } = bookings.inland
    const railEvent = (more: object) =>
      lines.event(bookingNo, containerNoOf('inland'), { load: 'full', mode: 'rail', ...more })
    const events = [
      ...inlandJourney
        .slice(0, 8)
        .map(({ stage: _, ...move }) => lines.event(bookingNo, containerNoOf('inland'), move)),
      railEvent({ kind: 'departed', location: 'USLGB-SSA', occurredAt: '2026-11-09T20:00:00Z' }),
      railEvent({ kind: 'arrived', location: 'USCHI', occurredAt: '2026-11-16T00:00:00Z', classifier: 'estimated' }),
    ]
    expect((await portal.carrier('events', events)).json).toMatchObject({ rejected: [] })
    expect((await routeOf('inland')).legs[1]?.stretches[0]).toMatchObject({
      departure: { actual: '2026-11-09T20:00:00+00:00' },
      arrival: { estimated: '2026-11-16T00:00:00+00:00', actual: null },
    })
  })

  it('changes with the ship when the booking is rolled', async () => {
    expect(stretchesOf(await routeOf('rolled'))).toEqual([['ocean', 'CNNGB CNSHA', 'CNSHA USLGB']])
    await portal.carrier('bookings', [lines.booking('3104485', { revision: 2, legs: [ocean] })])
    const reply = await routeOf('rolled')
    expect(stretchesOf(reply)).toEqual([['ocean', 'CNNGB USLGB']])
    expect(reply.legs[0]).toMatchObject({
      vvd: 'FKF039E',
      stretches: [{ departure: { planned: '2026-11-15T12:00:00+00:00', actual: null } }],
    })
  })

  it('goes from terminal to terminal where the booking says so; waiting there is no way', async () => {
    const reply = await routeOf('from terminal to terminal')
    expect(stretchesOf(reply)).toEqual([['ocean', 'CNNGB-BLCT CNSHA', 'CNSHA USLGB-SSA']])
    expect(reply.places['CNNGB-BLCT']).toMatchObject({ port: 'CNNGB', at: harbours.CNNGB })
    expect(reply.places.CNNGB).toBeDefined()
  })

  it.each(['on a ship that does not call there', 'on no ship yet'] as const)(
    'is one stretch by the plan %s',
    async (scenario) => {
      const [leg] = (await routeOf(scenario)).legs
      expect(leg?.stretches).toMatchObject([
        {
          to: 'USLGB',
          departure: { planned: '2026-11-15T12:00:00+00:00', actual: null },
          arrival: { planned: '2026-11-29T14:00:00+00:00' },
        },
      ])
      expect(leg?.stretches[0]?.path.length).toBeGreaterThan(10)
    },
  )

  it('is found by ten characters of the number, and tells nothing of parties', async () => {
    const reply = await ask(' 3104482', containerNoOf('local').slice(0, 10).toLowerCase())
    expect(reply.status).toBe(200)
    expect(reply.text).not.toMatch(/Lighting|Lakeshore|NBL|Prepaid/)
  })

  it.each([
    ['a box of another booking', '3104483', containerNoOf('local')],
    ['an unknown booking', '0000000', containerNoOf('local')],
    ['a canceled booking', '3104499', containerNoOf('canceled')],
    ['a box that moved more than 90 days ago', '2000001', containerNoOf('old')],
    ['a box that was taken off the booking', '3104490', containerNoOf('of a box that was taken off')],
    ['rubbish', '%', '<b>'],
  ])('is not shown for %s', async (_name, bookingNo, containerNo) => {
    const reply = await ask(bookingNo, containerNo)
    expect([reply.status, reply.json.errorCode]).toEqual([404, 'CS0006'])
    expect(await portal.get(`/api/cargopub/detail?${new URLSearchParams({ bookingNo, containerNo })}`)).toMatchObject({
      status: 404,
    })
  })
})

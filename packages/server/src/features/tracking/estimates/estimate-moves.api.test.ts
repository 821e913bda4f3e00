import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import * as dashboards from '../dashboard/dashboard.fixture.ts'
import * as estimates from './estimate.fixture.ts'

const BOOKING = '3104482'
const monday = { day: 1, window: ['06:00', '18:00'] } satisfies estimates.RuleOf
const atTenThirty = '2026-11-16T10:30:00-08:00'
const [nextDay, afterADay] = ['2026-11-17T16:00:00.000Z', '2026-11-17T18:30:00.000Z']

let portal: Portal
let shipper: { headers: Record<string, string> }
let serial = 0
let revision = 1
/** The container of this test, and its ship. */
let container: string
let bookingNo: string
beforeAll(async () => {
  portal = await startPortal({ now: estimates.NOW })
  await estimates.fillPlaces(portal)
  shipper = await portal.person({ groups: ['TD'], organisationIds: [await dashboards.organisationId(portal, 'NBL')] })
})
afterAll(() => portal.stop())

beforeEach(async () => {
  await estimates.replaceRules(portal, [])
  serial++
  container = lines.containerNumber(600_000 + serial)
  bookingNo = String(Number(BOOKING) + serial)
  await ship('FHA001E', atTenThirty)
  await portal.carrier('bookings', [estimates.bookingOn(bookingNo, { vvd: 'FHA001E' })])
  await portal.carrier('containers', [lines.container(bookingNo, container)])
  await estimates.workOff(portal)
})

const ship = (vvd: string, arrival: Parameters<typeof estimates.voyageTo>[2]) =>
  portal.carrier('schedules', [estimates.voyageTo(vvd, 'USLGB', arrival, revision++)])
const stored = async () => (await estimates.storedOf(portal, container)).available
const shown = async () => (await estimates.shownOf(portal, bookingNo, container)).available
const former = () => estimates.formerOf(portal, container)
const history = async () => {
  const { json } = await dashboards.dashboardOf(portal, shipper).detail(bookingNo, container)
  return json.own.availabilityHistory
}
const sendMoves = (steps: number) =>
  portal.carrier(
    'events',
    localJourney.slice(0, steps).map(({ stage: _, vvd: __, ...move }) => lines.event(bookingNo, container, move)),
  )

describe('a rule that changes', () => {
  it('is seen on the page of a container at once, and in lists when the background has come by', async () => {
    await estimates.addRules(portal, [monday])
    await estimates.askForPort(portal)
    expect([await shown(), await stored()]).toEqual([nextDay, afterADay])
    await estimates.workOff(portal)
    expect([await shown(), await stored(), await former()]).toEqual([nextDay, nextDay, [[afterADay, 'rule']]])
    const { json } = await dashboards
      .dashboardOf(portal, shipper)
      .list({ numberType: 'container', numbers: [container] })
    expect(dashboards.rowsOf(json)).toMatchObject([
      { availableAt: '2026-11-17T16:00:00+00:00', estimateRule: (await estimates.storedOf(portal, container)).rule },
    ])
    const found = await portal.get(`/api/cargopub/search?type=container&q=${container}`)
    expect(found.json.containers[0].estimatedAvailability).toEqual({ at: '2026-11-17T16:00:00+00:00', ruleBased: true })
  })

  it('leaves to whoever may see the container what was expected before, and by what', async () => {
    const [ruleId] = await estimates.replaceRules(portal, [monday])
    expect(await history()).toEqual([
      {
        ...{ availableAt: '2026-11-17T18:30:00+00:00', deliveredAt: '2026-11-17T18:30:00+00:00' },
        ...{ since: expect.any(String), rule: null, endedBy: 'rule' },
      },
      {
        ...{ availableAt: '2026-11-17T16:00:00+00:00', deliveredAt: '2026-11-17T16:00:00+00:00' },
        ...{ since: expect.any(String), endedBy: null },
        rule: {
          ...{ ruleId, isException: false, arrivalDay: 1, arrivalFrom: '06:00', arrivalTo: '18:00' },
          ...{ days: 1, time: '08:00' },
        },
      },
    ])
  })

  it('explains a former estimate in its words of then, though the same rule says otherwise now', async () => {
    const [ruleId] = await estimates.replaceRules(portal, [monday])
    await portal.pool.raw.query(
      'update eta_rule set version = version + 1, opens = 540, local_days = 2, local_minute = 900 where id = $1',
      [ruleId],
    )
    await estimates.askForPort(portal)
    await estimates.workOff(portal)
    const rules = (await history()).map(({ rule }: { rule: object | null }) => rule)
    const either = { ruleId, isException: false, arrivalDay: 1, arrivalTo: '18:00' }
    expect(rules).toEqual([
      null,
      { ...either, arrivalFrom: '06:00', days: 1, time: '08:00' },
      { ...either, arrivalFrom: '09:00', days: 2, time: '15:00' },
    ])
  })

  it('that moves nothing leaves no history', async () => {
    const [first] = await estimates.replaceRules(portal, [monday])
    const [second] = await estimates.replaceRules(portal, [{ ...monday, window: ['05:00', '19:00'] }])
    expect(first).not.toBe(second)
    expect((await estimates.storedOf(portal, container)).rule).toBe(second)
    expect(await former()).toEqual([[afterADay, 'rule']])
  })
})

describe('a ship that is delayed', () => {
  it('moves its containers, on their page at once', async () => {
    await ship('FHA001E', '2026-11-16T12:30:00-08:00')
    expect([await shown(), await stored()]).toEqual(['2026-11-17T20:30:00.000Z', afterADay])
    await estimates.workOff(portal)
    expect([await stored(), await former()]).toEqual(['2026-11-17T20:30:00.000Z', [[afterADay, 'arrival']]])
  })

  it('by seconds leaves no history', async () => {
    await ship('FHA001E', '2026-11-16T10:30:20-08:00')
    await estimates.workOff(portal)
    expect([await stored(), await former()]).toEqual(['2026-11-17T18:30:20.000Z', []])
  })

  it('is worked off once, however often it is told of before', async () => {
    for (const hour of ['11', '12', '13']) await ship('FHA001E', `2026-11-16T${hour}:30:00-08:00`)
    expect((await portal.pool.raw.query('select from estimate_run where finished_at is null')).rowCount).toBe(1)
    await estimates.workOff(portal)
    expect([await stored(), await former()]).toEqual(['2026-11-17T21:30:00.000Z', [[afterADay, 'arrival']]])
  })

  it('without containers is nothing to work off', async () => {
    await ship('FHB002E', atTenThirty)
    await estimates.workOff(portal)
    expect((await portal.pool.raw.query(`select from estimate_run where vvd = 'FHB002E'`)).rowCount).toBe(0)
  })
})

describe('what the carrier says of places and container types', () => {
  const place = (zone: string) =>
    lines.locations.filter(({ code }) => code === 'USLGB').map((port) => ({ ...port, zone }))
  const type = (group: string) =>
    lines.equipmentTypes.filter(({ code }) => code === '45G1').map((one) => ({ ...one, group }))
  const waiting = async () =>
    (await portal.pool.raw.query('select reason, port_code from estimate_run where finished_at is null')).rows

  it('moves the containers of a port whose clock turns out to be another one', async () => {
    await estimates.replaceRules(portal, [monday])
    await portal.carrier('locations', place('America/Denver'))
    try {
      expect(await waiting()).toEqual([{ reason: 'reference', port_code: 'USLGB' }])
      expect(await shown()).toBe('2026-11-17T15:00:00.000Z')
      await estimates.workOff(portal)
      expect([await stored(), (await former()).at(-1)]).toEqual(['2026-11-17T15:00:00.000Z', [nextDay, 'reference']])
    } finally {
      await portal.carrier('locations', place('America/Los_Angeles'))
      await estimates.workOff(portal)
    }
    expect(await stored()).toBe(nextDay)
  })

  it('moves containers whose type turns out to be of another group', async () => {
    await estimates.replaceRules(portal, [{ ...monday, group: 'special' }])
    expect(await stored()).toBe(afterADay)
    await portal.carrier('equipment-types', type('special'))
    try {
      expect(await waiting()).toContainEqual({ reason: 'reference', port_code: 'USLGB' })
      await estimates.workOff(portal)
      expect([await stored(), (await former()).at(-1)]).toEqual([nextDay, [afterADay, 'reference']])
    } finally {
      await portal.carrier('equipment-types', type('dry'))
      await estimates.workOff(portal)
    }
    expect(await stored()).toBe(afterADay)
  })

  it('moves nothing when a place or a type has but another name', async () => {
    const renamed = { names: { en: 'Long Beach, CA', zh: '长滩港', vi: 'Long Beach' } }
    await portal.carrier('locations', [{ ...place('America/Los_Angeles')[0], ...renamed }])
    await portal.carrier('equipment-types', [{ ...type('dry')[0], ...renamed }])
    expect(await waiting()).toEqual([])
  })
})

describe('a booking or container that changes', () => {
  it('is estimated by its new ship at once', async () => {
    await ship('FHC003E', '2026-11-20T10:30:00-08:00')
    await portal.carrier('bookings', [estimates.bookingOn(bookingNo, { vvd: 'FHC003E' }, { revision: 2 })])
    expect([await stored(), await former()]).toEqual(['2026-11-21T18:30:00.000Z', [[afterADay, 'booking']]])
  })

  it('is delivered after its train at once', async () => {
    await portal.carrier('bookings', [
      estimates.bookingOn(bookingNo, { vvd: 'FHA001E', isInland: true }, { revision: 2 }),
    ])
    expect(await estimates.storedOf(portal, container)).toMatchObject({
      ...{ available: afterADay, delivered: '2026-11-20T00:30:00.000Z' },
    })
  })

  it('is estimated by its new type at once', async () => {
    await estimates.replaceRules(portal, [{ ...monday, equipment: '45R1' }])
    expect(await stored()).toBe(afterADay)
    await portal.carrier('containers', [lines.container(bookingNo, container, { equipment: '45R1', revision: 2 })])
    expect([await stored(), await former()]).toEqual([nextDay, [[afterADay, 'booking']]])
  })

  it('is not expected at all while no ship brings it, and says so in its history', async () => {
    await portal.carrier('schedules', [estimates.voyageTo('FHD004E', 'USOAK', atTenThirty)])
    await portal.carrier('bookings', [estimates.bookingOn(bookingNo, { vvd: 'FHD004E' }, { revision: 2 })])
    expect([await stored(), await shown()]).toEqual([null, null])
    await portal.carrier('bookings', [estimates.bookingOn(bookingNo, { vvd: 'FHA001E' }, { revision: 3 })])
    expect(await former()).toEqual([
      [afterADay, 'booking'],
      [null, 'booking'],
    ])
    expect((await history()).map(({ availableAt }: { availableAt: string | null }) => availableAt)).toEqual([
      ...['2026-11-17T18:30:00+00:00', null, '2026-11-17T18:30:00+00:00'],
    ])
  })
})

describe('a container of which nothing is expected any more', () => {
  it('keeps what was expected when it left, and is expected again when it had not', async () => {
    await sendMoves(7)
    const gone = lines.event(bookingNo, container, {
      ...{ kind: 'gateOut', load: 'full', mode: 'truck', location: 'USLGB-SSA', occurredAt: '2026-11-14T23:00:00Z' },
    })
    await portal.carrier('events', [gone])
    expect((await portal.get(`/api/cargopub/search?type=container&q=${container}`)).json.containers[0].stage).toBe(
      'Out-gated',
    )
    await estimates.replaceRules(portal, [monday])
    await ship('FHA001E', '2026-11-16T12:30:00-08:00')
    await estimates.workOff(portal)
    expect([await stored(), await shown(), await former()]).toEqual([afterADay, null, []])
    await portal.carrier('events', [{ ...gone, revision: 1, withdrawn: true }])
    expect([await stored(), await former()]).toEqual([nextDay, [[afterADay, 'booking']]])
  })

  it('keeps what was expected when its booking was cancelled, and follows when it is revived', async () => {
    const booking = (status: string, at: number) =>
      portal.carrier('bookings', [estimates.bookingOn(bookingNo, { vvd: 'FHA001E' }, { status, revision: at })])
    await booking('Canceled', 2)
    await estimates.replaceRules(portal, [monday])
    expect([await stored(), await former()]).toEqual([afterADay, []])
    await booking('Approved', 3)
    expect(await stored()).toBe(nextDay)
  })

  it('keeps what was expected when it was taken off', async () => {
    await portal.carrier('containers', [lines.container(bookingNo, container, { removed: true, revision: 2 })])
    await estimates.replaceRules(portal, [monday])
    expect([await stored(), await former()]).toEqual([afterADay, []])
  })
})

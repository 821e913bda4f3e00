import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import * as journeys from '../cargo/journey.fixture.ts'

let portal: Portal
let serial = 100_000
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  for (const [path, batch] of Object.entries({
    locations: lines.locations,
    'equipment-types': lines.equipmentTypes,
    organisations: lines.organisations,
    schedules: lines.schedules,
  }))
    expect((await portal.carrier(path, batch)).json).toMatchObject({ rejected: [] })
  const bookings = [
    lines.booking('3104482'),
    lines.inlandBooking('3104483'),
    lines.feederBooking('3104484'),
    lines.booking('3104485', { billType: 'OBL', paymentTerm: 'Collect' }),
  ]
  expect((await portal.carrier('bookings', bookings)).json).toMatchObject({ accepted: 4, rejected: [] })
})
afterAll(() => portal.stop())

const newContainer = async (bookingNo: string) => {
  const containerNo = lines.containerNumber(serial++)
  expect((await portal.carrier('containers', [lines.container(bookingNo, containerNo)])).json).toMatchObject({
    accepted: 1,
  })
  return { bookingNo, containerNo }
}
type Container = Awaited<ReturnType<typeof newContainer>>
const sendMoves = async (container: Container, moves: journeys.Move[]) => {
  const events = moves.map(({ stage: _, ...move }) => lines.event(container.bookingNo, container.containerNo, move))
  expect((await portal.carrier('events', events)).json).toMatchObject({ accepted: moves.length, rejected: [] })
}
const detail = async (container: Container) =>
  (await portal.get(`/api/cargopub/detail?bookingNo=${container.bookingNo}&containerNo=${container.containerNo}`)).json
const stageOf = async (container: Container) => (await detail(container)).container.stage

const scenarios = {
  local: ['3104482', journeys.localJourney],
  'by rail to Chicago': ['3104483', journeys.inlandJourney],
  'by feeder from Hai Phong': ['3104484', journeys.feederJourney],
  'given back at origin': ['3104482', journeys.returnedAtOrigin],
  'shut out at the port of loading': ['3104482', journeys.shutOut],
} as const

describe('the stage of a container', () => {
  it('is Booked before anything happened', async () =>
    expect(await stageOf(await newContainer('3104482'))).toBe('Booked'))

  it.each(Object.entries(scenarios))('follows a journey %s move by move', async (_name, [bookingNo, moves]) => {
    const container = await newContainer(bookingNo)
    for (const move of moves) {
      await sendMoves(container, [move])
      expect(await stageOf(container), `${move.kind} ${move.location} ${move.occurredAt}`).toBe(move.stage)
    }
  })

  it('is the same however late, doubled, corrected or out of order the events come', async () => {
    const moves = [...journeys.localJourney]
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: moves.length }),
        fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        async (count, order, corrected) => {
          const container = await newContainer('3104482')
          const sent = moves.slice(0, count)
          const events = sent.flatMap(({ stage: _, ...move }, index) => {
            const right = lines.event(container.bookingNo, container.containerNo, { ...move, revision: 1 })
            const wrong = { ...right, revision: 0, kind: 'gateIn', load: 'empty', occurredAt: '2026-11-14T23:00:00Z' }
            return corrected[index] ? [wrong, right] : [right, right]
          })
          const shuffled = events
            .map((event, index) => ({ event, key: order[index] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ event }) => event)
          const half = Math.floor(shuffled.length / 2)
          for (const batch of [shuffled.slice(0, half), shuffled.slice(half), shuffled])
            if (batch.length > 0) await portal.carrier('events', batch)
          expect(await stageOf(container)).toBe(sent.at(-1)?.stage)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('goes back when an event is withdrawn', async () => {
    const container = await newContainer('3104482')
    await sendMoves(container, journeys.localJourney.slice(0, 2))
    const wrong = lines.event(container.bookingNo, container.containerNo, {
      kind: 'loaded',
      mode: 'vessel',
      location: 'CNNGB',
      occurredAt: '2026-11-05T00:00:00Z',
    })
    await portal.carrier('events', [wrong])
    expect(await stageOf(container)).toBe('In-Transit')
    await portal.carrier('events', [{ ...wrong, revision: 1, withdrawn: true }])
    expect(await stageOf(container)).toBe('At Origin')
  })

  it('does not move by what is only planned or estimated', async () => {
    const container = await newContainer('3104482')
    await portal.carrier('events', [
      lines.event(container.bookingNo, container.containerNo, {
        kind: 'gateOut',
        load: 'empty',
        classifier: 'planned',
        location: 'CNNGB',
        occurredAt: '2026-11-20T00:00:00Z',
      }),
    ])
    expect(await stageOf(container)).toBe('Booked')
  })

  it('moves on both containers when a correction names another container', async () => {
    const [one, other] = [await newContainer('3104482'), await newContainer('3104482')]
    const event = lines.event(one.bookingNo, one.containerNo, {
      kind: 'gateOut',
      load: 'empty',
      location: 'CNNGB',
      occurredAt: '2026-11-01T00:00:00Z',
    })
    await portal.carrier('events', [event])
    await portal.carrier('events', [{ ...event, revision: 1, containerNo: other.containerNo }])
    expect([await stageOf(one), await stageOf(other)]).toEqual(['Booked', 'Empty Pickup'])
  })
})

describe('holds and availability', () => {
  const hold = (container: Container, type: string, state: string, since: string) =>
    portal.carrier('holds', [{ ...container, type, state, since }])

  it('hold a container at destination that is red, and let it go when it turns green', async () => {
    const container = await newContainer('3104485')
    await sendMoves(container, journeys.localJourney.slice(0, 6))
    await hold(container, 'originalBl', 'red', '2026-11-09T00:00:00Z')
    expect(await stageOf(container)).toBe('Hold')
    await sendMoves(container, journeys.localJourney.slice(6, 7))
    expect((await detail(container)).container).toMatchObject({
      availability: 'Not Yet Available',
      availabilityBasis: null,
    })
    await hold(container, 'originalBl', 'green', '2026-11-10T00:00:00Z')
    await hold(container, 'originalBl', 'red', '2026-11-09T12:00:00Z')
    expect(await stageOf(container)).toBe('At Destination')
  })

  it('are not shown to a guest beyond the stage', async () => {
    const container = await newContainer('3104485')
    await hold(container, 'customs', 'red', '2026-11-09T00:00:00Z')
    expect(JSON.stringify(await detail(container))).not.toMatch(/customs|hold/)
  })

  it.each([
    ['an original B/L for a sea waybill', 'originalBl', '3104482'],
    ['collect payment for prepaid freight', 'collectPayment', '3104482'],
    ['truck fees for a box that goes by rail', 'cleanTruckFee', '3104483'],
  ])('do not apply: %s', async (_name, type, bookingNo) => {
    const container = await newContainer(bookingNo)
    await sendMoves(
      container,
      bookingNo === '3104483' ? journeys.inlandJourney.slice(0, 9) : journeys.localJourney.slice(0, 6),
    )
    await hold(container, type, 'red', '2026-11-09T00:00:00Z')
    expect(await stageOf(container)).toBe('At Destination')
  })

  it('make a container available when the terminal says so, and only until it says otherwise', async () => {
    const container = await newContainer('3104482')
    await sendMoves(container, journeys.localJourney.slice(0, 6))
    expect((await detail(container)).container).toMatchObject({
      availability: 'Not Yet Available',
      availabilityBasis: null,
    })
    await sendMoves(container, journeys.localJourney.slice(6, 7))
    expect((await detail(container)).container).toMatchObject({
      availability: 'Available For Pickup',
      availabilityBasis: 'terminal',
    })
    await portal.carrier('events', [
      lines.event(container.bookingNo, container.containerNo, {
        kind: 'notAvailable',
        location: 'USLGB-SSA',
        occurredAt: '2026-11-09T12:00:00Z',
      }),
    ])
    expect((await detail(container)).container).toMatchObject({
      availability: 'Not Yet Available',
      availabilityBasis: 'terminal',
    })
    await sendMoves(container, journeys.localJourney.slice(7, 8))
    expect((await detail(container)).container).toMatchObject({ stage: 'Out-gated', availability: null })
  })

  it('take the estimate for the terminal’s word when it is reached, and say so', async () => {
    const container = await newContainer('3104482')
    await sendMoves(container, journeys.localJourney.slice(0, 6))
    await portal.setNow('2026-11-22T15:00:00Z')
    expect((await detail(container)).container).toMatchObject({
      availability: 'Available For Pickup',
      availabilityBasis: 'estimate',
    })
    await portal.setNow('2026-11-15T00:00:00Z')
    expect(await detail(container)).toMatchObject({
      container: { estimatedAvailability: { at: '2026-11-22T14:00:00+00:00', ruleBased: false } },
    })
  })
})

import { type PickupAnswer, pickupVerdict } from '@fairway/contract/tracking/pickup-verdict.rules'
import { CargoDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { inlandJourney, localJourney } from '../cargo/journey.fixture.ts'
import { notifyReachedEstimates } from './pickup-change.actions.ts'

let portal: Portal
let headers: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [
    lines.booking('3104482'),
    lines.booking('3104485', { billType: 'OBL', paymentTerm: 'Collect' }),
    lines.inlandBooking('3104483'),
  ])
  const { rows } = await portal.pool.raw.query<{ id: string }>("select id from organisation where ref = 'NBL'")
  headers = (await portal.person({ groups: ['TD'], organisationIds: [rows[0]?.id ?? ''] })).headers
})
afterAll(() => portal.stop())

const hour = fc
  .integer({ min: 0, max: 400 })
  .map((hours) => new Date(Date.parse('2026-11-06T00:00:00Z') + hours * 3_600_000).toISOString())
const containers = fc.array(
  fc.record({
    bookingNo: fc.constantFrom('3104482', '3104485', '3104483'),
    moves: fc.oneof(
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 12 }) },
      { weight: 3, arbitrary: fc.constantFrom(6, 9, 10) },
    ),
    words: fc.array(fc.record({ kind: fc.constantFrom('available', 'notAvailable'), occurredAt: hour }), {
      maxLength: 3,
    }),
    holds: fc.array(
      fc.record({ type: fc.constantFrom(...holdTypes), state: fc.constantFrom('red', 'green'), since: hour }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 16, maxLength: 16 },
)
let nth = 640_000
const yes = (answer: PickupAnswer) => (answer === 'ready' || answer === 'readyByEstimate' ? answer : null)

it('what people are notified of is the verdict of the page, for whatever the carrier says of a container', async () => {
  await fc.assert(
    fc.asyncProperty(
      containers,
      fc.constantFrom('2026-11-23T00:00:00Z', '2026-12-03T00:00:00Z'),
      async (generated, now) => {
        await portal.setNow(now)
        const made = generated.map((container) => ({ ...container, containerNo: lines.containerNumber(++nth) }))
        const eventsOf = (container: (typeof made)[number]) =>
          (container.bookingNo === '3104483' ? inlandJourney : localJourney)
            .slice(0, container.moves)
            .map(({ stage: _, ...move }) => lines.event(container.bookingNo, container.containerNo, move))
        await portal.carrier(
          'containers',
          made.map((container) => lines.container(container.bookingNo, container.containerNo)),
        )
        await portal.carrier('events', made.flatMap(eventsOf))
        await portal.carrier(
          'holds',
          made.flatMap(({ bookingNo, containerNo, holds }) =>
            holds.map((hold) => ({ bookingNo, containerNo, ...hold })),
          ),
        )
        await portal.carrier(
          'events',
          made.flatMap(({ bookingNo, containerNo, words: statements }) =>
            statements.map((statement) => lines.event(bookingNo, containerNo, { location: 'USLGB-SSA', ...statement })),
          ),
        )
        await notifyReachedEstimates(portal.pool)
        const { rows } = await portal.pool.raw.query<{ container_no: string; pickup_answer: string | null }>(
          'select container_no, pickup_answer from container where container_no = any($1)',
          [made.map(({ containerNo }) => containerNo)],
        )
        const stored = new Map(rows.map((row) => [row.container_no, row.pickup_answer]))
        for (const { bookingNo, containerNo } of made) {
          const { json } = await portal.get(
            `/api/cargo/detail?bookingNo=${bookingNo}&containerNo=${containerNo}`,
            headers,
          )
          const { own, ...reply } = CargoDetailReply.parse(json)
          if (!own) throw new Error('the box is the reader’s own')
          const { answer } = pickupVerdict({ ...reply, ...own })
          expect([containerNo, stored.get(containerNo)]).toEqual([containerNo, yes(answer)])
          // and no screen says 'available' beside a hold
          if (answer === 'onHold')
            expect(reply.container).toMatchObject({ stage: 'Hold', availability: 'Not Yet Available' })
        }
      },
    ),
    { numRuns: 5 },
  )
})

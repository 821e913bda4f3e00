import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import * as estimates from './estimate.fixture.ts'

const SHIPS = 16
const kinds = ['45G1', '22G1', '45R1']
const ships = Array.from({ length: SHIPS }, (_, nth) => ({ vvd: `SHIP${nth + 10}`, bookingNo: `${6_000_000 + nth}` }))
const containerNoOf = (nth: number, kind: number) => lines.containerNumber(800_000 + nth * 10 + kind)

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: estimates.NOW })
  await estimates.fillPlaces(portal)
  await portal.carrier(
    'schedules',
    ships.map(({ vvd }) => estimates.voyageTo(vvd, 'USLGB', estimates.NOW)),
  )
  await portal.carrier(
    'bookings',
    ships.map(({ vvd, bookingNo }, nth) => estimates.bookingOn(bookingNo, { vvd, isInland: nth % 4 === 0 })),
  )
  await portal.carrier(
    'containers',
    ships.flatMap(({ bookingNo }, nth) =>
      kinds.map((equipment, kind) => lines.container(bookingNo, containerNoOf(nth, kind), { equipment })),
    ),
  )
})
afterAll(() => portal.stop())

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '20', '30', '59'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const day = fc.integer({ min: 1, max: 7 })
const offset = fc.tuple(fc.integer({ min: 0, max: 4 }), time)
const scope = fc.constantFrom({}, {}, { equipment: '45G1' }, { group: 'dry' as const }, { group: 'reefer' as const })
const base = fc.record({
  shipment: fc.constantFrom('LOCAL' as const, 'IPI' as const),
  window: fc.tuple(time, time),
  local: offset,
  inland: offset,
})
const weekly = fc.tuple(base, scope, day).map(([rule, of, on]) => ({ ...rule, ...of, day: on }))
/** Of days, or of a ship; also on every day of the week. */
const exception = fc
  .tuple(base, scope, fc.option(day, { nil: undefined }), fc.integer({ min: -1, max: SHIPS - 1 }))
  .map(([rule, of, on, ship]) => ({
    ...{ ...rule, ...of, ...(on && { day: on }) },
    ...(ship < 0 ? { between: ['2026-10-28', '2026-11-03'] as [string, string] } : { vvd: ships[ship]?.vvd ?? '' }),
  }))
const worlds = fc.record({
  rules: fc.array(fc.oneof({ weight: 4, arbitrary: weekly }, exception), { minLength: 1, maxLength: 30 }),
  arrivals: fc.array(fc.integer({ min: 0, max: 10 * 1440 }), { minLength: SHIPS, maxLength: SHIPS }),
})

/** Days around the night in which the clocks of Long Beach went back. */
const FIRST = Date.parse('2026-10-27T07:00:00Z')

async function arrange({ rules, arrivals }: { rules: estimates.RuleOf[]; arrivals: number[] }) {
  const at = arrivals.map((minutes) => new Date(FIRST + minutes * 60_000).toISOString())
  await portal.pool.raw.query(
    `update port_call p set arrival_planned_at = w.at from unnest($1::text[], $2::timestamptz[]) as w(vvd, at)
      where p.vvd = w.vvd and p.location_code = 'USLGB'`,
    [ships.map(({ vvd }) => vvd), at],
  )
  await estimates.replaceRules(portal, rules)
  const { rows } = await portal.pool.raw.query(
    `select c.container_no as box, b.booking_no, b.shipment, p.arrival_planned_at as arrival, c.est_available_at as available, c.est_rule_id as rule
       from container c join booking b on b.id = c.booking_id join port_call p on p.vvd = b.ocean_vvd and p.location_code = b.pod_code
      where b.booking_no like '6%' order by p.arrival_planned_at`,
  )
  return rows
}

describe('for any rules and arrivals', () => {
  it('a ship that comes later never makes a container available earlier by the same rule, nor before it comes', () =>
    fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const latest = new Map<number, string>()
        for (const { rule, arrival, available } of await arrange(world)) {
          expect(Date.parse(available)).toBeGreaterThanOrEqual(Date.parse(arrival))
          if (rule === null) expect(Date.parse(available) - Date.parse(arrival)).toBe(86_400_000)
          else {
            expect(Date.parse(available)).toBeGreaterThanOrEqual(Date.parse(latest.get(rule) ?? arrival))
            latest.set(rule, available)
          }
        }
      }),
      { numRuns: 25 },
    ))

  it('the page of a container says what the background has stored', () =>
    fc.assert(
      fc.asyncProperty(worlds, fc.nat({ max: SHIPS * 3 - 1 }), async (world, first) => {
        const rows = await arrange(world)
        for (const at of [0, 17, 31]) {
          const { box, booking_no: bookingNo } = rows[(first + at) % rows.length]
          const { rule, ...stored } = await estimates.storedOf(portal, box)
          expect(await estimates.shownOf(portal, bookingNo, box)).toEqual({ ...stored, ruleBased: rule !== null })
        }
      }),
      { numRuns: 10 },
    ))
})

describe('while the background may still change an estimate', () => {
  it('the page works it out anew, and says the same once nothing is left to change', () =>
    fc.assert(
      fc.asyncProperty(worlds, fc.nat({ max: SHIPS * 3 - 1 }), async (world, first) => {
        const rows = await arrange(world)
        const some = [0, 17, 31].map((at) => rows[(first + at) % rows.length])
        const pages = () => Promise.all(some.map(({ box, booking_no: no }) => estimates.shownOf(portal, no, box)))
        const settled = await pages()
        await estimates.askForPort(portal)
        await portal.pool.raw.query('update container set est_available_at = null, est_rule_id = null')
        expect(await pages()).toEqual(settled)
        await estimates.workOff(portal)
        expect(await pages()).toEqual(settled)
      }),
      { numRuns: 10 },
    ))
})

describe('the order in which the carrier tells', () => {
  const [FIRST_SHIP, SECOND_SHIP] = ['LATE01E', 'LATE02E']
  let serial = 0
  const ship = (vvd: string, at: string, revision: number) => () =>
    portal.carrier('schedules', [estimates.voyageTo(vvd, 'USLGB', at, revision)])

  it('does not matter in the end, whenever the background comes by', async () => {
    await estimates.replaceRules(portal, [
      { day: 1, window: ['00:00', '12:00'] },
      { day: 1, window: ['00:00', '12:00'], group: 'reefer', local: [3, '15:00'] },
    ])
    await ship(FIRST_SHIP, '2026-11-14T10:30:00-08:00', 0)()
    await ship(SECOND_SHIP, '2026-11-14T10:30:00-08:00', 0)()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 11, maxLength: 11 }), async (order) => {
        const [subject, control] = [serial++, serial++].map((nth) => ({
          bookingNo: `${8_000_000 + nth}`,
          containerNo: lines.containerNumber(900_000 + nth),
        }))
        if (!subject || !control) throw new Error('two boxes were expected')
        const round = serial * 10
        const booking = (vvd: string, revision: number, of = subject) =>
          portal.carrier('bookings', [estimates.bookingOn(of.bookingNo, { vvd }, { revision })])
        const container = (equipment: string, revision: number, of = subject) =>
          portal.carrier('containers', [lines.container(of.bookingNo, of.containerNo, { equipment, revision })])
        await booking(FIRST_SHIP, 0)
        const steps = [
          ...[
            ship(FIRST_SHIP, '2026-11-20T10:30:00-08:00', round),
            ship(FIRST_SHIP, '2026-11-21T10:30:00-08:00', round + 1),
          ],
          ...[
            ship(SECOND_SHIP, '2026-11-18T10:30:00-08:00', round),
            ship(SECOND_SHIP, '2026-11-16T10:30:00-08:00', round + 1),
          ],
          ...[() => booking(FIRST_SHIP, 1), () => booking(SECOND_SHIP, 2), () => booking(FIRST_SHIP, 1)],
          ...[() => container('45G1', 1), () => container('45R1', 2)],
          ...[() => estimates.workOff(portal), () => estimates.workOff(portal)],
        ]
        for (const [, step] of steps.map((one, at) => [order[at] ?? 0, one] as const).sort(([a], [b]) => a - b))
          await step()
        await estimates.workOff(portal)
        await booking(SECOND_SHIP, 1, control)
        await container('45R1', 1, control)
        const stored = await estimates.storedOf(portal, subject.containerNo)
        expect(stored.available).toBe('2026-11-19T23:00:00.000Z')
        expect(stored).toEqual(await estimates.storedOf(portal, control.containerNo))
      }),
      { numRuns: 10 },
    )
  })
})

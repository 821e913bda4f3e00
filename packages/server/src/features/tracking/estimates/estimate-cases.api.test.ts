import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import * as estimates from './estimate.fixture.ts'

/** Every case has a port, a ship and a container of its own. Monday is 16 November. */
interface Case {
  zone?: string
  arrives: string | { planned: string; estimated?: string; actual?: string } | null
  isInland?: boolean
  equipment?: string
  rules: (estimates.RuleOf & { isElsewhere?: boolean; isOtherShip?: boolean; isOwnShip?: boolean })[]
  /** When the container can be fetched, and by which of the rules. */
  available: string | null
  by: number | null
  delivered?: string
}

const monday = { day: 1, window: ['06:00', '18:00'] } satisfies estimates.RuleOf
const night = { day: 1, window: ['20:00', '04:00'], local: [1, '12:00'] } satisfies estimates.RuleOf
const overSunday = { day: 7, window: ['22:00', '06:00'], local: [2, '07:00'] } satisfies estimates.RuleOf
const saturday = { day: 6, window: ['18:00', '23:00'] } satisfies estimates.RuleOf
const everyDay = { window: ['00:00', '24:00'], local: [5, '10:00'] } satisfies estimates.RuleOf
const twiceOpen = { window: ['01:30', '01:30'], between: ['2026-10-31', '2026-11-02'] } satisfies estimates.RuleOf
const byEquipment = [
  { ...monday, local: [1, '07:00'] },
  { ...monday, group: 'dry', local: [1, '08:00'] },
  { ...monday, equipment: '45G1', local: [1, '09:00'] },
] satisfies estimates.RuleOf[]
const atTenThirty = '2026-11-16T10:30:00-08:00'

const cases: Record<string, Case> = {
  'comes within the window': { arrives: atTenThirty, rules: [monday], available: '2026-11-17T08:00-08:00', by: 0 },
  'comes in the minute in which the window opens': {
    arrives: '2026-11-16T06:00:00-08:00', rules: [monday], available: '2026-11-17T08:00-08:00', by: 0,
  },
  'comes a minute before it opens': {
    arrives: '2026-11-16T05:59:59-08:00', rules: [monday], available: '2026-11-17T05:59:59-08:00', by: null,
  },
  'comes in the last minute of the window': {
    arrives: '2026-11-16T17:59:59-08:00', rules: [monday], available: '2026-11-17T08:00-08:00', by: 0,
  },
  'comes when the window closes': {
    arrives: '2026-11-16T18:00:00-08:00', rules: [monday], available: '2026-11-17T18:00-08:00', by: null,
  },
  'comes to a port without rules': { arrives: atTenThirty, rules: [], available: '2026-11-17T10:30-08:00', by: null },
  'comes on another day of the week': {
    arrives: '2026-11-17T10:30:00-08:00', rules: [monday], available: '2026-11-18T10:30-08:00', by: null,
  },
  'comes to a port whose rules are another port’s': {
    arrives: atTenThirty, rules: [{ ...monday, isElsewhere: true }], available: '2026-11-17T10:30-08:00', by: null,
  },
  'comes before midnight of a window that passes it': {
    arrives: '2026-11-16T23:10:00-08:00', rules: [night], available: '2026-11-17T12:00-08:00', by: 0,
  },
  'comes after midnight of a window that opened the day before': {
    arrives: '2026-11-17T02:00:00-08:00', rules: [night], available: '2026-11-17T12:00-08:00', by: 0,
  },
  'comes at the end of a window that passed midnight': {
    arrives: '2026-11-17T04:00:00-08:00', rules: [night], available: '2026-11-18T04:00-08:00', by: null,
  },
  'comes in the small hours of the day whose window opens in the evening': {
    arrives: '2026-11-16T02:00:00-08:00', rules: [night], available: '2026-11-17T02:00-08:00', by: null,
  },
  'comes on Monday in a window of Sunday': {
    arrives: '2026-11-16T03:00:00-08:00', rules: [overSunday], available: '2026-11-17T07:00-08:00', by: 0,
  },
  'comes on Sunday in that window': {
    arrives: '2026-11-15T22:00:00-08:00', rules: [overSunday], available: '2026-11-17T07:00-08:00', by: 0,
  },
  'comes at the first minute of a whole day': {
    arrives: '2026-11-16T00:00:00-08:00', rules: [{ ...everyDay, day: 1 }], available: '2026-11-21T10:00-08:00', by: 0,
  },
  'comes at the last minute of a day that lasts until six': {
    arrives: '2026-11-17T05:59:00-08:00', rules: [{ day: 1, window: ['06:00', '06:00'] }],
    available: '2026-11-17T08:00-08:00', by: 0,
  },
  'is available on the day it comes': {
    arrives: atTenThirty, rules: [{ ...monday, local: [0, '20:00'] }], available: '2026-11-16T20:00-08:00', by: 0,
  },
  'would be available before it comes': {
    arrives: atTenThirty, rules: [{ ...monday, local: [0, '08:00'] }], available: '2026-11-16T10:30-08:00', by: 0,
  },
  'goes on by rail': {
    arrives: atTenThirty, isInland: true, rules: [{ ...monday, shipment: 'IPI' }],
    available: '2026-11-18T09:00-08:00', by: 0, delivered: '2026-11-20T15:00-08:00',
  },
  'goes on by rail where only local boxes have a rule': {
    arrives: atTenThirty, isInland: true, rules: [monday],
    available: '2026-11-17T10:30-08:00', by: null, delivered: '2026-11-19T16:30-08:00',
  },
  'is local where only inland boxes have a rule': {
    arrives: atTenThirty, rules: [{ ...monday, shipment: 'IPI' }], available: '2026-11-17T10:30-08:00', by: null,
  },
  'has a rule for its type, one for its group and one for any': {
    arrives: atTenThirty, rules: byEquipment, available: '2026-11-17T09:00-08:00', by: 2,
  },
  'has a rule for its group and one for any': {
    arrives: atTenThirty, equipment: '22G1', rules: byEquipment, available: '2026-11-17T08:00-08:00', by: 1,
  },
  'has only the rule for any': {
    arrives: atTenThirty, equipment: '45R1', rules: byEquipment, available: '2026-11-17T07:00-08:00', by: 0,
  },
  'is of another group than the rule': {
    arrives: atTenThirty, rules: [{ ...monday, group: 'reefer' }], available: '2026-11-17T10:30-08:00', by: null,
  },
  'comes on a day that is an exception, though a rule names its type': {
    arrives: atTenThirty, rules: [...byEquipment, { ...everyDay, between: ['2026-11-16', '2026-11-16'] }],
    available: '2026-11-21T10:00-08:00', by: 3,
  },
  'comes after the last day of an exception': {
    arrives: atTenThirty, rules: [monday, { ...everyDay, between: ['2026-11-14', '2026-11-15'] }],
    available: '2026-11-17T08:00-08:00', by: 0,
  },
  'comes after midnight in an exception of the day before': {
    arrives: '2026-11-17T02:00:00-08:00', rules: [{ ...night, between: ['2026-11-16', '2026-11-16'] }],
    available: '2026-11-17T12:00-08:00', by: 0,
  },
  'comes after midnight in a window that opened before the exception': {
    arrives: '2026-11-17T02:00:00-08:00', rules: [night, { ...night, between: ['2026-11-17', '2026-11-17'] }],
    available: '2026-11-17T12:00-08:00', by: 0,
  },
  'comes with the ship of an exception, on a day of another': {
    arrives: atTenThirty,
    rules: [
      { ...everyDay, between: ['2026-11-16', '2026-11-16'], equipment: '45G1' },
      { ...everyDay, isOwnShip: true, local: [3, '11:00'] },
    ],
    available: '2026-11-19T11:00-08:00', by: 1,
  },
  'comes with another ship than the one of the exception': {
    arrives: atTenThirty, rules: [monday, { ...everyDay, isOtherShip: true }], available: '2026-11-17T08:00-08:00', by: 0,
  },
  'has a rule that was switched off': {
    arrives: atTenThirty, rules: [{ ...monday, isActive: false }], available: '2026-11-17T10:30-08:00', by: null,
  },
  'is expected later than planned': {
    arrives: { planned: '2026-11-14T10:30:00-08:00', estimated: atTenThirty }, rules: [monday],
    available: '2026-11-17T08:00-08:00', by: 0,
  },
  'has come earlier than it was expected': {
    arrives: { planned: '2026-11-18T01:00:00-08:00', estimated: '2026-11-17T01:00:00-08:00', actual: '2026-11-14T09:00:00-08:00' },
    rules: [monday, saturday], available: '2026-11-15T09:00-08:00', by: null,
  },
  'has no ship that calls at its port': { arrives: null, rules: [monday], available: null, by: null },
  'comes the evening before the clocks go back': {
    arrives: '2026-10-31T22:00:00-07:00', rules: [saturday], available: '2026-11-01T08:00-08:00', by: 0,
  },
  'is available in the hour that comes twice': {
    arrives: '2026-10-31T22:00:00-07:00', rules: [{ ...saturday, local: [1, '01:30'] }], available: '2026-11-01T01:30-08:00', by: 0,
  },
  'comes in the hour that comes twice, the first time': {
    arrives: '2026-11-01T01:30:00-07:00', rules: [{ day: 7, window: ['01:00', '02:00'], local: [0, '06:00'] }],
    available: '2026-11-01T06:00-08:00', by: 0,
  },
  'comes in the hour that comes twice, the second time': {
    arrives: '2026-11-01T01:30:00-08:00', rules: [{ day: 7, window: ['01:00', '02:00'], local: [0, '06:00'] }],
    available: '2026-11-01T06:00-08:00', by: 0,
  },
  'comes in that hour for the first time, before a window that opens every day': {
    arrives: '2026-11-01T01:10:00-07:00', rules: [twiceOpen], available: '2026-11-01T08:00-08:00', by: 0,
  },
  'comes in that hour, after a window that opens every day': {
    arrives: '2026-11-01T01:40:00-07:00', rules: [twiceOpen], available: '2026-11-02T08:00-08:00', by: 0,
  },
  'comes in that hour for the second time, when that window has been open for a while': {
    arrives: '2026-11-01T01:10:00-08:00', rules: [twiceOpen], available: '2026-11-02T08:00-08:00', by: 0,
  },
  'is available in the hour that is left out': {
    arrives: '2027-03-13T22:00:00-08:00', rules: [{ ...saturday, local: [1, '02:30'] }], available: '2027-03-14T03:30-07:00', by: 0,
  },
  'comes after midnight of the night in which the clocks go forward': {
    arrives: '2027-03-14T03:10:00-07:00', rules: [{ day: 6, window: ['22:00', '04:00'] }], available: '2027-03-14T08:00-07:00', by: 0,
  },
  'has no rule when the clocks go back': {
    arrives: '2026-10-31T22:00:00-07:00', rules: [], available: '2026-11-01T21:00-08:00', by: null,
  },
  'comes where clocks never change': {
    zone: 'Pacific/Honolulu', arrives: '2026-10-31T22:00:00-10:00', rules: [saturday], available: '2026-11-01T08:00-10:00', by: 0,
  },
  'comes on Monday there, which is Sunday in London': {
    zone: 'Asia/Ho_Chi_Minh', arrives: '2026-11-16T06:30:00+07:00', rules: [monday], available: '2026-11-17T08:00+07:00', by: 0,
  },
} // biome-ignore format: a table

const list = Object.entries(cases).map(([name, one], nth) => {
  const [port, vvd, bookingNo] = [`USX${nth + 10}`, `SHIP${nth + 10}`, `${7_000_000 + nth}`]
  return { name, port, vvd, bookingNo, container: lines.containerNumber(500_000 + nth), ...one }
})

let portal: Portal
const ruleIds = new Map<string, (number | null)[]>()
beforeAll(async () => {
  portal = await startPortal({ now: estimates.NOW })
  const [longBeach] = lines.locations.filter(({ code }) => code === 'USLGB')
  const ports = list.map(({ port, zone = 'America/Los_Angeles' }) => ({ ...longBeach, code: port, zone }))
  await estimates.fillPlaces(portal, ports)
  const ships = list.map(({ vvd, port, arrives }) =>
    estimates.voyageTo(vvd, arrives === null ? 'USOAK' : port, arrives ?? atTenThirty),
  )
  expect((await portal.carrier('schedules', [...ships, ...lines.schedules])).json.rejected).toEqual([])
  for (const { name, port, vvd, rules } of list) {
    const of = ({ isElsewhere, isOwnShip, isOtherShip, ...rule }: Case['rules'][number]) => ({
      ...rule,
      port: isElsewhere ? 'USOAK' : port,
      ...(isOwnShip && { vvd }),
      ...(isOtherShip && { vvd: 'FHM042E' }),
    })
    ruleIds.set(name, await estimates.addRules(portal, rules.map(of)))
  }
  const bookings = list.map(({ bookingNo, vvd, port, isInland = false }) =>
    estimates.bookingOn(bookingNo, { vvd, port, isInland }),
  )
  expect((await portal.carrier('bookings', bookings)).json.rejected).toEqual([])
  const containers = list.map(({ bookingNo, container, equipment = '45G1' }) =>
    lines.container(bookingNo, container, { equipment }),
  )
  expect((await portal.carrier('containers', containers)).json.rejected).toEqual([])
})
afterAll(() => portal.stop())

const iso = (at: string | null | undefined) => (at ? new Date(at).toISOString() : null)

describe('when a container can be fetched that', () => {
  it.each(list.map((one) => [one.name, one] as const))(
    '%s',
    async (name, { bookingNo, container, available, by, delivered }) => {
      const rule = by === null ? null : (ruleIds.get(name)?.[by] ?? 'missing')
      const expected = { available: iso(available), delivered: iso(delivered ?? available) }
      expect(await estimates.storedOf(portal, container)).toEqual({ ...expected, rule })
      expect(await estimates.shownOf(portal, bookingNo, container)).toEqual({ ...expected, ruleBased: rule !== null })
    },
  )

  it('is said the same by the background', async () => {
    await portal.pool.raw.query(
      'update container set est_available_at = null, est_delivered_at = null, est_rule_id = null',
    )
    for (const { port } of list) await estimates.askForPort(portal, port)
    await estimates.workOff(portal)
    for (const { name, container, available, by, delivered } of list)
      expect([name, await estimates.storedOf(portal, container)]).toEqual([
        name,
        {
          available: iso(available),
          delivered: iso(delivered ?? available),
          rule: by === null ? null : ruleIds.get(name)?.[by],
        },
      ])
  })
})

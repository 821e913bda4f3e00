import type { Sailing, Sailings } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { comingShips } from '../../carrier/contract-lines.fixture.ts'
import { type BookingTrade, fillBookingTrade, NOW } from '../choices/booking-choices.fixture.ts'

let portal: Portal
let trade: BookingTrade
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  trade = await fillBookingTrade(portal)
})
afterAll(() => portal.stop())

const ask = (query: Record<string, string>) =>
  portal.get(`/api/bookings/vessels?${new URLSearchParams(query)}`, trade.shipper.headers)
const find = async (query: Record<string, string>): Promise<Sailings> => (await ask(query)).json
const short = ({ vvd, portOfLoading, portOfDischarge }: Sailing) => `${vvd} ${portOfLoading}-${portOfDischarge}`
const shown = async (query: Record<string, string>) => (await find(query)).sailings.map(short)
const november = { from: '2026-11-01', to: '2026-12-31' }

describe('a search for vessels', () => {
  it('finds ships that call at the port of loading before the port of discharge, the next departure first', async () => {
    expect(await shown({ pol: 'cnngb', pod: 'USLGB', ...november })).toEqual([
      'FKF038E CNNGB-USLGB',
      'FHM043E CNNGB-USLGB',
      'FAB051E CNNGB-USLGB',
    ])
    expect(await shown({ pol: 'USLGB', pod: 'CNNGB', ...november })).toEqual([])
    expect(await shown({ pol: 'USLGB', pod: 'CNSHA', ...november })).toEqual([])
    expect(await shown({ pol: 'CNSHA', pod: 'CNNGB', ...november })).toEqual([])
  })

  it('tells of each its times with their zones, all cut-offs, days of transit, and whether it has sailed', async () => {
    const [sailed, next] = (await find({ pol: 'CNNGB', pod: 'USLGB', ...november })).sailings
    expect(next).toEqual({
      vvd: 'FHM043E',
      vessel: 'Fairway FHM',
      voyage: '043',
      direction: 'E',
      service: 'TP1',
      portOfLoading: 'CNNGB',
      portOfDischarge: 'USLGB',
      departure: { planned: '2026-11-24T14:00:00+00:00', estimated: null, actual: null, zone: 'Asia/Shanghai' },
      arrival: { planned: '2026-12-08T16:00:00+00:00', estimated: null, actual: null, zone: 'America/Los_Angeles' },
      cutOffs: {
        si: '2026-11-24T02:00:00+00:00',
        vgm: '2026-11-24T02:00:00+00:00',
        cy: '2026-11-24T02:00:00+00:00',
        ams: '2026-11-24T01:00:00+00:00',
        special: '2026-11-24T02:00:00+00:00',
      },
      transitDays: 14,
      feeder: null,
      oceanDepartureAt: '2026-11-24T14:00:00Z',
      isExpired: false,
    })
    expect(sailed).toMatchObject({ vvd: 'FKF038E', isExpired: true })
  })

  it('counts the days of departure in the time of the port, both of them included', async () => {
    // 20:00 UTC is four in the morning of the next day in Shanghai
    expect(await shown({ pol: 'CNSHA', pod: 'USLGB', from: '2026-11-26', to: '2026-11-26' })).toEqual([
      'FHM043E CNSHA-USLGB',
    ])
    expect(await shown({ pol: 'CNSHA', pod: 'USLGB', from: '2026-11-25', to: '2026-11-25' })).toEqual([])
  })

  it('reaches the big ship by the last feeder that makes the connection', async () => {
    const { sailings } = await find({ pol: 'VNHPH', pod: 'USLGB', ...november })
    expect(sailings.map(short)).toEqual(['FHM043E VNHPH-USLGB', 'FAB051E VNHPH-USLGB'])
    // FWT097N reaches Ningbo the day before FHM043E leaves: too late for it, right for the ship after
    expect(sailings.map(({ feeder }) => feeder?.vvd)).toEqual(['FLW108N', 'FWT097N'])
    expect(sailings[0]).toMatchObject({
      feeder: { vessel: 'Fairway FLW', to: 'CNNGB', arrivalAt: '2026-11-20T06:00:00+00:00', zone: 'Asia/Shanghai' },
      departure: { planned: '2026-11-16T12:00:00+00:00', zone: 'Asia/Ho_Chi_Minh' },
      // papers and cargo by the feeder's cut-offs, customs by those of the ship that goes to the United States
      cutOffs: { si: '2026-11-16T00:00:00+00:00', ams: '2026-11-24T01:00:00+00:00' },
      oceanDepartureAt: '2026-11-24T14:00:00Z',
      transitDays: 22,
    })
  })

  it('goes by the newest word on a ship', async () => {
    const delayed = structuredClone(comingShips[2])
    const [call] = delayed?.calls ?? []
    if (call?.departure) Object.assign(call.departure, { estimated: '2026-12-05T14:00:00Z' })
    await portal.carrier('schedules', [{ ...delayed, revision: 2 }])
    expect(await shown({ pol: 'CNNGB', pod: 'USLGB', from: '2026-12-05', to: '2026-12-05' })).toEqual([
      'FAB051E CNNGB-USLGB',
    ])
    expect(await shown({ pol: 'CNNGB', pod: 'USLGB', from: '2026-12-01', to: '2026-12-01' })).toEqual([])
    await portal.carrier('schedules', [{ ...comingShips[2], revision: 3 }])
  })

  it('takes a voyage as well: between two ports, or from wherever it loads to wherever it only lands', async () => {
    expect(await shown({ vvd: 'fhm043e', pol: 'CNSHA', pod: 'USOAK' })).toEqual(['FHM043E CNSHA-USOAK'])
    expect(await shown({ vvd: 'FHM043E', pol: 'VNHPH', pod: 'USOAK' })).toEqual(['FHM043E VNHPH-USOAK'])
    expect(await shown({ vvd: 'FHM043E' })).toEqual([
      'FHM043E CNNGB-USLGB',
      'FHM043E CNNGB-USOAK',
      'FHM043E CNSHA-USLGB',
      'FHM043E CNSHA-USOAK',
    ])
  })

  it.each([
    ['an unknown voyage', { vvd: 'FXX000E' }, 'BR0019'],
    ['no port of loading', { pod: 'USLGB', ...november }, 'BR0013'],
    ['an unknown port of loading', { pol: 'CNXXX', pod: 'USLGB', ...november }, 'BR0013'],
    ['a terminal as port of loading', { pol: 'CNNGB-BLCT', pod: 'USLGB', ...november }, 'BR0013'],
    ['no port of discharge', { pol: 'CNNGB', ...november }, 'BR0014'],
    ['a ramp as port of discharge', { pol: 'CNNGB', pod: 'USCHI', ...november }, 'BR0014'],
    ['a terminal for a voyage', { vvd: 'FHM043E', pol: 'CNNGB-BLCT', pod: 'USLGB' }, 'BR0013'],
    ['an inland place for a voyage', { vvd: 'FHM043E', pol: 'CNNGB', pod: 'USCHI' }, 'BR0014'],
    ['no days', { pol: 'CNNGB', pod: 'USLGB' }, 'BR0008'],
    ['half a range', { pol: 'CNNGB', pod: 'USLGB', from: '2026-11-20' }, 'BR0008'],
    ['a day that does not exist', { pol: 'CNNGB', pod: 'USLGB', from: '2026-11-20', to: '2026-11-31' }, 'BD0004'],
    ['days in the wrong order', { pol: 'CNNGB', pod: 'USLGB', from: '2026-11-20', to: '2026-11-19' }, 'BD0008'],
    ['days that are over', { pol: 'CNNGB', pod: 'USLGB', from: '2026-11-01', to: '2026-11-14' }, 'BR0008'],
  ])('is refused with %s', async (_case, query, code) => {
    expect(await ask(query)).toMatchObject({ status: 422, json: { errorCode: code } })
  })

  it('says that there are more than it shows', async () => {
    const daily = Array.from({ length: 61 }, (_, day) => {
      const on = (after: number) => new Date(Date.UTC(2027, 0, 1 + day + after, 12)).toISOString()
      return {
        ...comingShips[1],
        vvd: `FZZ${100 + day}E`,
        calls: [
          { location: 'CNNGB', departure: { planned: on(0) } },
          { location: 'USLGB', arrival: { planned: on(14) } },
        ],
      }
    })
    await portal.carrier('schedules', daily)
    const { sailings, isCut } = await find({ pol: 'CNNGB', pod: 'USLGB', from: '2027-01-01', to: '2027-12-31' })
    expect([sailings.length, sailings[0]?.vvd, isCut]).toEqual([60, 'FZZ100E', true])
    expect(await find({ pol: 'CNNGB', pod: 'USLGB', from: '2027-01-02', to: '2027-12-31' })).toMatchObject({
      isCut: false,
    })
  })

  it('says how long after the ship cargo is usually planned to be inland, once the carrier planned it for somebody', async () => {
    const inland = async (placeOfDelivery: string) =>
      (await find({ vvd: 'FHM043E', pol: 'CNNGB', pod: 'USLGB', placeOfDelivery })).inlandMinutes
    expect(await inland('USCHI')).toBeNull()
    await portal.carrier('schedules', lines.schedules)
    const [sea, rail] = lines.inlandBooking('3100001').legs
    const arriving = (day: number) => [sea, { ...rail, plannedArrivalAt: `2026-11-${day}T14:00:00Z` }]
    await portal.carrier('bookings', [
      lines.inlandBooking('3100001', { legs: arriving(27) }),
      lines.inlandBooking('3100002', { legs: arriving(28) }),
      lines.inlandBooking('3100003', { legs: arriving(30) }),
      lines.booking('3100004'),
    ])
    expect(await inland('uschi')).toBe(5 * 24 * 60)
    for (const elsewhere of ['', 'USLGB', 'USOAK', 'NOWHERE']) expect(await inland(elsewhere)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { co2PerTeu, DISTANCE_ALLOWANCE, intensityOf } from './co2.rules.ts'
import type { SailingLeg } from './schedule.schema.ts'
import { addDays, checkDistance, checkLane, checkSpan, weeksOf } from './schedule-query.rules.ts'
import { transitDaysOf } from './transit.rules.ts'

const moment = (planned: string, zone: string, more: object = {}) => ({
  planned,
  estimated: null,
  actual: null,
  zone,
  ...more,
})

describe('transit days', () => {
  it.each([
    [
      'across the date line, by the calendars of both ports',
      '2026-11-24T14:00:00Z',
      'Asia/Shanghai',
      '2026-12-08T16:00:00Z',
      'America/Los_Angeles',
      14,
    ],
    [
      'one day on the calendar less than in hours, when it arrives the evening before',
      '2026-11-24T17:00:00Z',
      'Asia/Shanghai',
      '2026-12-08T07:00:00Z',
      'America/Los_Angeles',
      12,
    ],
    [
      'over the end of summer time in America',
      '2026-10-20T12:00:00Z',
      'Asia/Shanghai',
      '2026-11-02T07:30:00Z',
      'America/Los_Angeles',
      12,
    ],
    [
      'an hour earlier in the same night, before the clocks went back',
      '2026-10-20T12:00:00Z',
      'Asia/Shanghai',
      '2026-11-01T06:30:00Z',
      'America/Los_Angeles',
      11,
    ],
    [
      'over the beginning of summer time in Europe',
      '2027-03-27T22:30:00Z',
      'Europe/Berlin',
      '2027-03-28T21:30:00Z',
      'Europe/Berlin',
      1,
    ],
    ['within a day', '2026-11-24T01:00:00Z', 'Asia/Shanghai', '2026-11-24T11:00:00Z', 'Asia/Shanghai', 0],
    ['over 29 February', '2028-02-28T04:00:00Z', 'Asia/Shanghai', '2028-03-01T04:00:00Z', 'Asia/Shanghai', 2],
  ])('are counted %s', (_name, leaves, from, arrives, to, days) =>
    expect(transitDaysOf({ departure: moment(leaves, from), arrival: moment(arrives, to) })).toBe(days),
  )

  it('follow the best word on both ends', () => {
    const departure = moment('2026-11-24T04:00:00Z', 'Asia/Shanghai', { actual: '2026-11-25T04:00:00Z' })
    const arrival = moment('2026-12-08T16:00:00Z', 'Asia/Shanghai', { estimated: '2026-12-11T04:00:00Z' })
    expect(transitDaysOf({ departure, arrival })).toBe(16)
  })
})

const leg = (more: Partial<SailingLeg> = {}): SailingLeg => ({
  vvd: 'FHM043E',
  vessel: 'Fairway Hummingbird',
  type: 'Mainline',
  from: 'CNNGB',
  to: 'USLGB',
  distanceNm: 5_800,
  capacityTeu: 8_600,
  co2GramsPerTeuKm: null,
  ...more,
})

describe('the estimate of emissions', () => {
  it('is distance with its allowance times what ships of the size need', () => {
    // 5 800 nm are 10 741.6 km, with 15 percent 12 352.84; 54 g each
    expect(co2PerTeu([leg()])).toEqual({ kilograms: 667, source: 'size' })
  })

  it('adds the feeder, which needs more for each container', () => {
    const feeder = leg({ type: 'Feeder', distanceNm: 1_200, capacityTeu: 1_100 })
    // 1 200 nm are 2 222.4 km, with 15 percent 2 555.76; 120 g each: 307 kg
    expect(co2PerTeu([feeder, leg()])).toEqual({ kilograms: 974, source: 'size' })
  })

  it('takes the carrier’s own figure for a ship before that of its size', () =>
    expect(co2PerTeu([leg({ co2GramsPerTeuKm: 41.5 })])).toEqual({
      kilograms: Math.round(5.8 * 1.852 * DISTANCE_ALLOWANCE * 41.5),
      source: 'carrier',
    }))

  it('says so when the size of one of the ships is assumed', () =>
    expect(co2PerTeu([leg({ co2GramsPerTeuKm: 41.5 }), leg({ capacityTeu: null })])?.source).toBe('assumed'))

  it('is not made where the length of a leg is not known, nor for nothing', () => {
    expect(co2PerTeu([leg(), leg({ distanceNm: null })])).toBeUndefined()
    expect(co2PerTeu([])).toBeUndefined()
  })

  it('never grows with the size of a ship', () => {
    const sizes = [1, 999, 1_000, 2_000, 3_000, 5_000, 8_000, 12_000, 14_500, 24_000]
    const found = sizes.map((capacityTeu) => intensityOf(leg({ capacityTeu })))
    expect(found).toEqual(found.toSorted((one, other) => other - one))
    expect([found[0], found.at(-1)]).toEqual([185, 34])
  })
})

describe('a question about schedules', () => {
  const codes = (found: { code: string; path: string }[]) => found.map(({ code, path }) => `${path} ${code}`)

  it('needs two ports that differ, a day that exists and a number of weeks that is offered', () => {
    const span = { from: '', weeks: '' }
    expect(codes(checkLane({ pol: 'CNNGB', pod: 'USLGB', ...span }))).toEqual([])
    expect(codes(checkLane({ pol: '', pod: '', ...span }))).toEqual(['pol SC0001', 'pod SC0002'])
    expect(codes(checkLane({ pol: 'CNNGB', pod: 'cnngb', ...span }))).toEqual(['pod SC0003'])
    expect(codes(checkSpan({ from: '2026-02-29', weeks: '3' }))).toEqual(['from SC0004', 'weeks SC0006'])
    expect([weeksOf(''), weeksOf('12'), weeksOf('012')]).toEqual([4, 12, undefined])
  })

  it('begins at most two months ago and within a year', () => {
    const today = '2026-11-15'
    expect(['2026-09-16', '2027-11-15', ''].flatMap((from) => checkDistance(from, today))).toEqual([])
    expect(checkDistance('2026-09-15', today)).toEqual([
      { code: 'SC0005', path: 'from', args: ['2026-09-16', '2027-11-15'] },
    ])
    expect(checkDistance('2027-11-16', today)).toHaveLength(1)
  })

  it('counts days over months and years', () =>
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']))
})

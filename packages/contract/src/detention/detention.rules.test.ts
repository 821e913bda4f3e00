import { describe, expect, it } from 'vitest'
import { detentionRule } from './detention.fixture.ts'
import {
  checkDetention,
  checkTiers,
  createDetentionCounter,
  dayNumber,
  ruleOn,
  specificity,
  stayOf,
  tierTotals,
  weekdayOf,
} from './detention.rules.ts'
import type { DetentionResult, DetentionRule } from './detention.schema.ts'

const between = (rule: DetentionRule, outGateOn: string, inGateOn: string) =>
  createDetentionCounter(rule)({ outGateOn, inGateOn })

/** A result in one line: last free day, detention days, charge, and each day as F, C or a dot. */
const lineOf = ({ freeUntil, detentionDays, charge, days }: DetentionResult) =>
  `${freeUntil} ${detentionDays} ${charge.amount} ${days.map(({ kind }) => ({ free: 'F', charged: 'C', notCounted: '.' })[kind]).join('')}`

const calendarDays = { freeUnit: 'calendar', freeDays: 2 } as const

describe('detention as it is worked out by hand', () => {
  it.each<[what: string, given: Partial<DetentionRule>, out: string, back: string, expected: string]>([
    // Monday out: Tue to Fri are free days 1 to 4, Monday the fifth; Tue to Fri are charged, Thanksgiving among them.
    ['over a weekend', {}, '2026-11-16', '2026-11-27', '2026-11-23 4 340.00 .FFFF..FCCCC'],
    ['back within free time', {}, '2026-11-16', '2026-11-19', '2026-11-23 0 0.00 .FFF'],
    ['out and back on one day', {}, '2026-11-16', '2026-11-16', '2026-11-23 0 0.00 .'],
    // Thursday out: Fri, Mon, Tue, Wed are free; the fifth would be Thanksgiving, so that it is the Friday after.
    ['with a holiday on the last free day', {}, '2026-11-19', '2026-11-28', '2026-11-27 1 85.00 .F..FFF.FC'],
    // Wed 23 Dec out: Thu 24 is free day 1, Christmas and the weekend do not count, nor do the two closed days.
    ['with closed gates', {}, '2026-12-23', '2026-12-31', '2027-01-04 0 0.00 .F.....FF'],
    ['into the second tier', { freeDays: 0 }, '2026-11-16', '2026-11-22', 'null 6 610.00 .CCCCCC'],
    ['into the third tier', { freeDays: 0 }, '2026-11-16', '2026-11-26', 'null 10 1300.00 .CCCCCCCCCC'],
    ['from the day of the out-gate', { startsOn: 'outGate' }, '2026-11-16', '2026-11-21', '2026-11-20 1 85.00 FFFFFC'],
    // Working days are charged as well: Sat, Sun and Thanksgiving are left out.
    [
      'charged by working day',
      { chargeUnit: 'working', freeDays: 4 },
      '2026-11-16',
      '2026-11-27',
      '2026-11-20 4 340.00 .FFFF..CCC.C',
    ],
    [
      'without the day of the in-gate',
      { countsInGate: false },
      '2026-11-16',
      '2026-11-25',
      '2026-11-23 1 85.00 .FFFF..FC.',
    ],
    ['on a leap day', calendarDays, '2028-02-26', '2028-03-01', '2028-02-28 2 170.00 .FFCC'],
    ['in a year without one', calendarDays, '2027-02-26', '2027-03-02', '2027-02-28 2 170.00 .FFCC'],
    ['on the day of 23 hours', calendarDays, '2026-03-06', '2026-03-10', '2026-03-08 2 170.00 .FFCC'],
    ['on the day of 25 hours', calendarDays, '2026-10-30', '2026-11-03', '2026-11-01 2 170.00 .FFCC'],
    ['in a hundred years', calendarDays, '2126-02-26', '2126-03-02', '2126-02-28 2 170.00 .FFCC'],
  ])('%s', (_what, given, out, back, expected) =>
    expect(lineOf(between(detentionRule(given), out, back))).toBe(expected),
  )

  it('says of each day what it is, at which rate, and why it does not count', () => {
    const { days, rate } = between(detentionRule({ freeDays: 1, chargeUnit: 'working' }), '2026-12-23', '2026-12-30')
    expect(days.map(({ on, nth, rate, reason, name }) => [on, nth, rate ?? reason, name])).toEqual([
      ['2026-12-23', 0, 'beforeStart', null],
      ['2026-12-24', 1, null, null],
      ['2026-12-25', 0, 'holiday', 'Christmas Day'],
      ['2026-12-26', 0, 'weekend', null],
      ['2026-12-27', 0, 'weekend', null],
      ['2026-12-28', 0, 'closure', 'Gate closed for a system change'],
      ['2026-12-29', 0, 'closure', 'Gate closed for a system change'],
      ['2026-12-30', 1, '85', null],
    ])
    expect(rate).toBe('85')
  })

  it('loses no digit, whatever the currency', () => {
    const of = (currency: string, rate: string) =>
      between(
        detentionRule({ freeDays: 0, currency, tiers: [{ fromDay: 1, toDay: null, rate }] }),
        '2026-11-16',
        '2026-11-19',
      )
    expect(of('USD', '0.10').charge).toEqual({ amount: '0.30', currency: 'USD' })
    expect(of('VND', '1250000').charge.amount).toBe('3750000')
    expect(of('KWD', '12.505').charge.amount).toBe('37.515')
  })
})

describe('a number of days', () => {
  const count = createDetentionCounter(detentionRule())
  it('from an out-gate date ends on the day that it leads to, by calendar or by working days', () => {
    const calendar = count({ outGateOn: '2026-11-16', days: 11, daysUnit: 'calendar' })
    expect(calendar).toEqual(count({ outGateOn: '2026-11-16', inGateOn: '2026-11-27' }))
    const working = count({ outGateOn: '2026-11-16', days: 8, daysUnit: 'working' })
    expect(working).toEqual(count({ outGateOn: '2026-11-16', inGateOn: '2026-11-27' }))
  })
  it('without a date counts every day, which is never less than with one', () => {
    const { outGateOn, freeUntil, detentionDays, charge, days } = count({
      outGateOn: null,
      days: 11,
      daysUnit: 'calendar',
    })
    expect({ outGateOn, freeUntil, detentionDays, charge: charge.amount, days: days.length }).toEqual({
      outGateOn: null,
      freeUntil: null,
      detentionDays: 6,
      charge: '610.00',
      days: 11,
    })
  })
})

describe('what is asked', () => {
  const asked = (given: Partial<Parameters<typeof checkDetention>[0]> = {}) => ({
    contract: 'PUBTP1',
    equipment: '45G1',
    destination: 'USLGB',
    outGateOn: '2026-11-16',
    inGateOn: '2026-11-27',
    days: '',
    daysUnit: 'calendar' as const,
    ...given,
  })
  const codes = (given: Parameters<typeof asked>[0]) =>
    checkDetention(asked(given)).map(({ path, code }) => `${path} ${code}`)

  it.each<[what: string, given: Parameters<typeof asked>[0], expected: string[]]>([
    ['both dates', {}, []],
    ['days alone', { outGateOn: '', inGateOn: '', days: '12' }, []],
    ['days from a date', { inGateOn: '', days: '12' }, []],
    ['the same day', { inGateOn: '2026-11-16' }, []],
    ['nothing', { outGateOn: '', inGateOn: '' }, ['inGateOn DE0002']],
    ['an out-gate date alone', { inGateOn: '' }, ['inGateOn DE0002']],
    ['an in-gate date alone', { outGateOn: '' }, ['outGateOn DE0010']],
    ['a return before the out-gate', { inGateOn: '2026-11-15' }, ['inGateOn DE0008']],
    ['a return a hundred years later', { inGateOn: '2126-11-16' }, ['inGateOn DE0009']],
    ['the longest stay', { outGateOn: '2026-01-01', inGateOn: '2028-09-26' }, []],
    ['a day more', { outGateOn: '2026-01-01', inGateOn: '2028-09-27' }, ['inGateOn DE0009']],
    ['29 February of a leap year', { outGateOn: '2028-02-29', inGateOn: '2028-03-01' }, []],
    ['29 February of another year', { outGateOn: '2026-02-29' }, ['outGateOn DE0010']],
    ['a year 9999', { outGateOn: '9999-12-30', inGateOn: '9999-12-31' }, ['outGateOn DE0010', 'inGateOn DE0010']],
    ['no day at all', { inGateOn: '', days: '0' }, ['days DE0009']],
    ['half a day', { inGateOn: '', days: '1.5' }, ['days DE0009']],
    ['too many days', { inGateOn: '', days: '1001' }, ['days DE0009']],
    [
      'no contract, equipment or destination',
      { contract: ' ', equipment: '', destination: '' },
      ['contract DE0005', 'equipment DE0006', 'destination DE0007'],
    ],
  ])('%s', (_what, given, expected) => expect(codes(given)).toEqual(expected))

  it('is the dates, where there are both dates and days', () =>
    expect(stayOf(asked({ days: '3' }))).toEqual({ outGateOn: '2026-11-16', inGateOn: '2026-11-27' }))
})

describe('terms', () => {
  it.each<[tiers: [from: number, to: number | null][], path: unknown]>([
    [[[1, null]], undefined],
    [
      [
        [1, 4],
        [5, 8],
        [9, null],
      ],
      undefined,
    ],
    [
      [
        [1, 4],
        [6, null],
      ],
      ['tiers', 1, 'fromDay'],
    ],
    [
      [
        [1, 4],
        [4, null],
      ],
      ['tiers', 1, 'fromDay'],
    ],
    [[[2, null]], ['tiers', 0, 'fromDay']],
    [
      [
        [1, 4],
        [5, 8],
      ],
      ['tiers', 1, 'toDay'],
    ],
    [
      [
        [1, null],
        [5, null],
      ],
      ['tiers', 0, 'toDay'],
    ],
    [
      [
        [1, 0],
        [1, null],
      ],
      ['tiers', 0, 'toDay'],
    ],
    [[], ['tiers']],
  ])('%j', (tiers, path) =>
    expect(checkTiers(tiers.map(([fromDay, toDay]) => ({ fromDay, toDay })))?.path).toEqual(path),
  )

  it('hold by the day of the out-gate, the most specific first', () => {
    const rules = [
      { ref: 'winter', validFrom: '2026-11-01', validTo: '2026-12-31' },
      { ref: 'always', validFrom: '2026-01-01', validTo: '2027-12-31' },
    ]
    expect(['2026-10-31', '2026-11-01', '2026-12-31', '2028-01-01'].map((on) => ruleOn(rules, on)?.ref)).toEqual([
      'always',
      'winter',
      'winter',
      undefined,
    ])
    const scope = { equipment: null, equipmentGroup: null, destination: null }
    const ranks = [
      scope,
      { ...scope, equipmentGroup: 'dry' as const },
      { ...scope, equipment: '45G1' },
      { ...scope, destination: 'USLGB' },
    ]
    expect(ranks.map(specificity)).toEqual([0, 1, 2, 4])
  })

  it('know the days of the week', () =>
    expect(['1969-12-28', '1970-01-01', '2026-11-16', '2028-02-29'].map((on) => weekdayOf(dayNumber(on)))).toEqual([
      7, 4, 1, 2,
    ]))
})

describe('the tiers of a charge', () => {
  it('say how many days each has and what it adds', () => {
    const result = createDetentionCounter(detentionRule())({ outGateOn: '2026-11-02', inGateOn: '2026-11-15' })
    expect(tierTotals(result)).toEqual([
      { rate: '85', from: 1, to: 4, count: 4, amount: '340.00' },
      { rate: '135', from: 5, to: 6, count: 2, amount: '270.00' },
    ])
    expect(result.charge.amount).toBe('610.00')
    const early = createDetentionCounter(detentionRule())({ outGateOn: '2026-11-02', inGateOn: '2026-11-04' })
    expect(tierTotals(early)).toEqual([])
  })
})

import { createDetentionCounter } from '@fairway/contract/detention/detention.rules'
import type { DetentionRule } from '@fairway/contract/detention/detention.schema'
import { describe, expect, it } from 'vitest'
import { monthsOf } from './stay-calendar.rules.ts'

const rule: DetentionRule = {
  ref: 'PUB-DRY',
  contract: 'PUBTP1',
  equipment: null,
  equipmentGroup: null,
  destination: null,
  freeDays: 2,
  freeUnit: 'calendar',
  startsOn: 'dayAfter',
  chargeUnit: 'calendar',
  countsInGate: true,
  tiers: [
    { fromDay: 1, toDay: 4, rate: '85' },
    { fromDay: 5, toDay: null, rate: '135' },
  ],
  currency: 'USD',
  calendar: { weekend: [], country: null, state: null, holidaySource: 'none', holidays: [], closures: [] },
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
  source: 'Tariff',
}
const stay = createDetentionCounter(rule)({ outGateOn: '2026-12-28', inGateOn: '2027-01-05' })

describe('the calendar of a stay', () => {
  it('has each month once, over the end of a year, in weeks from Monday', () => {
    const months = monthsOf(stay)
    expect(months.map(({ name, weeks }) => [name, weeks.length])).toEqual([
      ['2026-12', 5],
      ['2027-01', 5],
    ])
    expect(months[0]?.weeks[0]?.map((cell) => cell?.number ?? 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
    const cells = months.flatMap(({ weeks }) => weeks.flat())
    expect(cells.filter((cell) => cell?.day).length).toBe(9)
    expect(cells.find((cell) => cell?.on === '2027-01-06')).toEqual({ on: '2027-01-06', number: 6, day: undefined })
  })
})

import type { DetentionRule } from './detention.schema.ts'

/** The default of the trade: working-day free time from the day after the out-gate, then calendar days. */
export const detentionRule = (given: Partial<DetentionRule> = {}): DetentionRule => ({
  ref: 'TARIFF-DRY',
  contract: 'PUBTP1',
  equipment: null,
  equipmentGroup: 'dry',
  destination: null,
  freeDays: 5,
  freeUnit: 'working',
  startsOn: 'dayAfter',
  chargeUnit: 'calendar',
  countsInGate: true,
  tiers: [
    { fromDay: 1, toDay: 4, rate: '85' },
    { fromDay: 5, toDay: 8, rate: '135' },
    { fromDay: 9, toDay: null, rate: '210' },
  ],
  currency: 'USD',
  calendar: {
    weekend: [6, 7],
    country: 'US',
    state: null,
    holidaySource: 'carrier',
    holidays: [
      { on: '2026-11-26', name: 'Thanksgiving Day' },
      { on: '2026-12-25', name: 'Christmas Day' },
    ],
    closures: [{ from: '2026-12-28', to: '2026-12-29', reason: 'Gate closed for a system change' }],
  },
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
  source: 'Tariff FWYL-100, rule 21',
  ...given,
})

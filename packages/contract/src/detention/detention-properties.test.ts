import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumAmounts } from '../shared/money.ts'
import { detentionRule } from './detention.fixture.ts'
import { checkStay, createDetentionCounter, dayNumber, dayText } from './detention.rules.ts'
import type { DetentionRule } from './detention.schema.ts'
import { STAY_DAYS_LIMIT } from './detention.values.ts'

const between = (rule: DetentionRule, outGateOn: string, inGateOn: string) =>
  createDetentionCounter(rule)({ outGateOn, inGateOn })

const anyDay = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2030-12-31') })
const anyRule = fc
  .record({
    freeDays: fc.integer({ min: 0, max: 30 }),
    freeUnit: fc.constantFrom('working' as const, 'calendar' as const),
    chargeUnit: fc.constantFrom('working' as const, 'calendar' as const),
    startsOn: fc.constantFrom('outGate' as const, 'dayAfter' as const),
    countsInGate: fc.boolean(),
    lengths: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    cents: fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 5, maxLength: 5 }),
    weekend: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
    holidays: fc.uniqueArray(anyDay, { maxLength: 20 }),
  })
  .map(({ lengths, cents, weekend, holidays, ...given }) => {
    let fromDay = 1
    const tiers = [...lengths, null].map((length, at) => {
      const tier = {
        fromDay,
        toDay: length === null ? null : fromDay + length - 1,
        rate: ((cents[at] ?? 0) / 100).toFixed(2),
      }
      fromDay += length ?? 0
      return tier
    })
    const calendar = {
      ...detentionRule().calendar,
      weekend,
      holidays: holidays.map((day) => ({ on: dayText(day), name: 'Holiday' })),
    }
    return detentionRule({ ...given, tiers, calendar })
  })

describe('whatever the terms', () => {
  const stay = fc.tuple(anyRule, anyDay, fc.integer({ min: 0, max: 200 }))
  it('the charge never falls as the days grow', () =>
    fc.assert(
      fc.property(stay, ([rule, out, length]) => {
        const count = createDetentionCounter(rule)
        const at = (days: number) => count({ outGateOn: dayText(out), inGateOn: dayText(out + days) })
        const [shorter, longer] = [at(length), at(length + 1)]
        expect(Number(longer.charge.amount)).toBeGreaterThanOrEqual(Number(shorter.charge.amount))
        expect(longer.detentionDays).toBeGreaterThanOrEqual(shorter.detentionDays)
      }),
    ))

  it('the days add up to the total, each of them once and in order', () =>
    fc.assert(
      fc.property(stay, ([rule, out, length]) => {
        const { days, charge, detentionDays, freeDaysUsed } = between(rule, dayText(out), dayText(out + length))
        expect(days.map(({ on }) => on)).toEqual(days.map((_, at) => dayText(out + at)))
        expect(days).toHaveLength(length + 1)
        expect(
          sumAmounts(
            days.flatMap(({ rate }) => rate ?? []),
            'USD',
          ),
        ).toBe(charge.amount)
        expect(days.filter(({ kind }) => kind === 'charged')).toHaveLength(detentionDays)
        expect(days.filter(({ kind }) => kind === 'free')).toHaveLength(freeDaysUsed)
      }),
    ))

  it('moving the day of return gives what asking for that day gives', () =>
    fc.assert(
      fc.property(stay, fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 5 }), ([rule, out, length], moves) => {
        const count = createDetentionCounter(rule)
        for (const days of [...moves, length]) {
          const asked = { outGateOn: dayText(out), inGateOn: dayText(out + days) }
          expect(count(asked)).toEqual(createDetentionCounter(rule)(asked))
        }
      }),
    ))

  it('days without a date cost at least as much as the same days from a date', () =>
    fc.assert(
      fc.property(anyRule, anyDay, fc.integer({ min: 1, max: 200 }), (rule, out, days) => {
        const count = createDetentionCounter(rule)
        const known = count({ outGateOn: dayText(out), days, daysUnit: 'calendar' })
        const unknown = count({ outGateOn: null, days, daysUnit: 'calendar' })
        expect(Number(unknown.charge.amount)).toBeGreaterThanOrEqual(Number(known.charge.amount))
      }),
    ))

  it('the longest stay that is taken is counted to its end', () => {
    const first = dayNumber('2026-01-01')
    const asked = { outGateOn: dayText(first), inGateOn: dayText(first + STAY_DAYS_LIMIT - 1), days: '' }
    expect(checkStay(asked)).toEqual([])
    expect(createDetentionCounter(detentionRule())(asked).days).toHaveLength(STAY_DAYS_LIMIT)
  })
})

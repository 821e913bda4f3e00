import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsetText, wallTime } from './wall-clock.rules.ts'

const zones = [
  'America/Los_Angeles',
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
  'UTC',
]

it('the fast clock of grids shows the same as the clock of other pages, also when daylight saving changes', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.oneof(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }),
        fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2026, 10, 2) }), // daylight saving ends in California
      ),
      (zone, ms) => {
        const instant = new Date(ms).toISOString()
        const { date, time, offset } = placeTime(instant, zone)
        expect(wallTime(instant, zone)).toBe(`${date} ${time}`)
        expect(offsetText(instant, zone)).toBe(offset)
      },
    ),
    { numRuns: 500 },
  ))

it('an invalid time shows nothing', () => expect(wallTime('soon', 'UTC')).toBe(''))

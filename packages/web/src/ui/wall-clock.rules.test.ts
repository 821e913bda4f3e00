import { placeTime } from '@fairway/contract/tracking/place-time.rules'
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

it('the quick clock of a grid shows what the clock of every other page shows, on days of a change too', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.oneof(
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }),
        fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2026, 10, 2) }), // the clocks of California go back
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

it('what is no moment shows nothing', () => expect(wallTime('soon', 'UTC')).toBe(''))

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestNumber, shownNumber } from './column-maker.tsx'

it('a column of numbers is as wide as the longest of them is when it is shown', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.integer({ min: -9_999_999, max: 9_999_999 }),
          fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
          fc.constant(null),
        ),
      ),
      (values) => {
        const shown = values.map((value) => shownNumber(value).length)
        expect(longestNumber(values)).toBe(Math.max(0, ...shown))
      },
    ),
  ))

it('thousands are set off, and what stands behind the point stays as it came', () =>
  expect([0, 999, 1000, -123, 1234567, '1250.50', null].map(shownNumber)).toEqual([
    '0',
    '999',
    '1\u2009000',
    '-123',
    '1\u2009234\u2009567',
    '1\u2009250.50',
    '',
  ]))

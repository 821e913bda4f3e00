import { expect, it } from 'vitest'
import { mondayOf, weekNumber } from './week.rules.ts'

it.each([
  ['2026-11-16', '2026-11-16', 47],
  ['2026-11-22', '2026-11-16', 47],
  ['2027-01-03', '2026-12-28', 53],
  ['2027-01-04', '2027-01-04', 1],
  ['2025-12-31', '2025-12-29', 1],
])('%s lies in the week from %s, number %d', (day, monday, number) => {
  expect(mondayOf(day)).toBe(monday)
  expect(weekNumber(monday)).toBe(number)
})

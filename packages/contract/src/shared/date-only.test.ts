import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDateRange, isDateOnly, normalizeDay } from './date-only.ts'

describe('a calendar day', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'])('%s exists', (day) => {
    expect(isDateOnly(day)).toBe(true)
  })

  it.each([
    '2026-02-30', '2025-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-1', '26-04-01',
    '0000-01-01', '0001-01-01', '1899-12-31', '2026/04/01', '2026-04-01T00:00:00Z', ' 2026-04-01', '2026-04-01\n', '', '２０２６-04-01',
  ])('%j is none', (text) => expect(isDateOnly(text)).toBe(false)) // biome-ignore format: a list

  it('exists for every day of the calendar', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(isDateOnly(date.toISOString().slice(0, 10))).toBe(true)
        },
      ),
    ))

  it('answers any text without failing', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isDateOnly(text)).toBe('boolean')
      }),
    ))
})

it.each([
  ['20261115', '2026-11-15'], ['2026/11/5', '2026-11-05'], ['2026.1.5', '2026-01-05'], ['2026年11月5日', '2026-11-05'],
  ['２０２６－１１－１５', '2026-11-15'], [' 2026-11-15 ', '2026-11-15'], ['15.11.2026', '15.11.2026'], ['soon', 'soon'], ['', ''],
])('a day typed %j is written %j', (typed, expected) => expect(normalizeDay(typed)).toBe(expected)) // biome-ignore format: a list

it.each([
  ['', '', []], ['2026-11-01', '', []], ['', '2026-11-01', []], ['2026-11-01', '2026-11-01', []],
  ['2026-11-31', '', ['start']], ['x', 'y', ['start', 'end']], ['2026-11-02', '2026-11-01', ['backwards']],
])('the range from %j to %j has the errors %j', (from, to, errors) => expect(checkDateRange(from, to)).toEqual(errors)) // biome-ignore format: a list

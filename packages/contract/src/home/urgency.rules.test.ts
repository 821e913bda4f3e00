import { describe, expect, it } from 'vitest'
import { timeLeft, urgencyOf } from './urgency.rules.ts'

const longBeach = 'America/Los_Angeles'
/** The last free day of 18 November ends at Long Beach when it is eight in the morning in London. */
const wednesday = { dueOn: '2026-11-18', dueAt: '2026-11-19T08:00:00Z' }

describe('a last free day of 18 November at Long Beach', () => {
  it.each([
    ['overdue', 'the moment that day is over there', '2026-11-19T08:00:00Z'],
    ['overdue', 'a week later', '2026-11-26T00:00:00Z'],
    ['today', 'a second before', '2026-11-19T07:59:59Z'],
    ['today', 'from its first minute there, late in the evening of the 18th in Shanghai', '2026-11-18T08:00:00Z'],
    ['soon', 'a second before that, though it is the 18th already for readers in Asia', '2026-11-18T07:59:59Z'],
    ['soon', 'from the beginning of the 16th there', '2026-11-16T08:00:00Z'],
    ['later', 'on the 15th there, though Asia has the 16th', '2026-11-16T07:59:59Z'],
  ])('is %s %s', (expected, _when, at) => expect(urgencyOf(wednesday, { at, zone: longBeach })).toBe(expected))
})

describe('what is due at a moment', () => {
  const cutOff = { dueOn: null, dueAt: '2026-11-18T22:00:00Z' }
  it.each([
    ['today', '2026-11-18T21:59:00Z'],
    ['overdue', '2026-11-18T22:00:00Z'],
    ['soon', '2026-11-17T12:00:00Z'],
    ['later', '2026-11-14T12:00:00Z'],
  ])('is %s by the day of its place at %s', (expected, at) =>
    expect(urgencyOf(cutOff, { at, zone: longBeach })).toBe(expected),
  )

  it('counts days and not hours where clocks are set back', () => {
    const monday = { dueOn: '2026-11-02', dueAt: '2026-11-03T08:00:00Z' }
    expect(urgencyOf(monday, { at: '2026-10-31T07:00:00Z', zone: longBeach })).toBe('soon')
    expect(urgencyOf(monday, { at: '2026-10-31T06:59:00Z', zone: longBeach })).toBe('later')
  })
})

it('is never urgent without an end', () =>
  expect(urgencyOf({ dueAt: null, dueOn: null }, { at: '2026-11-18T00:00:00Z', zone: longBeach })).toBe('later'))

it.each([
  ['2026-11-17T03:00:00Z', { isOver: false, days: 2, hours: 5, minutes: 0 }],
  ['2026-11-19T07:00:01Z', { isOver: false, days: 0, hours: 0, minutes: 59 }],
  ['2026-11-19T08:00:00Z', { isOver: true, days: 0, hours: 0, minutes: 0 }],
  ['2026-11-20T11:30:00Z', { isOver: true, days: 1, hours: 3, minutes: 0 }],
])('at %s the time left counts days and whole hours', (now, expected) =>
  expect(timeLeft(wednesday.dueAt, now)).toEqual(expected),
)

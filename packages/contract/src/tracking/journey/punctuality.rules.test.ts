import { describe, expect, it } from 'vitest'
import { timeLeft } from '../../home/urgency.rules.ts'
import { shiftBetween } from './estimate-history.rules.ts'
import { moment } from './journey.fixture.ts'
import { punctuality } from './punctuality.rules.ts'

const planned = '2026-11-23T14:00:00Z'
const at = (estimated: string | null, actual: string | null = null) => punctuality(moment(planned, estimated, actual))

describe('early, late or on time', () => {
  it.each([
    ['two days before the plan', '2026-11-21T14:00:00Z', { tone: 'early', days: 2, hours: 0, minutes: 0 }],
    ['a day and a half after it', '2026-11-25T02:59:00Z', { tone: 'late', days: 1, hours: 12, minutes: 0 }],
    ['within three hours of it', '2026-11-23T16:30:00Z', { tone: 'onTime' }],
    [
      'five hours after it, the next day already',
      '2026-11-23T19:00:00Z',
      { tone: 'late', days: 0, hours: 5, minutes: 0 },
    ],
    ['exactly as planned', planned, { tone: 'onTime' }],
  ])('%s', (_case, estimated, expected) => expect(at(estimated)).toEqual(expected))

  it('prefers the actual time to the estimate', () =>
    expect(at('2026-11-21T14:00:00Z', '2026-11-24T14:00:00Z')).toEqual({
      tone: 'late',
      days: 1,
      hours: 0,
      minutes: 0,
    }))

  it('gives no result without a plan or without a newer time', () => {
    expect(at(null)).toBeUndefined()
    expect(punctuality(moment(null, planned))).toBeUndefined()
  })

  it('rounds early and over alike: the page, Home and the notifications agree about a span', () => {
    const span = { days: 1, hours: 12, minutes: 0 }
    expect(at('2026-11-25T02:59:00Z')).toEqual({ tone: 'late', ...span })
    expect(at('2026-11-22T01:01:00Z')).toEqual({ tone: 'early', ...span })
    expect(shiftBetween(planned, '2026-11-25T02:59:00Z')).toEqual({ direction: 'later', ...span })
    expect(timeLeft(planned, '2026-11-25T02:59:00Z')).toEqual({ isOver: true, ...span })
  })
})

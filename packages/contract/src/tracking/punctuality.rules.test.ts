import { describe, expect, it } from 'vitest'
import { moment } from './journey.fixture.ts'
import { punctuality } from './punctuality.rules.ts'

const planned = '2026-11-23T14:00:00Z'
const at = (estimated: string | null, actual: string | null = null) =>
  punctuality(moment(planned, estimated, actual), 'America/Los_Angeles')

describe('early, late or on time', () => {
  it.each([
    ['two days before the plan', '2026-11-21T14:00:00Z', { tone: 'early', unit: 'days', count: 2 }],
    ['a day and a half after it', '2026-11-25T02:00:00Z', { tone: 'late', unit: 'days', count: 1 }],
    ['within three hours of it', '2026-11-23T16:30:00Z', { tone: 'onTime' }],
    ['five hours after it, the next day already', '2026-11-23T19:00:00Z', { tone: 'late', unit: 'hours', count: 5 }],
    ['exactly as planned', planned, { tone: 'onTime' }],
  ])('%s', (_case, estimated, expected) => expect(at(estimated)).toEqual(expected))

  it('believes the actual time before the estimate', () =>
    expect(at('2026-11-21T14:00:00Z', '2026-11-24T14:00:00Z')).toEqual({ tone: 'late', unit: 'days', count: 1 }))

  it('says nothing without a plan or without newer word', () => {
    expect(at(null)).toBeUndefined()
    expect(punctuality(moment(null, planned), 'Asia/Shanghai')).toBeUndefined()
  })

  it('calls 24 hours a day, also on the long day when summer time ends', () =>
    expect(punctuality(moment('2026-11-01T07:10:00Z', '2026-11-02T07:15:00Z'), 'America/Los_Angeles')).toEqual({
      tone: 'late',
      unit: 'days',
      count: 1,
    }))
})

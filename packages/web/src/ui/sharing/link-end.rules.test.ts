import { checkSharedLink } from '@fairway/contract/sharing/sharing.rules'
import { SHARED_DAYS_MOST } from '@fairway/contract/sharing/sharing.values'
import { describe, expect, it } from 'vitest'
import { dayAfter, endOf } from './link-end.rules.ts'

describe('the last day of a link', () => {
  it('counts to its end, by the calendar of the reader', () => {
    expect(new Date(endOf('2026-12-31'))).toEqual(new Date(2027, 0, 1))
    expect(endOf('2026-02-30')).toBe('')
    expect(endOf('')).toBe('')
  })
  it('can be today and the ninetieth day from now, whatever the hour is', () => {
    const codesOn = (now: Date, days: number) =>
      checkSharedLink({ label: 'Trucker', expiresAt: endOf(dayAfter(now, days)) }, now.getTime()).map(
        ({ code }) => code,
      )
    for (const now of [new Date(2026, 10, 15), new Date(2026, 10, 15, 23, 59, 59)]) {
      expect(dayAfter(now, 0)).toBe('2026-11-15')
      expect(codesOn(now, 0)).toEqual([])
      expect(codesOn(now, SHARED_DAYS_MOST)).toEqual([])
      expect(codesOn(now, SHARED_DAYS_MOST + 2)).toEqual(['SL0005'])
      expect(codesOn(now, -1)).toEqual(['SL0005'])
    }
  })
})

import { describe, expect, it } from 'vitest'
import { officeState } from './office-hours.rules.ts'

const weekdays = [1, 2, 3, 4, 5]
const ningbo = {
  zone: 'Asia/Shanghai',
  hours: [
    { days: weekdays, from: '08:30', to: '12:00' },
    { days: weekdays, from: '13:00', to: '17:30' },
  ],
  closedOn: ['2026-11-18'],
}
const oakland = {
  zone: 'America/Los_Angeles',
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
  closedOn: [],
}

describe('an office is open by its own clock', () => {
  it.each<[what: string, now: string, isOpen: boolean, changes: string]>([
    ['in the morning', '2026-11-17T00:30:00Z', true, '2026-11-17 12:00'],
    ['a minute before it opens', '2026-11-17T00:29:59Z', false, '2026-11-17 08:30'],
    ['at noon', '2026-11-17T04:00:00Z', false, '2026-11-17 13:00'],
    ['in the last minute', '2026-11-17T09:29:59Z', true, '2026-11-17 17:30'],
    ['in the evening before a holiday', '2026-11-17T09:30:00Z', false, '2026-11-19 08:30'],
    ['on its holiday', '2026-11-18T02:00:00Z', false, '2026-11-19 08:30'],
    ['on Friday evening', '2026-11-20T12:00:00Z', false, '2026-11-23 08:30'],
    ['on Sunday in London, which is Monday there', '2026-11-22T23:00:00Z', false, '2026-11-23 08:30'],
  ])('%s', (_what, now, isOpen, changes) => {
    const state = officeState(ningbo, now)
    expect([state.isOpen, `${state.changes?.on} ${state.changes?.at}`]).toEqual([isOpen, changes])
  })

  it.each(['2026-03-08T10:00:00Z', '2026-11-01T09:30:00Z', '2026-11-17T08:00:00Z'])('around the clock, %s too', (now) =>
    expect(officeState(oakland, now)).toMatchObject({ isOpen: true, changes: null }),
  )

  it('over midnight until it really closes', () => {
    const office = {
      ...oakland,
      hours: [
        { days: [1], from: '08:00', to: '24:00' },
        { days: [2], from: '00:00', to: '06:00' },
      ],
    }
    expect(officeState(office, '2026-11-17T05:00:00Z').changes).toEqual({ on: '2026-11-17', at: '06:00' })
    const untilSunday = { ...oakland, hours: [{ days: [1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }] }
    expect(officeState(untilSunday, '2026-11-17T05:00:00Z').changes).toEqual({ on: '2026-11-21', at: '24:00' })
  })

  it('and says nothing of a next time where there is none', () =>
    expect(officeState({ ...ningbo, hours: [] }, '2026-11-17T01:00:00Z')).toMatchObject({
      isOpen: false,
      time: '09:00',
      offset: 'UTC+8',
      changes: null,
    }))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeTime, weekday } from './place-time.rules.ts'

describe('the time at a place', () => {
  it.each([
    ['Long Beach in winter', '2026-11-21T14:00:00Z', 'America/Los_Angeles', '2026-11-21 06:00 UTC−8'],
    ['Long Beach in summer', '2026-07-01T14:00:00Z', 'America/Los_Angeles', '2026-07-01 07:00 UTC−7'],
    ['Ningbo, already the next day', '2026-11-10T22:41:00Z', 'Asia/Shanghai', '2026-11-11 06:41 UTC+8'],
    ['Hai Phong at midnight', '2026-11-10T17:00:00Z', 'Asia/Ho_Chi_Minh', '2026-11-11 00:00 UTC+7'],
    ['Honolulu', '2026-11-10T09:59:00Z', 'Pacific/Honolulu', '2026-11-09 23:59 UTC−10'],
    ['half an hour off', '2026-01-10T00:00:00Z', 'America/St_Johns', '2026-01-09 20:30 UTC−3:30'],
    ['Greenwich', '2026-01-10T12:00:00Z', 'UTC', '2026-01-10 12:00 UTC'],
    ['seconds do not round the minute up', '2026-01-10T12:00:59.999Z', 'Asia/Shanghai', '2026-01-10 20:00 UTC+8'],
    ['a zone nobody knows', '2026-01-10T12:00:00Z', 'Moon/Tranquility', '2026-01-10 12:00 UTC'],
  ])('%s', (_case, instant, zone, expected) => {
    const { date, time, offset } = placeTime(instant, zone)
    expect(`${date} ${time} ${offset}`).toBe(expected)
  })

  it('names the day of the week at the place, not of the reader', () => {
    const saturdayNight = '2026-11-22T05:00:00Z'
    expect(weekday(saturdayNight, 'America/Los_Angeles')).toBe('sat')
    expect(weekday(saturdayNight, 'Asia/Shanghai')).toBe('sun')
  })

  it('converts back to the same minute by its own offset', () => {
    const zones = ['Asia/Shanghai', 'America/Los_Angeles', 'America/Chicago', 'America/St_Johns', 'Asia/Kathmandu']
    const instants = fc.date({ min: new Date('1975-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (at, zone) => {
        const { date, time, offset } = placeTime(at.toISOString(), zone)
        const [, sign, hours, minutes] = /^UTC(?:([+−])(\d+)(?::(\d\d))?)?$/.exec(offset) ?? []
        const shift = (sign === '−' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
        const back = Date.parse(`${date}T${time}:00Z`) - shift * 60_000
        expect(back).toBe(Math.floor(at.getTime() / 60_000) * 60_000)
      }),
    )
  })
})

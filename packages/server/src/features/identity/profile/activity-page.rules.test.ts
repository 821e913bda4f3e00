import { describe, expect, it } from 'vitest'
import { cursorOf, placeOf, townOf } from './activity-page.rules.ts'

describe('where a page of activities ended', () => {
  it('comes back as it was told', () => {
    const place = { at: '2026-11-15T11:21:53.123456Z', id: 90210 }
    expect(cursorOf(place)).toBe('2026-11-15T11:21:53.123456Z_90210')
    expect(placeOf(cursorOf(place))).toEqual(place)
  })

  it.each(['', 'now_1', '2026-13-45T99:99:99Z_1', '2026-11-15T11:21:53Z', '2026-11-15T11:21:53Z_', "infinity_1';--"])(
    'is nowhere for %j',
    (cursor) => expect(placeOf(cursor)).toBeUndefined(),
  )
})

describe('the town that a browser claims', () => {
  it('is read as it was written', () => {
    expect(townOf({ city: encodeURIComponent('Hải Phòng'), country: 'VN' })).toBe('Hải Phòng, VN')
    expect(townOf({ city: 'Ningbo' })).toBe('Ningbo')
    expect(townOf({ city: '', country: 'CN' })).toBe('CN')
    expect(townOf(null)).toBe('')
  })

  it('stays as it is when it cannot be decoded', () => expect(townOf({ city: '100%' })).toBe('100%'))
})

import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { expect, it } from 'vitest'
import { readVgmCriteria, writeVgmCriteria } from './vgm-criteria.rules.ts'

it('criteria come back from the address as they were typed', () => {
  const criteria = { search: 'reference', numbers: 'NBL-2026-118, 宁波 7' } as const
  expect(readVgmCriteria(writeVgmCriteria(criteria))).toEqual(criteria)
})

it.each([
  ['nothing', undefined],
  ['a text that is not base64', '%%%'],
  ['base64 that is no object', 'MTIz'],
  ['criteria of another page', encodeCriteria({ type: 'BL', search: 'booking', numbers: '7000001' })],
  ['numbers that are no text', encodeCriteria({ type: 'VG', numbers: 7 })],
  ['no numbers', encodeCriteria({ type: 'VG', numbers: '  ' })],
])('%s yields nothing', (_, text) => expect(readVgmCriteria(text)).toBeUndefined())

it('an unknown kind of number is a booking number', () =>
  expect(readVgmCriteria(encodeCriteria({ type: 'VG', search: 'x', numbers: '1' }))?.search).toBe('booking'))

it('the chosen bookings come back, and nothing that is no booking number', () => {
  const criteria = { search: 'booking', numbers: '7000001, 7000002', open: ['7000002'] } as const
  expect(readVgmCriteria(writeVgmCriteria(criteria))).toEqual(criteria)
  const odd = encodeCriteria({ type: 'VG', numbers: '7000001', open: ['x', 7, null, '70000011'] })
  expect(readVgmCriteria(odd)).toEqual({ search: 'booking', numbers: '7000001' })
})

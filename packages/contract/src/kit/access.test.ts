import { expect, it } from 'vitest'
import { anyOf, carrierWith, groups } from './access.ts'

it('lists each group of the portal once', () => {
  expect(new Set(groups).size).toBe(18)
  expect(groups).toHaveLength(18)
})

it('names the groups that open a call, and the code for everyone else', () => {
  expect(anyOf('BR0001', 'BR', 'BS')).toEqual({ kind: 'anyOf', groups: ['BR', 'BS'], denied: 'BR0001' })
})

it('requires a carrier key of the right scope', () => {
  expect(carrierWith('tracking')).toEqual({ kind: 'carrier', scope: 'tracking' })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainNumber, twoReadings } from './plain-number.ts'

describe('a number that people type', () => {
  it.each([
    ['24,500.5', '24500.5'],
    ['24.500,5', '24500.5'],
    ['1,234,567', '1234567'],
    ['1.234.567,25', '1234567.25'],
    ["24'500.5", '24500.5'],
    ['18 420,5', '18420.5'],
    ['１８ ４２０．５', '18420.5'],
    ['18420,500', '18420.500'],
    ['0,500', '0.500'],
    ['-18,5', '-18.5'],
    ['24500', '24500'],
  ])('%j is %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain))

  it.each(['abc', '24,500', '1,234,5', '12.34.56', '24500kg', ''])('%j stays as it is', (typed) =>
    expect(plainNumber(typed)).toBe(typed),
  )

  it('has two readings where a comma can separate thousands or decimals', () => {
    expect(twoReadings('24,500')).toEqual(['24500', '24.5'])
    expect(twoReadings('1,000')).toEqual(['1000', '1.0'])
    for (const clear of ['24500', '24,5', '24,500.5', '0,500', '1234,567', 'abc'])
      expect(twoReadings(clear)).toBeUndefined()
  })

  it('does not change once it is plain', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => plainNumber(plainNumber(text)) === plainNumber(text)),
    ))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals, sumDecimals } from './decimal.ts'

describe('sums of decimals', () => {
  it.each([
    [['0.1', '0.2'], '0.3'],
    [['18420.5', '1', '0.25'], '18421.75'],
    [['1.005', '-1.005'], '0'],
    [['-3', '0.5'], '-2.5'],
    [[], '0'],
    [['12,5', 'NaN', '', '1e9', '7'], '7'],
    [['0042', '0.100'], '42.1'],
  ])('%j is %s', (texts, sum) => expect(sumDecimals(texts)).toBe(sum))

  it('are exact for a thousand weights', () => {
    const grams = fc.array(fc.integer({ min: 0, max: 9_999_999_999 }), { maxLength: 1000 })
    fc.assert(
      fc.property(grams, (all) => {
        const texts = all.map((one) => `${Math.floor(one / 1000)}.${String(one % 1000).padStart(3, '0')}`)
        const total = all.reduce((sum, one) => sum + BigInt(one), 0n)
        expect(compareDecimals(sumDecimals(texts), `${total / 1000n}.${String(total % 1000n).padStart(3, '0')}`)).toBe(
          0,
        )
      }),
    )
  })
})

describe('the order of decimals', () => {
  it.each([
    ['1', '1.000', 0],
    ['9', '10', -1],
    ['0.31', '0.3', 1],
    ['-2', '1', -1],
    ['heavy', '1', undefined],
    ['1', '', undefined],
  ])('%s and %s', (one, other, order) => expect(compareDecimals(one, other)).toBe(order))
})

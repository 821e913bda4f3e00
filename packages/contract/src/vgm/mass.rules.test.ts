import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertMass, convertText, differsByMore, isHeavier, massOf, massText, readMass } from './mass.rules.ts'

const thousandths = fc.bigInt({ min: 0n, max: 999_999_999n })
const unit = fc.constantFrom('KG' as const, 'LB' as const)

describe('a typed weight', () => {
  it.each([
    ['24500', '24500'],
    ['24500.5', '24500.5'],
    ['24,500.5', '24500.5'],
    ['24.500,5', '24500.5'],
    ['12,5', '12.5'],
    ['12.500', '12.5'],
    ['24 500', '24500'],
    ['２４５００', '24500'],
    ['007.100', '7.1'],
    ['+5', '5'],
    ['0', '0'],
    ['-0', '0'],
  ])('%s is understood as %s', (text, understood) => expect(massText(massOf(text) ?? -1n)).toBe(understood))

  it.each([
    ['', 'empty'],
    ['24,500', 'unclear'],
    ['heavy', 'noNumber'],
    ['1e9', 'noNumber'],
    ['12.5.1', 'noNumber'],
    ['1000000000', 'tooLong'],
    ['1.2345', 'tooLong'],
    ['-3', 'negative'],
  ])('%s is %s', (text, kind) => expect(readMass(text).kind).toBe(kind))

  it('that can be read in two ways names both', () =>
    expect(readMass('24,500')).toEqual({ kind: 'unclear', readings: ['24500', '24.5'] }))

  it('is written as it is read, for any weight', () =>
    fc.assert(
      fc.property(thousandths, (mass) => {
        expect(massOf(massText(mass))).toBe(mass)
      }),
    ))
})

describe('conversion', () => {
  it('takes a pound as exactly 0.45359237 kg', () => {
    expect(convertText('100000', 'LB', 'KG')).toBe('45359.237')
    expect(convertText('1', 'KG', 'LB')).toBe('2.205')
    expect(convertText('30480', 'KG', 'LB')).toBe('67196.898')
    expect(convertText('heavy', 'KG', 'LB')).toBe('heavy')
  })

  it('from kilograms to pounds and back returns the same weight', () =>
    fc.assert(
      fc.property(thousandths, (mass) => {
        const pounds = convertMass({ thousandths: mass, unit: 'KG' }, 'LB')
        expect(convertMass({ thousandths: pounds, unit: 'LB' }, 'KG')).toBe(mass)
      }),
      { numRuns: 5000 },
    ))

  it('is off by at most half a thousandth, and keeps the order of weights', () =>
    fc.assert(
      fc.property(thousandths, thousandths, unit, (one, other, from) => {
        const to = from === 'KG' ? 'LB' : 'KG'
        const [worthFrom, worthTo] = from === 'KG' ? [100_000_000n, 45_359_237n] : [45_359_237n, 100_000_000n]
        const converted = convertMass({ thousandths: one, unit: from }, to)
        const error = converted * worthTo - one * worthFrom
        expect((error < 0n ? -error : error) * 2n).toBeLessThanOrEqual(worthTo)
        if (one <= other) expect(converted).toBeLessThanOrEqual(convertMass({ thousandths: other, unit: from }, to))
      }),
    ))
})

describe('comparison', () => {
  it('is exact between units: the last thousandth of a pound decides', () => {
    const most = { thousandths: 32_500_000n, unit: 'KG' } as const
    const pounds = convertMass(most, 'LB')
    expect(isHeavier({ thousandths: pounds + 1n, unit: 'LB' }, most)).toBe(true)
    expect(isHeavier({ thousandths: pounds - 1n, unit: 'LB' }, most)).toBe(false)
  })

  it('tells a difference of more than so many percent, at its edge too', () => {
    const expected = { thousandths: 100_000n, unit: 'KG' } as const
    const differs = (thousandths: bigint) => differsByMore({ thousandths, unit: 'KG' }, expected, 5)
    expect([differs(105_000n), differs(105_001n), differs(95_000n), differs(94_999n)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})

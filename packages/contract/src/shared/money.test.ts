import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as money from './money.ts'

const currencies = ['USD', 'CNY', 'VND', 'JPY', 'KWD'] as const
const currency = fc.constantFrom(...currencies)
const units = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
const paid = fc.tuple(currency, units).map(([code, of]) => ({ currency: code, amount: money.amountOf(of, code) }))

describe('an amount', () => {
  it.each([
    ['1250', 'USD', '1250.00'],
    ['1250.5', 'USD', '1250.50'],
    ['-0.01', 'USD', '-0.01'],
    ['25000000', 'VND', '25000000'],
    ['25000000.00', 'VND', '25000000'],
    ['12.345', 'KWD', '12.345'],
    ['0', 'JPY', '0'],
  ])('of %s %s is written %s', (amount, code, full) => expect(money.fullAmount(amount, code)).toBe(full))

  it.each([
    ['12.345', 'USD'],
    ['0.5', 'JPY'],
    ['1e3', 'USD'],
    ['', 'USD'],
    ['12,50', 'USD'],
    ['NaN', 'USD'],
  ])('is not %s %s', (amount, code) => expect(money.isAmount(amount, code)).toBe(false))

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(currency, units, (code, of) => {
        expect(money.minorUnits(money.amountOf(of, code), code)).toBe(of)
      }),
    )
  })
})

describe('totals', () => {
  it('are exact where floating point is not', () => {
    expect(money.sumAmounts(Array(10).fill('0.1'), 'USD')).toBe('1.00')
    expect(money.sumAmounts(['9007199254740993.01', '0.01'], 'USD')).toBe('9007199254740993.02')
  })

  it('never mix currencies, and lose no minor unit of any', () => {
    fc.assert(
      fc.property(fc.array(paid, { maxLength: 60 }), (all) => {
        const totals = money.totalsByCurrency(all)
        expect(totals.map(({ currency: code }) => code)).toEqual([...new Set(all.map((one) => one.currency))].sort())
        for (const total of totals) {
          const own = all.filter((one) => one.currency === total.currency)
          const sum = own.reduce((so, one) => so + (money.minorUnits(one.amount, one.currency) ?? 0n), 0n)
          expect(money.minorUnits(total.amount, total.currency)).toBe(sum)
        }
      }),
    )
  })

  it('do not depend on the order of the amounts', () => {
    fc.assert(
      fc.property(fc.array(paid, { maxLength: 30 }), (all) => {
        expect(money.totalsByCurrency([...all].reverse())).toEqual(money.totalsByCurrency(all))
      }),
    )
  })

  it('are of one currency where one is asked for', () =>
    expect(() => money.sumAmounts(['12.50'], 'JPY')).toThrow('JPY'))
})

describe('quantity times rate', () => {
  it.each([
    ['2', '1250.00', '2500.00', true],
    ['3', '33.3333', '100.00', true],
    ['1.234', '10.05', '12.40', true],
    ['1.234', '10.05', '12.41', true],
    ['1.234', '10.05', '12.42', false],
    ['2', '-50', '-100.00', true],
    ['2', '1250.00', '2501.00', false],
  ])('%s × %s may be %s: %s', (quantity, rate, amount, expected) =>
    expect(money.isProduct({ quantity, rate, amount, currency: 'USD' })).toBe(expected),
  )

  it('takes either rounding, and nothing that is a minor unit away', () => {
    const factor = fc
      .integer({ min: 1, max: 9_999_999 })
      .map((of) => `${Math.trunc(of / 1000)}.${String(of % 1000).padStart(3, '0')}`)
    fc.assert(
      fc.property(factor, factor, currency, (quantity, rate, code) => {
        const thousandths = (text: string) => BigInt(text.replace('.', ''))
        const scale = 10n ** BigInt(6 - money.minorDigits(code))
        const below = (thousandths(quantity) * thousandths(rate)) / scale
        const fits = (of: bigint) =>
          money.isProduct({ quantity, rate, amount: money.amountOf(of, code), currency: code })
        expect(fits(below)).toBe(true)
        expect(fits(below - 1n)).toBe(false)
        expect(fits(below + 2n)).toBe(false)
      }),
    )
  })
})

it('compares amounts of one currency', () => {
  expect(money.compareAmounts('9.50', '10.00', 'USD')).toBe(-1)
  expect(money.compareAmounts('10', '10.00', 'USD')).toBe(0)
  expect(money.compareAmounts('10.01', '10.00', 'USD')).toBe(1)
})

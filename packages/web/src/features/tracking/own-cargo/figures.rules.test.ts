import { describe, expect, it } from 'vitest'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { showMoney } from './figures.rules.ts'

/** Makes thin and non-breaking spaces visible. */
const seen = (text: string) => text.replaceAll('\u2009', '_').replaceAll('\u00a0', '~')

describe('figures of a container', () => {
  it.each([
    ['18420.500', '18_420.5'],
    ['18420.000', '18_420'],
    ['18000', '18_000'],
    ['950', '950'],
    ['1234567.1234', '1_234_567.1234'],
    ['0', '0'],
  ])('a weight of %s reads %s', (input, shown) => expect(seen(showMeasure(input))).toBe(shown))

  it.each([
    ['1240.00', 'USD~1_240.00'],
    ['75.50', 'USD~75.50'],
    ['0.00', 'USD~0.00'],
    ['1000000.00', 'USD~1_000_000.00'],
  ])('a charge of %s keeps its cents: %s', (amount, shown) =>
    expect(seen(showMoney({ amount, currency: 'USD' }))).toBe(shown),
  )
})

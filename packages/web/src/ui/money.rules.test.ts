import { expect, it } from 'vitest'
import { shownAmount, shownMonies } from './money.rules.ts'

it.each([
  ['0.00', '0.00'],
  ['999.99', '999.99'],
  ['1250.00', '1,250.00'],
  ['-1234567.89', '-1,234,567.89'],
  ['25000000', '25,000,000'],
  ['999999999999.999', '999,999,999,999.999'],
])('the amount %s is shown as %s, without losing a digit', (amount, shown) => expect(shownAmount(amount)).toBe(shown))

it('amounts of several currencies stand beside each other', () =>
  expect(
    shownMonies([
      { amount: '1250.00', currency: 'USD' },
      { amount: '25000000', currency: 'VND' },
    ]),
  ).toBe('USD 1,250.00 · VND 25,000,000'))

/** An exact amount: a decimal text with the minor digits of its currency, such as `1250.00` USD or `25000000` VND. */
export interface Money {
  amount: string
  currency: string
}

/** Currencies whose smallest unit is not a hundredth; all others have two digits (ISO 4217). */
const WITHOUT_MINOR_UNIT = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** How many digits after the decimal point an amount of this currency has. */
export const minorDigits = (currency: string): number =>
  WITHOUT_MINOR_UNIT.has(currency) ? 0 : THOUSANDTHS.has(currency) ? 3 : 2

const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/

/** A decimal text as a whole number of 10^-`places`; undefined for other texts and for digits that would be lost. */
function wholeNumber(text: string, places: number): bigint | undefined {
  const [, sign = '', whole, fraction = ''] = AMOUNT.exec(text) ?? []
  if (whole === undefined || /[^0]/.test(fraction.slice(places))) return undefined
  return BigInt(`${sign}${whole}${fraction.slice(0, places).padEnd(places, '0')}`)
}

/** An amount in minor units, such as cents; undefined where it is no amount of this currency. */
export const minorUnits = (amount: string, currency: string): bigint | undefined =>
  wholeNumber(amount, minorDigits(currency))

/** Minor units as an amount, always with all digits of its currency. */
export function amountOf(units: bigint, currency: string): string {
  const places = minorDigits(currency)
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Whether a text is an amount that can be paid in this currency. */
export const isAmount = (amount: string, currency: string): boolean => minorUnits(amount, currency) !== undefined

/** The same amount with all digits of its currency: `12.5` USD is `12.50`. */
export function fullAmount(amount: string, currency: string): string {
  const units = minorUnits(amount, currency)
  return units === undefined ? amount : amountOf(units, currency)
}

/** The sum of amounts of one currency; a text that is no amount of it is an error of the caller. */
export function sumAmounts(amounts: Iterable<string>, currency: string): string {
  let units = 0n
  for (const amount of amounts) {
    const one = minorUnits(amount, currency)
    if (one === undefined) throw new Error(`Not an amount of ${currency}: ${amount}`)
    units += one
  }
  return amountOf(units, currency)
}

/** One total per currency, by its code; currencies are never added to each other. */
export function totalsByCurrency(amounts: Iterable<Money>): Money[] {
  const byCurrency = new Map<string, string[]>()
  for (const { amount, currency } of amounts) byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), amount])
  return [...byCurrency]
    .map(([currency, own]) => ({ currency, amount: sumAmounts(own, currency) }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1))
}

/** Whether the first amount is smaller (-1), equal (0) or larger (1) than the second one of the same currency. */
export function compareAmounts(one: string, other: string, currency: string): -1 | 0 | 1 {
  const [a, b] = [minorUnits(one, currency), minorUnits(other, currency)]
  if (a === undefined || b === undefined) throw new Error(`Not amounts of ${currency}: ${one}, ${other}`)
  return a < b ? -1 : a > b ? 1 : 0
}

/** Digits after the point that a quantity or a rate has at most. */
const FACTOR_DIGITS = 6

/**
 * Whether an amount is quantity times rate, rounded to the currency's digits in either direction: carriers round
 * differently, but never by a whole minor unit.
 */
export function isProduct({ quantity, rate, amount, currency }: Money & { quantity: string; rate: string }): boolean {
  const [count, price] = [wholeNumber(quantity, FACTOR_DIGITS), wholeNumber(rate, FACTOR_DIGITS)]
  const units = minorUnits(amount, currency)
  if (count === undefined || price === undefined || units === undefined) return false
  const scale = 10n ** BigInt(2 * FACTOR_DIGITS - minorDigits(currency))
  const difference = count * price - units * scale
  return (difference < 0n ? -difference : difference) < scale
}

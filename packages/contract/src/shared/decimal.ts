/** A plain number without exponent, such as 18420.5 or -3. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** An exact decimal: `digits` × 10^-`places`. */
interface Decimal {
  digits: bigint
  places: number
}

function decimalOf(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text) ?? []
  return whole === '' ? undefined : { digits: BigInt(sign + whole + fraction), places: fraction.length }
}

const shift = ({ digits, places }: Decimal, to: number) => digits * 10n ** BigInt(to - places)

function textOf(digits: bigint, places: number): string {
  const plain = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  const whole = plain.slice(0, plain.length - places)
  const fraction = plain.slice(plain.length - places).replace(/0+$/, '')
  return (digits < 0n ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`)
}

/** The exact sum of plain numbers, without needless zeros; texts that are no numbers do not count. */
export function sumDecimals(texts: Iterable<string>): string {
  const parts: [whole: string, fraction: string][] = []
  let places = 0
  for (const text of texts) {
    const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text) ?? []
    if (whole === '') continue
    places = Math.max(places, fraction.length)
    parts.push([sign + whole, fraction])
  }
  let digits = 0n
  for (const [whole, fraction] of parts) digits += BigInt(whole + fraction.padEnd(places, '0'))
  return textOf(digits, places)
}

/** Below 0, 0 or above 0 as the first number is smaller, equal or larger; undefined where one of them is no number. */
export function compareDecimals(one: string, other: string): number | undefined {
  const [left, right] = [decimalOf(one), decimalOf(other)]
  if (!left || !right) return undefined
  const places = Math.max(left.places, right.places)
  const [a, b] = [shift(left, places), shift(right, places)]
  return a < b ? -1 : a > b ? 1 : 0
}

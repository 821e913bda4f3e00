/** Digits that a double holds for certain; what comes after them is noise of calculating. */
const CERTAIN_DIGITS = 15
const written = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const MS_PER_DAY = 86_400_000
const SECONDS_PER_DAY = 86_400
/** 9999-12-31, the last day of spreadsheets. */
const LAST_SERIAL = 2_958_465

/** A number in the digits that a person would write: no exponent, no noise. Nothing for what is no number. */
export function plainNumber(text: string): string | undefined {
  const value = written.test(text.trim()) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) return undefined
  const [digits = '0', exponent = '0'] = Math.abs(value)
    .toExponential(CERTAIN_DIGITS - 1)
    .split('e')
  const [whole = '', fraction = ''] = placePoint(digits.replace('.', ''), Number(exponent)).split('.')
  const rest = fraction.replace(/0+$/, '')
  const plain = rest ? `${whole}.${rest}` : whole
  return value < 0 && plain !== '0' ? `-${plain}` : plain
}

/** The point stands behind the first digit, and moves by the exponent. */
function placePoint(digits: string, exponent: number) {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`
  const filled = digits.padEnd(exponent + 1, '0')
  return `${filled.slice(0, exponent + 1)}.${filled.slice(exponent + 1)}`
}

/** Days since the end of 1899, or of 1903 in workbooks of old Macs, as a day; nothing for what lies outside of days. */
export function dayOfSerial(serial: number, from1904: boolean): string | undefined {
  // a moment that calculating has put a hair before midnight belongs to the day that begins
  const day = Math.floor(serial + 0.5 / SECONDS_PER_DAY)
  if (from1904) return day >= 0 && day <= LAST_SERIAL ? isoDay(Date.UTC(1904, 0, 1), day) : undefined
  // spreadsheets count a 29 February 1900, which never was
  if (day < 1 || day === 60 || day > LAST_SERIAL) return undefined
  return isoDay(Date.UTC(1899, 11, day < 60 ? 31 : 30), day)
}

const isoDay = (epoch: number, days: number) => {
  const day = new Date(epoch + days * MS_PER_DAY).toISOString()
  return day.startsWith('+') ? undefined : day.slice(0, 10)
}

/** A part of a day as a clock shows it. */
export function timeOfSerial(serial: number): string {
  const seconds = Math.round((serial - Math.floor(serial)) * SECONDS_PER_DAY) % SECONDS_PER_DAY
  const clock = new Date(seconds * 1000).toISOString()
  return seconds % 60 === 0 ? clock.slice(11, 16) : clock.slice(11, 19)
}

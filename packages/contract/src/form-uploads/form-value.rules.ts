import { plainNumber } from '../shared/plain-number.ts'

const PLAIN = /^[\x20-\x7e]*$/
/** Characters that no document may contain: control characters, lone surrogates, and marks that turn or hide text. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}]/gu

/** A text on one line, without invisible characters. */
export function onOneLine(text: string): string {
  if (PLAIN.test(text)) return text.replace(/ {2,}/g, ' ').trim()
  const line = text.replace(/[\n\r\t\v\f\u2028\u2029]+/g, ' ').replace(UNSEEN, '')
  return line.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** A text that may have several lines. */
export const onLines = (text: string): string =>
  PLAIN.test(text)
    ? text.trim()
    : text
        .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
        .replaceAll('\t', ' ')
        .replace(/[^\P{Cc}\n]|[\p{Cs}\p{Cf}]/gu, '')
        .replace(/ +\n/g, '\n')
        .normalize('NFC')
        .trim()

/** A text in ordinary letters and digits, for everything but names. */
export const inPlainLetters = (text: string): string => {
  const line = onOneLine(text)
  return PLAIN.test(line) ? line : onOneLine(line.normalize('NFKC')).replace(/[‐-―−]/g, '-')
}

/** A number in plain digits, in whichever notation the sheet has it. */
export const inDigits = (text: string): string => plainNumber(inPlainLetters(text))

/** A temperature and the unit behind it, if any: `-18 °C`. Degrees have no thousands, so a comma is a decimal point. */
export function inDegrees(text: string): { degrees: string; unit: string } {
  const plain = plainNumber(inPlainLetters(text)).toUpperCase()
  const parts = /^([-+]?\d+(?:[.,]\d+)?)(?:[°º]?([CF])|[°º])?$/.exec(plain)
  return parts ? { degrees: parts[1]?.replace(',', '.') ?? '', unit: parts[2] ?? '' } : { degrees: plain, unit: '' }
}

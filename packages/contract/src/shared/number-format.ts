import { isContainerNumber } from './container-number.ts'
import { plainText, splitValues } from './multi-value.ts'

/** The separators within one number: blanks, a hyphen, a slash, a full stop. No comma, tab or new line. */
const SEAM = '[ \\-/.]{0,3}'
const numberPattern = (...parts: string[]) => new RegExp(`\\b${parts.join(SEAM)}\\b`, 'g')
const digits = (count: number) => new Array<string>(count).fill('\\d')

/** The fourth letter of a container number is its category: U, J or Z. */
const CONTAINER = numberPattern('[A-Z]{3}', '[UJZ]', ...digits(7))
const CONTAINER_WITHOUT_CHECK_DIGIT = numberPattern('[A-Z]{3}', '[UJZ]', ...digits(6))
const BL = numberPattern('[A-Z]{4}', '\\d{7}', '\\d{2}')

const DASHES = /[\u2010-\u2015\u2212]/g
const QUOTES_AND_BRACKETS = /["'“”‘’()[\]【】]/g
/** Labels in front of a number, such as 'Container no.: ' or '箱号：'. */
const LABEL = /[^\n\t,;:#\d]{0,30}[:#]/g

/** Lists as programs write them, our own pages first: they contain no numbers in parts. */
const NOTHING_APART = /^[A-Z\d,]*$/

const alone = (number: string) => `,${number.replaceAll(/[ \-/.]/g, '')},`

/**
 * The numbers in a text, where parts with separators count as one number: `FWYU 482913 0`, `FWYU482913-0`, `FWYL
 * 3104482 01`. White space also separates numbers, so parts are joined only where that makes a number that they are not
 * on their own. A container number is recognised by its category letter and check digit, so that `FWYU 4829130 40` is a
 * container and a leftover 40; a B/L has no check digit and is recognised only when it is split into carrier, booking
 * and suffix. `BOOK 3104482` stays a word and a booking number.
 */
export function splitNumbers(text: string): string[] {
  const plain = plainText(text)
  if (NOTHING_APART.test(plain)) return plain.split(',').filter((number) => number !== '')
  const joined = plain
    .replaceAll(DASHES, '-')
    .replaceAll(QUOTES_AND_BRACKETS, '')
    .replaceAll(LABEL, ',')
    .replaceAll(CONTAINER, (found) => (isContainerNumber(alone(found).slice(1, -1)) ? alone(found) : found))
    .replaceAll(BL, alone)
    .replaceAll(CONTAINER, alone)
    .replaceAll(CONTAINER_WITHOUT_CHECK_DIGIT, alone)
  return splitValues(joined.replaceAll(/[/|]/g, ','))
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from './container-number.ts'
import { splitNumbers } from './number-format.ts'

const container = fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/).map((first10) => first10 + checkDigit(first10))
const bl = fc.stringMatching(/^[A-Z]{4}\d{9}$/)
const booking = fc.stringMatching(/^\d{7}$/)
const seam = fc.constantFrom('', ' ', '  ', '-', ' - ', '/', '.', '\u00a0', '\u2011', '–', '－')
/** The pieces of a pasted text: parts of numbers, and characters that change when they are normalized. */
const piece = fc.constantFrom(
  ...['F', 'WY', 'U', 'FWYU', 'FWYL', '0', '1', '01', '482913', '3104482', '4829130', ' ', '-', '/', '.', ',', '\n'],
  ...[':', '#', '(', '“', '|', '–', '\u0301', '\u200b', 'ŉ', 'ΐ', 'ﬁ', '½', '㎏'],
)

describe('numbers with separators', () => {
  it.each([
    ['a container number as it is painted on the container', 'FWYU 482913 0', ['FWYU4829130']],
    ['a hyphen before the check digit', 'FWYU482913-0', ['FWYU4829130']],
    ['a slash before the check digit', 'fwyu 482913/0', ['FWYU4829130']],
    ['the check digit in its box', 'FWYU 482 913 [0]', ['FWYU4829130']],
    ['the category letter apart', 'FWY U 482913 0', ['FWYU4829130']],
    ['a booking number inside a container number', 'FWYU 4829130', ['FWYU4829130']],
    ['a container without check digit', 'FWYU 482913', ['FWYU482913']],
    ['a wrong check digit', 'FWYU 482913 1', ['FWYU4829131']],
    ['a bill in three parts', 'FWYL 3104482 01', ['FWYL310448201']],
    ['a bill with hyphens', 'FWYL-3104482-01', ['FWYL310448201']],
    ['a bill with its suffix apart', 'FWYL3104482 01', ['FWYL310448201']],
    ['two containers on one line', 'FWYU 482913 0 FWYU 771204 4', ['FWYU4829130', 'FWYU7712044']],
    ['a container and its size', 'FWYU 4829130 40', ['FWYU4829130', '40']],
    ['a container, its size and its seal', 'FWYU4829130/40HC/CN884120', ['FWYU4829130', '40HC', 'CN884120']],
    ['a container without check digit beside a booking', 'FWYU482913 3104482', ['FWYU482913', '3104482']],
    ['a word before a booking', 'BOOK 3104482', ['BOOK', '3104482']],
    ['labels', '箱号：FWYU4829130 Booking no.: 3104482', ['FWYU4829130', '3104482']],
    ['quoted cells', '"FWYU4829130","FWYU7712044"', ['FWYU4829130', 'FWYU7712044']],
    ['a Chinese word that touches the number', '箱号FWYU4829130', ['箱号', 'FWYU4829130']],
    ['parts in two cells', 'FWYU\t482913', ['FWYU', '482913']],
    ['parts on two lines', 'FWYU\n482913 0', ['FWYU', '482913', '0']],
    ['parts with a comma between', 'FWYL, 3104482, 01', ['FWYL', '3104482', '01']],
    ['a bill cut in an odd place', 'FWYL 31044 8201', ['FWYL', '31044', '8201']],
    ['other words with hyphens', 'ABC-123', ['ABC-123']],
  ])('reads %s', (_case, text, expected) => expect(splitNumbers(text)).toEqual(expected))

  it('reads a container number with any separators', () =>
    fc.assert(
      fc.property(container, fc.array(seam, { minLength: 8, maxLength: 8 }), (number, seams) => {
        const parts = [number.slice(0, 3), ...number.slice(3)]
        const text = parts.map((part, at) => part + (seams[at] ?? '')).join('')
        expect(splitNumbers(text)).toEqual([number])
      }),
    ))

  it('leaves complete numbers unchanged, in order, with any separator', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(container, bl, booking), { maxLength: 8 }),
        fc.constantFrom(' ', '  ', '\n', '\t', ',', ', ', '、', '；', '\u3000'),
        (numbers, separator) => {
          expect(splitNumbers(numbers.join(separator))).toEqual(numbers)
        },
      ),
      { numRuns: 1000 },
    ))

  it('reads its own output as the same numbers', () =>
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 14 }), (text) => {
        const numbers = splitNumbers(text)
        expect(splitNumbers(numbers.join(','))).toEqual(numbers)
      }),
      { numRuns: 1000 },
    ))

  it('reads a plain list as it reads one with a blank at its end', () => {
    const some = fc.constantFrom(...'FWYUJZL', '0', '1', '48', '4829130', 'FWYU4829130', 'FWYL310448201', ',', ',')
    fc.assert(
      fc.property(fc.string({ unit: some, maxLength: 14 }), (list) => {
        expect(splitNumbers(list)).toEqual(splitNumbers(`${list} `))
      }),
      { numRuns: 1000 },
    )
  })

  it('reads a very long paste in linear time', () => {
    expect(splitNumbers('FWYU - '.repeat(30_000))).toHaveLength(60_000)
    expect(splitNumbers('A'.repeat(200_000))).toHaveLength(1)
  })
})

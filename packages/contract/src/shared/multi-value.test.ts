import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitValues } from './multi-value.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string())
const value = fc.stringMatching(/^[A-Z0-9]{1,12}$/)
const separator = fc
  .array(fc.constantFrom(' ', '\t', '\n', '\r\n', ',', ';', '，', '、', '；', '\u3000', '\u00a0', '\u2028'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''))

describe('input of several values', () => {
  it.each([
    ['blanks, tabs, new lines and repeated white space', 'a b\tc\n\nd   e', ['A', 'B', 'C', 'D', 'E']],
    ['a trailing comma', '3104482, 3104483,', ['3104482', '3104483']],
    ['a column pasted from Excel', 'FWYU4829130\r\nFWYU7712044\r\n', ['FWYU4829130', 'FWYU7712044']],
    ['Chinese commas', '3104482，3104483、3104484；3104485', ['3104482', '3104483', '3104484', '3104485']],
    ['full-width letters and digits', 'ＦＷＹＵ４８２９１３０', ['FWYU4829130']],
    ['ideographic and no-break spaces', '3104482\u30003104483\u00a03104484', ['3104482', '3104483', '3104484']],
    ['invisible marks', '\ufeffFWYU\u200b4829\u00ad130\u202c', ['FWYU4829130']],
    ['nothing but separators', ' ,\t;\n、 ', []],
  ])('reads %s', (_case, text, expected) => expect(splitValues(text)).toEqual(expected))

  it('keeps every value in order, with any separator', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(value, separator)), (pairs) => {
        expect(splitValues(pairs.flat().join(''))).toEqual(pairs.map(([first]) => first))
      }),
    ))

  it('reads its own output as the same values', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const values = splitValues(text)
        expect(splitValues(values.join(','))).toEqual(values)
        expect(splitValues(values.join('\n'))).toEqual(values)
      }),
      { numRuns: 2000 },
    ))

  it('never gives an empty value or one with white space or a comma in it', () =>
    fc.assert(fc.property(anyText, (text) => splitValues(text).every((one) => /^[^\s,;]+$/u.test(one)))))
})

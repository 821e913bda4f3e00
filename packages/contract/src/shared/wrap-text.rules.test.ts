import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textPlaces } from './column-width.ts'
import { printedLines, printedText } from './wrap-text.rules.ts'
import { charactersOf, WRAP_AT, WRAP_AT_IN_PRINT } from './wrap-text.ts'

const descriptionLines = (text: string) => printedLines(text, WRAP_AT)
const marksLines = (text: string) => printedLines(text, WRAP_AT_IN_PRINT)
/** Places of a line, a full-width character as two. */
const placesIn = (line: string) =>
  charactersOf(line).reduce((sum, character) => sum + Math.ceil(Math.min(textPlaces(character), 2)), 0)

describe('the description of goods on a bill', () => {
  it('has 75 characters in a line and breaks between words', () => {
    const words = 'LED LIGHTING FIXTURES '.repeat(5)
    expect(descriptionLines(words)).toEqual([
      'LED LIGHTING FIXTURES LED LIGHTING FIXTURES LED LIGHTING FIXTURES LED',
      'LIGHTING FIXTURES LED LIGHTING FIXTURES',
    ])
    expect(descriptionLines('x'.repeat(75))).toEqual(['x'.repeat(75)])
  })

  it('keeps the lines of its author, empty ones and indented ones too', () =>
    expect(descriptionLines('1200 CARTONS\r\n\n  PO 4711\u2028HS 9405.42')).toEqual([
      '1200 CARTONS',
      '',
      '  PO 4711',
      'HS 9405.42',
    ]))

  it('breaks a word only where it is longer than the line', () => {
    const lines = descriptionLines(`a ${'x'.repeat(10_000)}`)
    expect(lines).toHaveLength(1 + Math.ceil(10_000 / 75))
    expect(lines.slice(0, 2)).toEqual(['a', 'x'.repeat(75)])
  })

  it('counts a full-width character as two', () => {
    expect(descriptionLines('灯'.repeat(38))).toEqual(['灯'.repeat(37), '灯'])
    expect(descriptionLines('Ａ'.repeat(37))).toHaveLength(1)
    expect(descriptionLines('Đèn LED '.repeat(9).trim())).toHaveLength(1)
  })

  it('is no line where there is no text', () => {
    expect(descriptionLines('')).toEqual([])
    expect(descriptionLines(' \n\t ')).toEqual([])
  })
})

describe('marks and numbers on a bill', () => {
  it('have 30 characters in a line', () =>
    expect(marksLines('NINGBO LIGHTING C/NO. 1 TO 1200 MADE IN CHINA')).toEqual([
      'NINGBO LIGHTING C/NO. 1 TO',
      '1200 MADE IN CHINA',
    ]))
})

describe('text that plays tricks', () => {
  it.each([
    ['turns its direction', '\u202eGNITHGIL\u202c \u2066LED\u2069 \u200flamp', 'GNITHGIL LED lamp'],
    ['hides characters', 'LE\u200bD\u00ad lamp\ufeff\u2060\u3164', 'LED lamp'],
    ['brings control characters', 'LED\u0007\u001b[31m lamp\u009b', 'LED[31m lamp'],
    ['has spaces of other widths', 'LED\u00a0lamp\u2003set\tof\u30004', 'LED lamp set of\u30004'],
    ['has a space that does not break', 'LED\u00a0lamp', 'LED lamp'],
    ['has letters in two parts', 'Hải Phòng'.normalize('NFD'), 'Hải Phòng'],
    ['dresses an emoji', '⚠\ufe0f 1', '⚠ 1'],
  ])('is printed as a reader sees it where it %s', (_what, text, printed) => expect(printedText(text)).toBe(printed))

  it('stays within its lines and loses nothing that can be seen, whatever it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.integer({ min: 2, max: 80 }), (text, width) => {
        const lines = printedLines(text, width)
        for (const line of lines) expect(placesIn(line)).toBeLessThanOrEqual(width)
        const seen = (all: string) => printedText(all.replace(/\s/gu, '')).normalize('NFD')
        expect(seen(lines.join(''))).toBe(seen(text))
      }),
    ))
})

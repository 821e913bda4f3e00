import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charactersOf, WRAP_AT_IN_PRINT, wrapText } from './wrap-text.ts'

const lengthOf = (line: string) => charactersOf(line).length
const words = fc.array(
  fc.oneof(
    fc.constantFrom(
      'FWYU4829130',
      'Long',
      'Beach',
      '宁波舟山港，',
      '洋山。',
      'Hải Phòng'.normalize('NFD'),
      '👨‍👩‍👧‍👦',
      '\n',
    ),
    fc.string({ maxLength: 120 }),
  ),
)
const texts = words.map((all) => all.join(' '))

describe('a long text in a cell', () => {
  it('stays in one line of 75 characters', () => expect(wrapText('x'.repeat(75))).toEqual(['x'.repeat(75)]))
  it('breaks a word that is longer than the line', () =>
    expect(wrapText('x'.repeat(80)).map(lengthOf)).toEqual([75, 5]))

  it('breaks between words in print', () =>
    expect(wrapText('Customs examination at the terminal before release', WRAP_AT_IN_PRINT)).toEqual([
      'Customs examination at the',
      'terminal before release',
    ]))

  it('breaks Chinese between characters, and never begins a line with a closing mark', () => {
    const lines = wrapText('海关查验尚未放行，请联系报关行。', 8)
    expect(lines).toEqual(['海关查验尚未放', '行，请联系报关', '行。'])
  })

  it('keeps the line breaks of its author', () => expect(wrapText('a\r\nb\n\nc')).toEqual(['a', 'b', '', 'c']))
  it('is one empty line when there is nothing', () => expect(wrapText('')).toEqual(['']))

  it('counts the width of full-width characters where it is asked to', () =>
    expect(wrapText('上海洋山', 4, () => 1.5)).toEqual(['上海', '洋山']))

  it('never separates a letter from its marks', () =>
    expect(wrapText('ộ'.normalize('NFD').repeat(40), 30).map(lengthOf)).toEqual([30, 10]))

  it('loses nothing but spaces and keeps to the limit, whatever the text', () =>
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 80 }), (text, limit) => {
        const lines = wrapText(text, limit)
        expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
        for (const line of lines) expect(lengthOf(line)).toBeLessThanOrEqual(limit)
      }),
    ))
})

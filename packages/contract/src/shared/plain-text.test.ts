import { expect, it } from 'vitest'
import { isPlain } from './plain-text.ts'

const everything = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point))
const plain = everything.filter(isPlain)
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

it('plain characters need no normalization, also beside each other, and are one letter wide', () => {
  expect(plain.length).toBeGreaterThan(800)
  expect(plain.filter((one) => /[\p{M}\p{C}\p{Emoji_Presentation}\p{Emoji_Modifier}]/u.test(one))).toEqual([])
  expect([...graphemes.segment(plain.join(''))].map(({ segment }) => segment)).toEqual(plain)
})

it.each(['FWYU 482913 0', 'Hải Phòng – Café', 'Łódź\u00a012', '2 × 40′ HC'])('%s is plain', (text) =>
  expect(isPlain(text)).toBe(true),
)
it.each(['宁波', 'a\u0301', 'e\u00ad', '👍', 'a\nb', 'x\u200d', 'ＡＢ'])('%j is not', (text) =>
  expect(isPlain(text)).toBe(false),
)

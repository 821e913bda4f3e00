import { isPlain } from './plain-text.ts'

/** Characters per line of a cell, and per line where texts are compared or printed. */
export const WRAP_AT = 75
export const WRAP_AT_IN_PRINT = 30

/** The unbreakable pieces: a word, a Chinese character with its closing mark, or the space between two of them. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\p{M}，。、；：？！）》」』】〉”’…]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|\s+/gu

/** Made when a text first needs it: its tables take a phone a tenth of a second. */
let segmenter: Intl.Segmenter | undefined
const segmentsOf = (text: string) => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
const onePlace = () => 1

/**
 * Breaks a text into lines of at most so many characters: between words, between Chinese characters, and inside a word
 * only where the word alone is too long. `placesOf` gives the width of a character.
 */
export function wrapText(text: string, limit = WRAP_AT, placesOf: (character: string) => number = onePlace): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((paragraph) => wrapParagraph(paragraph, limit, placesOf))
}

function wrapParagraph(text: string, limit: number, placesOf: (character: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  const endLine = () => {
    lines.push(line.trimEnd())
    line = ''
    width = 0
  }
  for (const piece of text.match(PIECES) ?? []) {
    const split = charactersOf(piece)
    const places = split.reduce((sum, character) => sum + placesOf(character), 0)
    if (width + places > limit && width > 0) {
      endLine()
      if (piece.trim() === '') continue
    }
    if (places <= limit) {
      line += piece
      width += places
      continue
    }
    for (const character of split) {
      if (width + placesOf(character) > limit && width > 0) endLine()
      line += character
      width += placesOf(character)
    }
  }
  if (line !== '' || lines.length === 0) endLine()
  return lines
}

/** What a reader sees as one character, with its marks and joined emoji. */
export const charactersOf = (text: string): string[] =>
  text.length === 1 || isPlain(text) ? [...text] : [...segmentsOf(text)].map(({ segment }) => segment)

import { textPlaces } from './column-width.ts'
import { isPlain } from './plain-text.ts'
import { wrapText } from './wrap-text.ts'

const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/** Characters that a reader does not see, but that turn, hide or join what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu
/** Spaces of other widths; the ideographic one stays as wide as a Chinese character. */
const ODD_SPACES = /[\t\p{Zs}]/gu
const IDEOGRAPHIC_SPACE = '\u3000'
const ASCII = /^[\x20-\x7e]*$/

/** Text for paper, in one line: what a reader cannot see is left out, so that print and screen say the same. */
export const printedText = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(ODD_SPACES, (space) => (space === IDEOGRAPHIC_SPACE ? space : ' '))
        .replace(UNSEEN, '')

/** A full-width character takes two places, any other one. */
const placesOf = (character: string) => Math.ceil(Math.min(textPlaces(character), 2))

/**
 * The lines of a text as a bill prints them: the author's lines, broken between words after so many characters, and
 * inside a word only where the word alone is longer. A full-width character counts as two. No text is no line.
 */
export function printedLines(text: string, width: number): string[] {
  if (text.trim() === '') return []
  return text.split(LINE_ENDS).flatMap((paragraph) => {
    const line = printedText(paragraph).trimEnd()
    return isPlain(line) && line.length <= width ? [line] : wrapText(line, width, placesOf)
  })
}

import { isPlain } from './plain-text.ts'

const PX_PER_CHARACTER = 10
const NARROWEST_PX = 50
const WIDEST_PX = 450
/** The width of a Chinese character or an emoji in Latin letters. */
const FULL_WIDTH = 1.5

/** Marks that combine with the letter before, or join or modify an emoji. */
const WITHOUT_WIDTH = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/u
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f1e6}-\u{1f1ff}\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
const FLAG_HALF = /[\u{1f1e6}-\u{1f1ff}]/u
const JOINER = '\u200d'

/** The width of a text in Latin letters: one for a letter with all its marks, one and a half for a full-width one. */
export function textPlaces(text: string): number {
  if (isPlain(text)) return text.length
  let places = 0
  let before = ''
  for (const point of text) {
    const isRestOfOne = before === JOINER || (FLAG_HALF.test(point) && FLAG_HALF.test(before))
    if (!isRestOfOne && !WITHOUT_WIDTH.test(point)) places += WIDE.test(point) ? FULL_WIDTH : 1
    before = isRestOfOne ? '' : point
  }
  return places
}

/** The width of a column that fits its longest value and its header: 10 px per character, from 50 to 450 px. */
export const columnWidthPx = (longestPlaces: number): number =>
  Math.min(WIDEST_PX, Math.max(NARROWEST_PX, Math.ceil(longestPlaces * PX_PER_CHARACTER)))

/** The width of a column by its header and its values. */
export function columnWidthOf(header: string, values: Iterable<string>): number {
  let longest = textPlaces(header)
  for (const value of values) longest = Math.max(longest, textPlaces(value))
  return columnWidthPx(longest)
}

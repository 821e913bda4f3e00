import { charactersOf } from './wrap-text.ts'

/*
 * A character beyond the basic plane, such as 𠮷, takes two code units of a JavaScript string. Counting or cutting by
 * code units splits such a character, and half of it can neither be stored nor shown. These functions count and cut by
 * characters.
 */

/** How many characters a text has. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** Whether a text has more characters than that. */
export const isLonger = (text: string, most: number): boolean =>
  text.length > most && (text.length > 2 * most || lengthOf(text) > most)

/** Cuts a stored text to at most this many characters. */
export const cutText = (text: string, most: number): string =>
  isLonger(text, most)
    ? Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')
    : text

/** Cuts a shown text to at most this many characters as a reader counts them, with marks and joined emoji. */
export function cutShown(text: string, most: number, end = '…'): string {
  if (text.length <= most) return text
  const characters = charactersOf(text)
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}${end}`
}

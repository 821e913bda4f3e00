import { charactersOf } from './wrap-text.ts'

/*
 * A character beyond the basic plane, such as 𠮷, takes two places of a JavaScript string. Whoever counts or cuts those
 * places cuts such a character in two, and half of it can neither be stored nor shown. Texts are counted and cut here.
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

/** A text that is kept, at most so many characters of it. */
export const cutText = (text: string, most: number): string =>
  isLonger(text, most)
    ? Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')
    : text

/** A text that is shown, at most so many characters as a reader counts them, with its marks and joined emoji. */
export function cutShown(text: string, most: number, end = '…'): string {
  if (text.length <= most) return text
  const characters = charactersOf(text)
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}${end}`
}

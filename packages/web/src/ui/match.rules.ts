import { cutText } from '@fairway/contract/shared/cut-text'
import { foldText } from '@fairway/contract/shared/fold'

const HAN = /\p{Script=Han}/u

/**
 * Scores how well a name matches the typed text, 0 for no match: its beginning, the beginnings of its words in any
 * order, a part of it, its initials (`cd` for Container Dashboard), or its letters with gaps from the start of a word
 * on. Accents and case are ignored. Chinese matches by adjacent characters, or by each of its words.
 */
export function matchOf(typed: string, name: string): number {
  const [query, text] = [foldText(typed), foldText(name)]
  if (query === '') return typed.trim() === '' ? 1 : 0
  if (HAN.test(query)) {
    const isWhole = text.replaceAll(' ', '').includes(query.replaceAll(' ', ''))
    return isWhole || query.split(' ').every((part) => text.includes(part)) ? 3 : 0
  }
  const words = text.split(' ')
  if (text.startsWith(query)) return 5
  if (query.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 4
  if (text.includes(query)) return 3
  const letters = query.replaceAll(' ', '')
  if (
    words
      .map((word) => cutText(word, 1))
      .join('')
      .startsWith(letters)
  )
    return 2
  return words.some((word, at) => word.startsWith(cutText(letters, 1)) && hasInOrder(words.slice(at).join(''), letters))
    ? 1
    : 0
}

/** One or two letters occur in almost every name in some order, so they must be adjacent. */
function hasInOrder(text: string, letters: string) {
  let from = 0
  for (const letter of letters) {
    const at = text.indexOf(letter, from)
    if (at < 0) return false
    from = at + 1
  }
  return letters.length > 2
}

/** The entries that match, the best first and otherwise in their own order. */
export const bestOf = <T>(entries: readonly T[], scoreOf: (entry: T) => number): T[] =>
  entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)

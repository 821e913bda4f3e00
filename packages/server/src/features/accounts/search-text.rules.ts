import { formsOf } from './spoken-text.rules.ts'

/** What a record is found by: its texts in one spelling, and the pieces by which the index leads to it. */
export interface SearchText {
  text: string
  pieces: string[]
}

const HAN = /\p{Script=Han}/u

/** Finds a record by any part of its texts, in any case, without accents, words apart or together, Chinese as pinyin. */
export async function searchTextOf(parts: readonly string[]): Promise<SearchText> {
  const forms = new Set<string>()
  for (const part of new Set(parts)) for (const form of await formsOf(part)) forms.add(form)
  // none of the words reaches from one form into the next
  return { text: [...forms].join(' '), pieces: piecesOf(forms) }
}

/** The pieces by which the index leads to a record that is written in these forms. */
export function piecesOf(forms: Iterable<string>): string[] {
  const pieces = new Set<string>()
  for (const form of forms) addPieces(form, pieces)
  return [...pieces]
}

/** What an account is found by. */
export interface FindableAccount {
  firstName: string
  lastName: string
  email: string
  company: string
  webId: string
}

/** A name is written with the family name first or last. */
export const textsOfAccount = ({ firstName, lastName, email, company, webId }: FindableAccount): string[] => [
  `${firstName} ${lastName}`,
  `${lastName} ${firstName}`,
  email,
  company,
  webId,
]

/** Two and three neighbouring letters each, and Chinese characters alone: so short a word may be searched for. */
function addPieces(form: string, pieces: Set<string>) {
  const letters = [...form]
  letters.forEach((letter, at) => {
    const [second, third] = [letters[at + 1], letters[at + 2]]
    if (HAN.test(letter)) pieces.add(letter)
    if (second === undefined) return
    pieces.add(letter + second)
    if (third !== undefined) pieces.add(letter + second + third)
  })
}

/** What a record must have of a word: every three neighbouring letters; a shorter word whole; one letter tells nothing. */
export function neededPieces(word: string): string[] {
  const letters = [...word]
  if (letters.length === 1 && !HAN.test(word)) return []
  return letters.length <= 3 ? [word] : letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

/** So many pieces lead to few enough records, which are then compared by text; more would only cost time. */
const MAX_PIECES = 4

/** The pieces to ask the index for: the rarest piece of each telling word, and more of the first of them. */
export function rarestPieces(words: readonly string[], timesSeen: (piece: string) => number): string[] {
  const rarestFirst = (one: string, other: string) => timesSeen(one) - timesSeen(other)
  const byWord = words
    .map((word) => neededPieces(word).sort(rarestFirst))
    .sort(([one], [other]) => (one === undefined ? 1 : other === undefined ? -1 : rarestFirst(one, other)))
  const ofEach = byWord.flatMap((pieces) => pieces.slice(0, 1))
  const more = byWord.flatMap((pieces) => pieces.slice(1))
  return [...new Set([...ofEach, ...more])].slice(0, MAX_PIECES)
}

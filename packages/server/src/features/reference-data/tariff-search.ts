import { foldText } from '@fairway/contract/shared/fold'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import { neededPieces, piecesOf, pinyinOf } from '../accounts/public.ts'

/** What an HTS code is found by. */
export interface TariffSearchText {
  /** Each word after a blank. */
  words: string
  spoken: string
  pieces: string[]
}

const HAN_RUN = /\p{Script=Han}+/gu
const HAN_OR_OTHERS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu
const INSIDE_WORDS = /[^\p{L}\p{N}]+/gu

/** The words of a name; `t-shirts` is also found as `tshirts` and as `shirts`. */
const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(' ')
    .flatMap((word) => [word, word.replaceAll(INSIDE_WORDS, ''), ...word.split(INSIDE_WORDS)])

/** Every end of the Chinese parts of a name: a word inside of one is the beginning of an end. */
const chineseEndsOf = (name: string): string[] =>
  (foldText(name).match(HAN_RUN) ?? []).flatMap((run) => [...run].map((_, at, letters) => letters.slice(at).join('')))

/** The texts by which an HTS code is found: by the beginnings of words in three languages, and by pinyin. */
export async function tariffSearchOf({ en, zh, vi }: Names): Promise<TariffSearchText> {
  const words = new Set([en, vi, zh].flatMap(wordsOf).concat(chineseEndsOf(zh)))
  words.delete('')
  const spoken = await pinyinOf(zh)
  return { words: ` ${[...words].join(' ')}`, spoken, pieces: piecesOf([...words, ...spoken.split(' ')]) }
}

/** What is looked for: the words, and pieces that each found code must have. */
export interface TariffTerms {
  words: string[]
  pieces: string[]
}

/** More words than these only repeat what is looked for. */
const MOST_WORDS = 8

/** One letter is in every name; one Chinese character is a word. */
const isTelling = (word: string) => word.length > 1 || /\p{Script=Han}/u.test(word)

/** English words are found in the singular and the plural. */
const singularOf = (word: string) => {
  if (/^[a-z]{4,}ies$/.test(word)) return word.slice(0, -3)
  if (/^[a-z]{4,}[^aeiou]y$/.test(word)) return word.slice(0, -1)
  return /^[a-z]{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** The words to look for in a typed text; none where it says nothing. */
export function tariffTermsOf(text: string): TariffTerms {
  const typed = (foldText(text).match(HAN_OR_OTHERS) ?? [])
    .flatMap((part) => part.split(' '))
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, ''))
    .filter(isTelling)
    .map(singularOf)
  const words = [...new Set(typed)].slice(0, MOST_WORDS)
  return { words, pieces: words.filter((word) => !/^\d+$/.test(word)).flatMap(neededPieces) }
}

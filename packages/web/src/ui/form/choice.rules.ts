import { foldText } from '@fairway/contract/shared/fold'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import { bestOf, matchOf } from '../match.rules.ts'

/** Something that is chosen by its code or by its name in any language: a port, a type of box, a package, a commodity. */
export interface Choice {
  code: string
  name: Names
  /** How its Chinese name is typed in letters: pinyin and its first letters, with spaces between them. */
  spoken?: string | undefined
}

/** From so many letters on pinyin is found within a long name as well. */
const TELLING = 3

const namesOf = ({ en, zh, vi }: Names) => [en, zh, vi]

function spokenMatch(spoken: string, typed: string) {
  const together = foldText(typed).replaceAll(' ', '')
  if (together === '') return 0
  const spellings = spoken.split(' ').filter(Boolean)
  if (spellings.some((spelling) => spelling.startsWith(together))) return 4
  return together.length >= TELLING && spellings.some((spelling) => spelling.includes(together)) ? 2 : 0
}

/** Choices by their code, by their name in any language with or without accents, and by its pinyin; the best come first. */
export const findChoices = <C extends Choice>(choices: readonly C[], typed: string): C[] =>
  bestOf(choices, ({ code, name, spoken = '' }) => {
    const texts = namesOf(name).flatMap((text) => [text, `${code} ${text}`])
    return Math.max(...[code, ...texts].map((text) => matchOf(typed, text)), spokenMatch(spoken, typed))
  })

/** The one choice that was written out in full, by its code or one of its names; nothing when several have that name. */
export function writtenChoice<C extends Choice>(choices: readonly C[], typed: string): C | undefined {
  const text = foldText(typed)
  if (text === '') return undefined
  const byCode = choices.find(({ code }) => foldText(code) === text)
  const byName = choices.filter(({ code, name }) =>
    namesOf(name).some((one) => foldText(one) === text || foldText(`${code} ${one}`) === text),
  )
  return byCode ?? (byName.length === 1 ? byName[0] : undefined)
}

/** Those that are named come first, in the order in which they are named. */
export function inOrder<C extends Choice>(choices: readonly C[], first: readonly string[]): C[] {
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return [...choices].sort((one, other) => place(one.code) - place(other.code))
}

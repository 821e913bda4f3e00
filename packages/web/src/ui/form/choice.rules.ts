import { foldText } from '@fairway/contract/shared/fold'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import { bestOf, matchOf } from '../match.rules.ts'

/** Something that is chosen by code or by name in any language: a port, an equipment type, a package, a commodity. */
export interface Choice {
  code: string
  name: Names
  /** The Chinese name in letters: pinyin and its initials, separated by spaces. */
  spoken?: string | undefined
  /** Other names in the trade: 40HQ for a 45G1. */
  aliases?: readonly string[] | undefined
}

/** From this many letters on, pinyin is also found inside a long name. */
const TELLING = 3

const namesOf = ({ en, zh, vi }: Names) => [en, zh, vi]

function spokenMatch(spoken: string, typed: string) {
  const letters = foldText(typed).replaceAll(' ', '')
  if (letters === '') return 0
  const spellings = spoken.split(' ').filter(Boolean)
  if (spellings.some((spelling) => spelling.startsWith(letters))) return 4
  return letters.length >= TELLING && spellings.some((spelling) => spelling.includes(letters)) ? 2 : 0
}

/** Finds choices by code, by name in any language with or without accents, and by pinyin, the best match first. */
export const findChoices = <C extends Choice>(choices: readonly C[], typed: string): C[] =>
  bestOf(choices, (choice) => {
    const { code, name, spoken = '' } = choice
    const texts = namesOf(name).flatMap((text) => [text, `${code} ${text}`])
    const byName = Math.max(...[code, ...texts].map((text) => matchOf(typed, text)), spokenMatch(spoken, typed))
    return Math.max(byName, aliasMatch(choice, typed))
  })

const together = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '')

/** Matches a trade name in any spelling, `40'HQ` as well as `40 hq`. It ranks above similar texts. */
function aliasMatch({ aliases = [] }: Choice, typed: string) {
  const letters = together(typed)
  if (letters === '') return 0
  const found = aliases.map(together).filter((alias) => alias.startsWith(letters))
  return found.includes(letters) ? 6 : found.length > 0 && letters.length >= TELLING ? 4 : 0
}

/** The one choice with this code or name; undefined when several have that name. */
export function exactChoice<C extends Choice>(choices: readonly C[], typed: string): C | undefined {
  const text = foldText(typed)
  if (text === '') return undefined
  const byCode = choices.find(({ code }) => foldText(code) === text)
  const byName = choices.filter(({ code, name }) =>
    namesOf(name).some((one) => foldText(one) === text || foldText(`${code} ${one}`) === text),
  )
  const byAlias = choices.find(({ aliases = [] }) => aliases.some((alias) => together(alias) === together(typed)))
  return byCode ?? (byName.length === 1 ? byName[0] : byAlias)
}

/** Puts the named choices first, in the order of the names. */
export function inOrder<C extends Choice>(choices: readonly C[], first: readonly string[]): C[] {
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  return [...choices].sort((one, other) => place(one.code) - place(other.code))
}

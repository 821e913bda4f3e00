import { foldText } from '@fairway/contract/shared/fold'

/** What a record is found by: its texts in one spelling, and the pieces by which the index leads to it. */
export interface SearchText {
  text: string
  pieces: string[]
}

type Pinyin = typeof import('pinyin-pro')
/** A large dictionary: loaded for the first Chinese name, and once. */
let loaded: Promise<Pinyin> | undefined
const loadPinyin = () => {
  loaded ??= import('pinyin-pro')
  return loaded
}

const HAN_RUN = /(\p{Script=Han}+)/u
const HAN = /\p{Script=Han}/u
/** So many characters are a person's name, which is found by any of its readings. */
const SHORT_NAME = 4
/** A longer text is found by another reading of one of its characters, together with so many syllables around it. */
const NEIGHBOURS = 4
/** More readings than these stand in dictionaries only. */
const READINGS = 3

/** Finds a record by any part of its texts, in any case, without accents, words apart or together, Chinese as pinyin. */
export async function searchTextOf(parts: readonly string[]): Promise<SearchText> {
  const forms = new Set<string>()
  for (const part of new Set(parts)) for (const form of await formsOf(part)) forms.add(form)
  const pieces = new Set<string>()
  for (const form of forms) addPieces(form, pieces)
  // none of the words reaches from one form into the next
  return { text: [...forms].join(' '), pieces: [...pieces] }
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

/** All ways in which one text is written: words together, and for Chinese characters pinyin and its first letters. */
async function formsOf(part: string): Promise<string[]> {
  const written = foldText(part).replaceAll(' ', '')
  if (written === '') return []
  if (!HAN.test(written)) return [written]
  const segments = written.split(HAN_RUN).filter(Boolean)
  return [...new Set([written, ...spoken(segments, await loadPinyin())])]
}

/** Each syllable with its other sounds; letters between Chinese characters stay as they are. */
function spoken(segments: string[], pinyin: Pinyin): string[] {
  const sounds = segments.flatMap((one) => (HAN.test(one) ? readingsOf(one, pinyin) : [[{ sound: one, initial: one }]]))
  const lines = sounds.length <= SHORT_NAME ? everyReading(sounds) : oneOtherReading(sounds)
  return lines.flatMap((line) => [line.map(({ sound }) => sound).join(''), line.map(({ initial }) => initial).join('')])
}

interface Reading {
  sound: string
  initial: string
}

/** A person's name in all its readings. */
const everyReading = (sounds: Reading[][]): Reading[][] =>
  sounds.reduce<Reading[][]>((lines, readings) => lines.flatMap((line) => readings.map((one) => [...line, one])), [[]])

/** A longer text as it is read here, and the surroundings of each character that has another reading. */
function oneOtherReading(sounds: Reading[][]): Reading[][] {
  const usual = sounds.flatMap((readings) => readings.slice(0, 1))
  const others = sounds.flatMap((readings, at) =>
    readings.slice(1).map((other) => usual.with(at, other).slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)),
  )
  return [usual, ...others]
}

/** For each character its readings, first the one that it has here; the sound that pinyin writes ü is typed u or v. */
function readingsOf(han: string, { pinyin, polyphonic }: Pinyin): Reading[][] {
  const here = pinyin(han, { toneType: 'none', type: 'array' })
  const asName = pinyin(han, { toneType: 'none', type: 'array', surname: 'head' })
  return polyphonic(han, { toneType: 'none', type: 'array' }).map((all, at) => {
    const known = [here[at] ?? '', asName[at] ?? '', ...all].flatMap((one) =>
      one.includes('ü') ? [one.replace('ü', 'u'), one.replace('ü', 'v')] : [one],
    )
    return [...new Set(known)].slice(0, READINGS).map((sound) => ({ sound, initial: sound.charAt(0) }))
  })
}

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

/** So many pieces lead to few enough records; the text judges the rest of the words, and more would only cost time. */
const ASKED = 4

/**
 * The pieces to ask the index for: of the words that say most the rarest piece each, and more of the first of them.
 */
export function tellingPieces(words: readonly string[], timesSeen: (piece: string) => number): string[] {
  const rarestFirst = (one: string, other: string) => timesSeen(one) - timesSeen(other)
  const byWord = words
    .map((word) => neededPieces(word).sort(rarestFirst))
    .sort(([one], [other]) => (one === undefined ? 1 : other === undefined ? -1 : rarestFirst(one, other)))
  const ofEach = byWord.flatMap((pieces) => pieces.slice(0, 1))
  const more = byWord.flatMap((pieces) => pieces.slice(1))
  return [...new Set([...ofEach, ...more])].slice(0, ASKED)
}

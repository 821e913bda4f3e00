import { cutText } from '@fairway/contract/shared/cut-text'
import { foldText } from '@fairway/contract/shared/fold'

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
/** More spellings of a name than these only make lists of choices long. */
const SPELLINGS = 8

/** All ways in which one text is written: words together, and for Chinese characters pinyin and its first letters. */
export async function formsOf(part: string): Promise<string[]> {
  const folded = foldText(part).replaceAll(' ', '')
  if (folded === '') return []
  if (!HAN.test(folded)) return [folded]
  const segments = folded.split(HAN_RUN).filter(Boolean)
  return [...new Set([folded, ...pinyinForms(segments, await loadPinyin())])]
}

/** Each syllable with its other sounds; letters between Chinese characters stay as they are. */
function pinyinForms(segments: string[], pinyin: Pinyin): string[] {
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
    return [...new Set(known)].slice(0, READINGS).map((sound) => ({ sound, initial: cutText(sound, 1) }))
  })
}

/** How a Chinese name is typed in letters: its pinyin and the first letters of it, with spaces between them. */
export async function pinyinOf(name: string): Promise<string> {
  const [, ...spellings] = await formsOf(name)
  return spellings.slice(0, SPELLINGS).join(' ')
}

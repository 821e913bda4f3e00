import { foldText } from '@fairway/contract/shared/fold'
import type { Language } from '@fairway/contract/shared/language'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import { chapterOf, formatHts, htsPrefix, readHts } from '@fairway/contract/shipping-instructions/hts.rules'
import type { TariffEntry } from '@fairway/contract/shipping-instructions/tariff-code.schema'
import type { LookUpOption } from '../../../ui/form/lookup-field.tsx'
import { bestOf, matchOf } from '../../../ui/match.rules.ts'

/** The names of chapters by their two digits, once they are loaded. */
export type Chapters = Readonly<Record<string, Names>>

/** The sentences of the options. */
export interface OptionTexts {
  chapter: (chapter: string, name: string) => string
  chapterStep: string
  usedBefore: (description: string) => string
  withdrawn: string
  asTyped: string
}

/** So many chapters are offered below the codes. */
const CHAPTERS_SHOWN = 3
/** Below this score a name has the letters with gaps only. */
const PART_OF_NAME = 3

/** Whether a text is worth a search: digits, two letters, or one Chinese character. */
export const isSearchable = (text: string): boolean =>
  htsPrefix(text) !== undefined || /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(foldText(text))

/** Whether a code that an earlier text found fits the text of now, while the answer to it is awaited. */
export function stillFits({ code, name }: TariffEntry, typed: string): boolean {
  const prefix = htsPrefix(typed)
  if (prefix !== undefined) return code.startsWith(prefix)
  return Object.values(name ?? {}).some((text) => matchOf(typed, text) >= PART_OF_NAME)
}

/** What the chapter of a typed or chosen code is called; nothing for text that is no code. */
export function chapterText(text: string, chapters: Chapters, { language, texts }: Reader): string | undefined {
  const chapter = chapterOf(text)
  const name = chapter && chapters[chapter]
  return name ? texts.chapter(chapter, name[language]) : undefined
}

interface Reader {
  language: Language
  texts: OptionTexts
}

/** Of a chapter that is offered: choosing it shows its codes. */
const CHAPTER = 'chapter'
export const chapterIn = ({ value }: LookUpOption): string | undefined =>
  value.startsWith(CHAPTER) ? value.slice(CHAPTER.length) : undefined

/** Chapters whose names have the typed words. 77 has no goods. */
const chaptersFor = (typed: string, chapters: Chapters) =>
  bestOf(Object.entries(chapters), ([chapter, name]) => {
    const score = Math.max(...Object.values(name).map((text) => matchOf(typed, text)))
    return chapter !== '77' && score >= PART_OF_NAME ? score : 0
  }).slice(0, CHAPTERS_SHOWN)

interface Offer {
  typed: string
  entries: readonly TariffEntry[]
  chapters: Chapters
}

/**
 * What the list offers. A whole code that somebody typed comes first, also where it is not known: Enter never replaces
 * it by a longer one.
 */
export function htsOptions({ typed, entries, chapters }: Offer, reader: Reader): LookUpOption[] {
  const { language, texts } = reader
  const offered = entries.map(({ code, name, usedBefore, isWithdrawn }) => ({
    value: code,
    text: [formatHts(code), name?.[language] ?? usedBefore?.description].filter(Boolean).join(' '),
    detail: [
      isWithdrawn && texts.withdrawn,
      usedBefore ? texts.usedBefore(name ? usedBefore.description : '') : chapterText(code, chapters, reader),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  const whole = readHts(typed)
  const asTyped = { value: whole ?? '', text: formatHts(typed), detail: texts.asTyped }
  const steps = htsPrefix(typed) === undefined ? chaptersFor(typed, chapters) : []
  return [
    ...(whole === undefined || entries.some(({ code }) => code === whole) ? [] : [asTyped]),
    ...[...offered].sort((one, other) => Number(other.value === whole) - Number(one.value === whole)),
    ...steps.map(([chapter, name]) => ({
      value: `${CHAPTER}${chapter}`,
      text: texts.chapter(chapter, name[language]),
      detail: texts.chapterStep,
      isStep: true,
    })),
  ]
}

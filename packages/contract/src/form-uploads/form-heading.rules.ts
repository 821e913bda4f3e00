import { type Language, languages } from '../shared/language.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'
import { en } from './form-messages/en.ts'
import { vi } from './form-messages/vi.ts'
import { zh } from './form-messages/zh.ts'
import { headingAliases } from './heading-aliases.values.ts'

const messages = { en, zh, vi }

/** The heading of a column in the form of a language. */
export const columnName = (field: BookingColumn, language: Language) => messages[language].columns[field]

/** The lookup key of a heading: letters and digits only; width, case, blanks, stars and punctuation do not matter. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')

/** A name with and without its brackets; a different unit in them makes a different name. */
const spellingsOf = (name: string) => [name, name.replace(/\s*[(（][^()（）]*[)）]/g, '')]

const columns: ReadonlyMap<string, BookingColumn> = new Map(
  bookingColumns.flatMap(({ field }) =>
    [
      field,
      ...languages.flatMap((language) => spellingsOf(columnName(field, language))),
      ...(headingAliases[field] ?? []),
    ].map((name) => [keyOf(name), field] as const),
  ),
)

/** The column of a heading, in any language or by its key; nothing for an unknown heading. */
export const columnOf = (heading: string): BookingColumn | undefined => columns.get(keyOf(heading))

/** The reference of the example in the empty form. */
export const exampleName = (language: Language) => messages[language].example

const examples = new Set(languages.map((language) => keyOf(exampleName(language))))
/** Whether a reference is that of the example in the empty form. */
export const isExample = (reference: string) => examples.has(keyOf(reference))

/** The letters above a column: 0 is A, 26 is AA. */
export const lettersOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : lettersOf(Math.floor(at / 26) - 1) + lettersOf(at % 26)

/** The number of a column by its letters. */
export const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

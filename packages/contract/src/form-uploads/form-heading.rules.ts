import { type Language, languages } from '../shared/language.ts'
import { en } from './form-messages/en.ts'
import { vi } from './form-messages/vi.ts'
import { zh } from './form-messages/zh.ts'

const messages = { en, zh, vi }

/** The lookup key of a heading: letters and digits only; width, case, blanks, stars and punctuation do not matter. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')

/** A name with and without its brackets; a different unit in them makes a different name. */
const spellingsOf = (name: string) => [name, name.replace(/\s*[(（][^()（）]*[)）]/g, '')]

/** What the columns of a form are called, in each language. */
export type ColumnNames<F extends string> = Record<Language, Readonly<Record<F, string>>>

/** Recognises the headings of a form: in any language, by the key of the column, or by another common name. */
export function createHeadings<F extends string>(
  fields: readonly F[],
  names: ColumnNames<F>,
  aliases: Partial<Record<F, readonly string[]>>,
) {
  const columns: ReadonlyMap<string, F> = new Map(
    fields.flatMap((field) =>
      [field, ...languages.flatMap((language) => spellingsOf(names[language][field])), ...(aliases[field] ?? [])].map(
        (name) => [keyOf(name), field] as const,
      ),
    ),
  )
  return {
    /** The heading of a column in the form of a language. */
    columnName: (field: F, language: Language) => names[language][field],
    /** The column of a heading; nothing for an unknown heading. */
    columnOf: (heading: string): F | undefined => columns.get(keyOf(heading)),
  }
}

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

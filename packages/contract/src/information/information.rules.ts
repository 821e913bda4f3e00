import type { Violation } from '../kit/errors.ts'
import { cutShown, cutText } from '../shared/cut-text.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { foldText } from '../shared/fold.ts'
import { type Language, languages } from '../shared/language.ts'
import { violation } from './information.errors.ts'
import type { InformationDocument } from './information.schema.ts'
import { INFORMATION_EXCERPT } from './information.values.ts'
import { parseMarkdown, plainText, refusedLinks } from './markdown.rules.ts'

/** What has to be mended before readers may see an entry: title and text in every language, links and dates. */
export function checkInformation({ title, body, validFrom, validTo }: InformationDocument): Violation[] {
  const days = { validFrom, validTo }
  const wrongDays = (['validFrom', 'validTo'] as const).filter((name) => days[name] !== '' && !isDateOnly(days[name]))
  const isBackwards = wrongDays.length === 0 && validFrom !== '' && validTo !== '' && validTo < validFrom
  return [
    ...languages.flatMap((language) => [
      ...(title[language] === '' ? [violation(`title.${language}`, 'IN0002')] : []),
      ...(body[language] === '' ? [violation(`body.${language}`, 'IN0003')] : []),
      ...refusedLinks(parseMarkdown(body[language])).map((address) =>
        violation(`body.${language}`, 'IN0004', cutText(address, 80)),
      ),
    ]),
    ...wrongDays.map((name) => violation(name, 'IN0005')),
    ...(isBackwards ? [violation('validTo', 'IN0006')] : []),
  ]
}

/** The beginning of a text, without marks, headings and tables. */
export function excerptOf(body: string): string {
  const blocks = parseMarkdown(body)
  const sentences = blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'table' && kind !== 'code')
  return cutShown(plainText(sentences.length > 0 ? sentences : blocks), INFORMATION_EXCERPT)
}

/** All words of an entry in all languages, folded, so that one is found however it is typed. */
export const searchTextOf = ({ title, body }: Pick<InformationDocument, 'title' | 'body'>): string =>
  foldText(languages.map((language) => `${title[language]} ${plainText(parseMarkdown(body[language]))}`).join(' '))

/** What somebody looks for, word by word; each of them has to occur. */
export const searchWords = (q: string | undefined): string[] =>
  [...new Set(foldText(q ?? '').split(' '))].filter((word) => word !== '').slice(0, 10)

/** A new entry, with nothing in it. */
export const emptyInformation = (): InformationDocument => {
  const blank = (): Record<Language, string> => ({ en: '', zh: '', vi: '' })
  return { category: 'notice', title: blank(), body: blank(), validFrom: '', validTo: '', attachments: [] }
}

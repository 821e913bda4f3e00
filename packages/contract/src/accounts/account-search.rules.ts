import type { Violation } from '../kit/errors.ts'
import { foldText, isHan } from '../shared/fold.ts'
import { violation } from './accounts.errors.ts'

/** The least of a word that is searched for; a Chinese character says enough alone. */
export const WORD_MINIMUM = 2
/** So many are shown; when more match, the page asks for another word. */
export const FOUND_LIMIT = 100

/** The words of a criterion, each of which has to be found somewhere in name, e-mail, company or web id. */
export const splitWords = (text: string): string[] => [...new Set(foldText(text).split(' ').filter(Boolean))]

const isTooShort = (word: string) => [...word].length < WORD_MINIMUM && !isHan(word)

/** One word has to say enough; "Á" of "Đông Á" may stand beside it. */
const checkWords = (q: string): Violation[] =>
  splitWords(q).length > 0 && splitWords(q).every(isTooShort) ? [violation('q', 'AC0002', String(WORD_MINIMUM))] : []

/** The search of accounts needs a criterion. */
export const checkAccountSearch = ({ q }: { q: string }): Violation[] =>
  splitWords(q).length === 0 ? [violation('q', 'AC0001')] : checkWords(q)

/** The search of profiles needs an account status; words may narrow it. */
export const checkProfileSearch = ({ status, q }: { status: string; q: string }): Violation[] => [
  ...(status === '' ? [violation('status', 'AC0003')] : []),
  ...checkWords(q),
]

/** The look-up of organisations shows all of them without words. */
export const checkOrganisationSearch = ({ q }: { q: string }): Violation[] => checkWords(q)

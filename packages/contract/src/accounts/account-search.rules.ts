import type { Violation } from '../kit/errors.ts'
import { foldText, isHan } from '../shared/fold.ts'
import { violation } from './accounts.errors.ts'

/** The shortest search term; a single Chinese character is enough. */
export const WORD_MINIMUM = 2
/** At most this many accounts are shown; when more match, the page asks for another search term. */
export const FOUND_LIMIT = 100
/** Customer service sees this many customers at once. */
export const CUSTOMERS_SHOWN = 8

/** The terms of a search. Each must be found in the name, e-mail, company or web id. */
export const splitWords = (text: string): string[] => [...new Set(foldText(text).split(' ').filter(Boolean))]

const isTooShort = (word: string) => [...word].length < WORD_MINIMUM && !isHan(word)

/** One term must be long enough; short ones such as the "Á" of "Đông Á" may stand beside it. */
const checkWords = (q: string): Violation[] =>
  splitWords(q).length > 0 && splitWords(q).every(isTooShort) ? [violation('q', 'AC0002', String(WORD_MINIMUM))] : []

/** A search for accounts needs at least one term. */
export const checkAccountSearch = ({ q }: { q: string }): Violation[] =>
  splitWords(q).length === 0 ? [violation('q', 'AC0001')] : checkWords(q)

/** A search for profiles needs an account status; terms narrow it further. */
export const checkProfileSearch = ({ status, q }: { status: string; q: string }): Violation[] => [
  ...(status === '' ? [violation('status', 'AC0003')] : []),
  ...checkWords(q),
]

/** The lookup of organisations shows all of them when no term is given. */
export const checkOrganisationSearch = ({ q }: { q: string }): Violation[] => checkWords(q)

import { splitNumbers } from '../shared/number-format.ts'
import { type ListType, type NumberVerdict, recognise, SEARCH_FORM_LIMIT } from '../shared/search-number.ts'

export type SearchProblem = 'empty' | 'tooMany' | 'wrongCheckDigit' | 'unknownForm'

export interface SearchInput {
  /** One for each different number, in the order of the text. */
  verdicts: NumberVerdict[]
  /** The kind of the recognised numbers; `any` where they are of several. */
  type?: ListType
  /** The numbers that can be looked up, container numbers with their check digit. */
  numbers: string[]
  /** The first reason why these numbers cannot be looked up. */
  problem?: SearchProblem
}

const numberOf = (verdict: NumberVerdict) => ('number' in verdict ? verdict.number : undefined)
const typeOf = (verdict: NumberVerdict) => ('type' in verdict ? verdict.type : undefined)

/** Reads a typed or pasted search: the search form takes fewer than five numbers. */
export function checkSearch(text: string, atMost = SEARCH_FORM_LIMIT - 1): SearchInput {
  const distinct = new Map<string, NumberVerdict>()
  for (const value of splitNumbers(text)) {
    const verdict = recognise(value)
    const key = numberOf(verdict) ?? value
    if (!distinct.has(key)) distinct.set(key, verdict)
  }
  const verdicts = [...distinct.values()]
  const types = new Set(verdicts.map(typeOf).filter((type) => type !== undefined))
  const [only] = types
  const type: ListType | undefined = types.size > 1 ? 'any' : only
  const problem = findProblem(verdicts, atMost)
  return {
    verdicts,
    numbers: verdicts.map(numberOf).filter((number) => number !== undefined),
    ...(type && { type }),
    ...(problem && { problem }),
  }
}

function findProblem(verdicts: NumberVerdict[], atMost: number): SearchProblem | undefined {
  if (verdicts.length === 0) return 'empty'
  if (verdicts.length > atMost) return 'tooMany'
  const problems = verdicts.map((verdict) => ('problem' in verdict ? verdict.problem : undefined))
  if (problems.includes('unknownForm')) return 'unknownForm'
  if (problems.includes('wrongCheckDigit')) return 'wrongCheckDigit'
  return undefined
}

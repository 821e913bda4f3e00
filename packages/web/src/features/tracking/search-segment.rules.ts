import { splitNumbers } from '@fairway/contract/shared/number-format'
import { type NumberVerdict, recognise, type SearchType, TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { readListQuery } from '../../platform/paths.ts'

/** What is wrong with one number of a link, and what to look up instead where that can be told. */
export interface NumberProblem {
  value: string
  kind: 'wrongCheckDigit' | 'otherType' | 'unknownForm'
  instead?: { type: SearchType; number: string }
}

export type SearchSegment =
  | { kind: 'search'; type: SearchType; numbers: string[]; problems: NumberProblem[] }
  | { kind: 'unknownType'; instead: { type: SearchType; numbers: string[] } | undefined }
  | { kind: 'empty' }
  | { kind: 'tooMany'; type: SearchType; numbers: string[] }

/** Reads what stands behind /containerList/: any text may come, each leads to a search or to a way out. */
export function readSearchSegment(segment: string): SearchSegment {
  const query = readListQuery(segment)
  if (!query) return { kind: 'unknownType', instead: guess(segment.slice(segment.indexOf('=') + 1)) }
  const values = distinctNumbers(query.numbers)
  if (values.length === 0) return { kind: 'empty' }
  if (values.length > TRACKING_LIMIT) return { kind: 'tooMany', type: query.type, numbers: values }
  const verdicts = values.map(recognise)
  const numbers = verdicts.flatMap((verdict) =>
    'number' in verdict && verdict.type === query.type ? verdict.number : [],
  )
  const problems = verdicts.flatMap((verdict) => findProblem(verdict, query.type) ?? [])
  return { kind: 'search', type: query.type, numbers: [...new Set(numbers)], problems }
}

function findProblem(verdict: NumberVerdict, type: SearchType): NumberProblem | undefined {
  const { value } = verdict
  if ('number' in verdict) {
    if (verdict.type === type) return undefined
    return { value, kind: 'otherType', instead: { type: verdict.type, number: verdict.number } }
  }
  if (verdict.problem === 'unknownForm' || type !== 'container') return { value, kind: 'unknownForm' }
  return { value, kind: 'wrongCheckDigit', instead: { type: 'container', number: verdict.expected } }
}

/** A link without a search type often still holds good numbers of one kind. */
function guess(text: string): { type: SearchType; numbers: string[] } | undefined {
  const verdicts = distinctNumbers(text).slice(0, TRACKING_LIMIT).map(recognise)
  const found = verdicts.flatMap((verdict) => ('number' in verdict ? verdict : []))
  const type = found[0]?.type
  if (!type) return undefined
  return { type, numbers: found.filter((verdict) => verdict.type === type).map((verdict) => verdict.number) }
}

const distinctNumbers = (text: string) => [...new Set(splitNumbers(text))]

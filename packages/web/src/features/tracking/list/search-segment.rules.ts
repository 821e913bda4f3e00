import { splitNumbers } from '@fairway/contract/shared/number-format'
import {
  type ListType,
  type NumberVerdict,
  recognise,
  type SearchType,
  TRACKING_LIMIT,
} from '@fairway/contract/shared/search-number'
import { readListQuery } from '../../../platform/paths.ts'

/** The problem of one number in a link, and a corrected number where there is one. */
export interface NumberProblem {
  value: string
  kind: 'wrongCheckDigit' | 'otherType' | 'unknownForm'
  instead?: { type: SearchType; number: string }
}

export type SearchSegment =
  | { kind: 'search'; type: ListType; numbers: string[]; problems: NumberProblem[] }
  | { kind: 'unknownType'; instead: { type: ListType; numbers: string[] } | undefined }
  | { kind: 'empty' }
  | { kind: 'tooMany'; type: ListType; numbers: string[] }

/** Parses the segment after /containerList/. Any text leads to a search or to an explanation. */
export function readSearchSegment(segment: string): SearchSegment {
  const query = readListQuery(segment)
  if (!query) return { kind: 'unknownType', instead: guess(segment.slice(segment.indexOf('=') + 1)) }
  const values = distinctNumbers(query.numbers)
  if (values.length === 0) return { kind: 'empty' }
  if (values.length > TRACKING_LIMIT) return { kind: 'tooMany', type: query.type, numbers: values }
  const verdicts = values.map(recognise)
  const numbers = verdicts.flatMap((verdict) =>
    'number' in verdict && isOfType(verdict.type, query.type) ? verdict.number : [],
  )
  const problems = verdicts.flatMap((verdict) => findProblem(verdict, query.type) ?? [])
  return { kind: 'search', type: query.type, numbers: [...new Set(numbers)], problems }
}

const isOfType = (type: SearchType, wanted: ListType) => wanted === 'any' || type === wanted

function findProblem(verdict: NumberVerdict, type: ListType): NumberProblem | undefined {
  const { value } = verdict
  if ('number' in verdict) {
    if (isOfType(verdict.type, type)) return undefined
    return { value, kind: 'otherType', instead: { type: verdict.type, number: verdict.number } }
  }
  if (verdict.problem === 'unknownForm' || !isOfType('container', type)) return { value, kind: 'unknownForm' }
  return { value, kind: 'wrongCheckDigit', instead: { type: 'container', number: verdict.expected } }
}

/** A link without a search type often still has valid numbers of one kind. */
function guess(text: string): { type: SearchType; numbers: string[] } | undefined {
  const verdicts = distinctNumbers(text).slice(0, TRACKING_LIMIT).map(recognise)
  const found = verdicts.flatMap((verdict) => ('number' in verdict ? verdict : []))
  const type = found[0]?.type
  if (!type) return undefined
  return { type, numbers: found.filter((verdict) => verdict.type === type).map((verdict) => verdict.number) }
}

const distinctNumbers = (text: string) => [...new Set(splitNumbers(text))]

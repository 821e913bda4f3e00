import { readContainerNumber } from './container-number.ts'

export const searchTypes = ['container', 'booking', 'bl'] as const
export type SearchType = (typeof searchTypes)[number]
export const isSearchType = (value: unknown): value is SearchType => searchTypes.includes(value as SearchType)

/** What a list of containers is asked by: numbers of one kind, or of any. */
export const listTypes = [...searchTypes, 'any'] as const
export type ListType = (typeof listTypes)[number]
export const isListType = (value: unknown): value is ListType => listTypes.includes(value as ListType)

/** The search forms reject five or more values; the tracking call accepts at most five. */
export const SEARCH_FORM_LIMIT = 5
export const TRACKING_LIMIT = 5

/** Four letters of the carrier, the 7-digit booking number and a two-digit suffix. */
export const isBlNumber = (text: string) => /^[A-Z]{4}\d{9}$/.test(text)
export const isBookingNumber = (text: string) => /^\d{7}$/.test(text)

export type NumberVerdict =
  | { value: string; type: SearchType; number: string; note?: 'completed' }
  | { value: string; type: 'container'; problem: 'wrongCheckDigit'; expected: string }
  | { value: string; problem: 'unknownForm' }

/** Recognises the kind of a typed or pasted number, and its error. */
export function recognise(value: string): NumberVerdict {
  if (isBookingNumber(value)) return { value, type: 'booking', number: value }
  if (isBlNumber(value)) return { value, type: 'bl', number: value }
  const container = readContainerNumber(value)
  if (container.kind === 'valid') return { value, type: 'container', number: container.number }
  if (container.kind === 'completed') return { value, type: 'container', number: container.number, note: 'completed' }
  if (container.kind === 'wrongCheckDigit')
    return { value, type: 'container', problem: 'wrongCheckDigit', expected: container.expected }
  return { value, problem: 'unknownForm' }
}

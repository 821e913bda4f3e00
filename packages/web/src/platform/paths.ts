import { isListType, type ListType } from '@fairway/contract/shared/search-number'

/** One segment of `/containerList/…`: the search type and the numbers, separated by commas. */
export const listQuery = (type: ListType, numbers: readonly string[]) => `${type}=${numbers.join(',')}`

/** Parses that segment; undefined for an unknown search type. */
export function readListQuery(segment: string): { type: ListType; numbers: string } | undefined {
  const at = segment.indexOf('=')
  const type = segment.slice(0, at)
  return at > 0 && isListType(type) ? { type, numbers: segment.slice(at + 1) } : undefined
}

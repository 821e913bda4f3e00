import { isSearchType, type SearchType } from '@fairway/contract/shared/search-number'

/** One segment of `/containerList/…`: what is searched, and the numbers with commas between them. */
export const listQuery = (type: SearchType, numbers: readonly string[]) => `${type}=${numbers.join(',')}`

/** Reads that segment again; nothing for a search type that does not exist. */
export function readListQuery(segment: string): { type: SearchType; numbers: string } | undefined {
  const at = segment.indexOf('=')
  const type = segment.slice(0, at)
  return at > 0 && isSearchType(type) ? { type, numbers: segment.slice(at + 1) } : undefined
}

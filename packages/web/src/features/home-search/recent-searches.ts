import { isSearchType, type SearchType } from '@fairway/contract/shared/search-number'
import { readStored, removeStored, writeStored } from '../../platform/safe-storage.ts'

export interface RecentSearch {
  type: SearchType
  numbers: string[]
}

const KEY = 'recentSearches'
const MOST = 5

const isRecent = (value: unknown): value is RecentSearch => {
  const { type, numbers } = (value ?? {}) as Partial<RecentSearch> // both parts are checked
  return (
    isSearchType(type) && Array.isArray(numbers) && numbers.length > 0 && numbers.every((n) => typeof n === 'string')
  )
}

/** What was searched in this browser, latest first; nothing when storage fails or holds something else. */
export function readRecent(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a search on top; the same search is kept once, the oldest of six is dropped. */
export function rememberSearch(search: RecentSearch) {
  const same = (other: RecentSearch) => other.type === search.type && other.numbers.join() === search.numbers.join()
  const others = readRecent().filter((other) => !same(other))
  writeStored(KEY, JSON.stringify([search, ...others].slice(0, MOST)))
}

export const forgetSearches = () => removeStored(KEY)

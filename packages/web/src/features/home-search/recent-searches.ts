import { isListType, type ListType } from '@fairway/contract/shared/search-number'
import { readStored, removeStored, writeStored } from '../../platform/storage/safe-storage.ts'

export interface RecentSearch {
  type: ListType
  numbers: string[]
}

const KEY = 'recentSearches'
const MOST = 5

const isRecent = (value: unknown): value is RecentSearch => {
  const { type, numbers } = (value ?? {}) as Partial<RecentSearch> // both parts are checked
  return isListType(type) && Array.isArray(numbers) && numbers.length > 0 && numbers.every((n) => typeof n === 'string')
}

/** The recent searches of this browser, latest first; empty when storage fails or contains something else. */
export function readRecent(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a search on top. Each search is stored once, and the sixth is dropped. */
export function rememberSearch(search: RecentSearch) {
  const same = (other: RecentSearch) => other.type === search.type && other.numbers.join() === search.numbers.join()
  const others = readRecent().filter((other) => !same(other))
  writeStored(KEY, JSON.stringify([search, ...others].slice(0, MOST)))
}

export const forgetSearches = () => removeStored(KEY)

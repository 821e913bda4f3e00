import type { SortField } from '@fairway/contract/shared/grid.values'
import { DRAFT_TTL_MS } from '../../platform/draft-store.ts'
import { readDraft, readPlain, type StorageKey, storeDraft, storePlain } from '../../platform/stored-state.ts'
import { fits, type ListShape } from './cached-list.rules.ts'
import type { ListAddress, LongList, NumberList } from './list-address.rules.ts'
import type { Listing } from './listing.ts'

interface Search {
  address: Pick<ListAddress, 'criteria' | 'list'>
  sort: SortField[]
  lastUpdateTs: string
}

export interface ListCache<L extends Listing> {
  /** Keeps what was looked for, in which order and when it was last answered, for the next visit. */
  saveSearch: (search: Search) => void
  /** What this person looked for last; nothing after a week. */
  readSearch: (now?: number) => Search | undefined
  /** Keeps the answer, locked, so that the next visit begins with it. */
  saveList: (question: string, list: L) => Promise<void>
  /** The last answer to the same question, where it still has the form that the page reads. */
  readList: (question: string) => Promise<L | undefined>
  /** Lists of numbers that are too long for an address; the last one outlives the page. */
  saveNumbers: (long: LongList) => void
  numbersInMemory: (id: string) => NumberList | undefined
  readNumbers: (id: string) => Promise<NumberList | undefined>
}

/** What one list keeps between visits, under its own name. */
export function createListCache<L extends Listing>(name: StorageKey, shape: ListShape<L>): ListCache<L> {
  const numbersName = `${name}Numbers`
  const longLists = new Map<string, NumberList>()
  return {
    saveSearch: (search) => storePlain(name, search),
    readSearch: (now = Date.now()) => {
      const { address, sort, lastUpdateTs } = (readPlain(name) ?? {}) as Partial<Search> // each part is checked
      if (typeof address !== 'object' || !(Date.parse(String(lastUpdateTs)) > now - DRAFT_TTL_MS)) return undefined
      const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
      return {
        address: { criteria: textOf(address?.criteria), list: textOf(address?.list) },
        sort: Array.isArray(sort) ? sort.filter((field) => typeof field?.id === 'string') : [],
        lastUpdateTs: String(lastUpdateTs),
      }
    },
    saveList: (question, list) => storeDraft(name, { question, list }),
    readList: async (question) => {
      const stored = await readDraft<{ question: string; list: L }>(name)
      return stored?.question === question && fits(stored.list, shape) ? stored.list : undefined
    },
    saveNumbers: ({ id, list }) => {
      longLists.set(id, list)
      void storeDraft(numbersName, { id, list })
    },
    numbersInMemory: (id) => longLists.get(id),
    readNumbers: async (id) => {
      const stored = await readDraft<LongList>(numbersName)
      if (stored?.id !== id) return undefined
      longLists.set(id, stored.list)
      return stored.list
    },
  }
}

import type { SortField } from '@fairway/contract/shared/grid.words'
import { KEPT_MS } from '../../platform/draft-box.ts'
import { type KeptName, keepDraft, keepPlain, readDraft, readPlain } from '../../platform/kept-state.ts'
import { fits, type ListShape } from './kept-list.rules.ts'
import type { ListAddress, LongList, NumberList } from './list-address.rules.ts'
import type { Listing } from './listing.ts'

interface Search {
  address: Pick<ListAddress, 'criteria' | 'list'>
  sort: SortField[]
  lastUpdateTs: string
}

export interface KeptListing<L extends Listing> {
  /** Keeps what was looked for, in which order and when it was last answered, for the next visit. */
  keepSearch: (search: Search) => void
  /** What this person looked for last; nothing after a week. */
  readSearch: (now?: number) => Search | undefined
  /** Keeps the answer, locked, so that the next visit begins with it. */
  keepList: (question: string, list: L) => Promise<void>
  /** The last answer to the same question, where it still has the form that the page reads. */
  readList: (question: string) => Promise<L | undefined>
  /** Lists of numbers that are too long for an address; the last one outlives the page. */
  keepNumbers: (long: LongList) => void
  numbersInHand: (id: string) => NumberList | undefined
  readNumbers: (id: string) => Promise<NumberList | undefined>
}

/** What one list keeps between visits, under its own name. */
export function keptListing<L extends Listing>(name: KeptName, shape: ListShape<L>): KeptListing<L> {
  const numbersName = `${name}Numbers`
  const longLists = new Map<string, NumberList>()
  return {
    keepSearch: (search) => keepPlain(name, search),
    readSearch: (now = Date.now()) => {
      const { address, sort, lastUpdateTs } = (readPlain(name) ?? {}) as Partial<Search> // each part is checked
      if (typeof address !== 'object' || !(Date.parse(String(lastUpdateTs)) > now - KEPT_MS)) return undefined
      const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
      return {
        address: { criteria: textOf(address?.criteria), list: textOf(address?.list) },
        sort: Array.isArray(sort) ? sort.filter((field) => typeof field?.id === 'string') : [],
        lastUpdateTs: String(lastUpdateTs),
      }
    },
    keepList: (question, list) => keepDraft(name, { question, list }),
    readList: async (question) => {
      const kept = await readDraft<{ question: string; list: L }>(name)
      return kept?.question === question && fits(kept.list, shape) ? kept.list : undefined
    },
    keepNumbers: ({ id, list }) => {
      longLists.set(id, list)
      void keepDraft(numbersName, { id, list })
    },
    numbersInHand: (id) => longLists.get(id),
    readNumbers: async (id) => {
      const kept = await readDraft<LongList>(numbersName)
      if (kept?.id !== id) return undefined
      longLists.set(id, kept.list)
      return kept.list
    },
  }
}

import type { SortField } from '@fairway/contract/shared/grid.values'
import { useEffect, useRef, useState } from 'react'
import { DRAFT_TTL_MS } from '../../platform/storage/draft-store.ts'
import { readDraft, readPlain, type StorageKey, storeDraft, storePlain } from '../../platform/storage/stored-state.ts'
import { adopt, type BufferedList, bufferList, markSeen, receive } from './buffered-list.rules.ts'
import type { Listing, ListKind } from './define-list.ts'
import type { ListAddress, LongList, NumberList } from './list-address.rules.ts'

/** What a page reads of its list: the fields of every row, and what the list says beside them. */
export interface ListShape<L extends Listing> {
  fields: readonly (keyof L['columns'] & string)[]
  parts?: readonly (keyof L & string)[]
}

/** Whether a stored answer is whole: an older version of the portal may have stored it. */
export function fits<L extends Listing>(list: Partial<L> | undefined, { fields, parts = [] }: ListShape<L>): boolean {
  if (typeof list?.rows !== 'number' || parts.some((part) => list[part] === undefined)) return false
  return fields.every((field) => list.columns?.[field]?.length === list.rows)
}

interface Search {
  address: Pick<ListAddress, 'criteria' | 'list'>
  sort: SortField[]
  lastUpdateTs: string
}

export interface ListCache<L extends Listing> {
  /** Stores what was looked for, in which order and when it was last answered, for the next visit. */
  saveSearch: (search: Search) => void
  /** What this person looked for last; nothing after a week. */
  readSearch: (now?: number) => Search | undefined
  /** Stores the answer, encrypted, so that the next visit begins with it. */
  saveList: (question: string, list: L) => Promise<void>
  /** The last answer to the same question, where it still has the form that the page reads. */
  readList: (question: string) => Promise<L | undefined>
  /** Lists of numbers that are too long for an address; the last one outlives the page. */
  saveNumbers: (long: LongList) => void
  numbersInMemory: (id: string) => NumberList | undefined
  readNumbers: (id: string) => Promise<NumberList | undefined>
}

/** What one list stores between visits, under its own name. */
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

/** An answer is stored once it has stood for so long. */
const STORE_AFTER_MS = 2_000

interface CachedListOptions<L extends Listing> {
  cache: ListCache<L>
  question: string
  /** The answer to it, once there is one. */
  list: L | undefined
  /** Is told of what was stored of the same question, while the answer is awaited. */
  onCached: (list: L) => void
}

/** Brings the answer of the last visit while the server is asked, and stores the one that it gives. */
function useCachedList<L extends Listing>({ cache, question, list, onCached }: CachedListOptions<L>) {
  const onCachedRef = useRef(onCached)
  onCachedRef.current = onCached
  const isWaiting = list === undefined
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    void cache.readList(question).then((found) => {
      if (isCurrent && found) onCachedRef.current(found)
    })
    return () => {
      isCurrent = false
    }
  }, [cache, question, isWaiting])
  useEffect(() => {
    if (!list) return
    const timer = setTimeout(() => void cache.saveList(question, list), STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [cache, question, list])
}

interface Answer<L extends Listing> {
  question: string
  /** The newest answer to it, once there is one. */
  list: L | undefined
}

interface Present<L extends Listing> {
  buffered: BufferedList<L> | undefined
  /** It is what was stored on the last visit; the server has not answered yet. */
  isCached: boolean
}

interface BufferedListState<L extends Listing> extends Present<L> {
  adoptNew: () => void
  seen: (key?: string) => void
}

interface BufferedListOptions<L extends Listing> extends Answer<L> {
  kind: ListKind<L> & { isImmediate?: boolean }
  cache: ListCache<L>
}

/** The list in front of the reader: what was stored on the last visit at once, then the server's answers as they come. */
export function useBufferedList<L extends Listing>({
  question,
  list,
  kind,
  cache,
}: BufferedListOptions<L>): BufferedListState<L> {
  const [before, setPresent] = useState<Present<L>>({ buffered: undefined, isCached: false })
  const present = applyAnswer(before, { question, list }, kind)
  if (present !== before) setPresent(present)
  useCachedList({
    cache,
    question,
    list,
    onCached: (found) =>
      setPresent((now) => (now.buffered ? now : { buffered: bufferList(question, found), isCached: true })),
  })
  const change = (act: (buffered: BufferedList<L>) => BufferedList<L>) =>
    setPresent((now) => {
      const next = now.buffered && act(now.buffered)
      return next === now.buffered ? now : { ...now, buffered: next }
    })
  return { ...present, adoptNew: () => change(adopt), seen: (key) => change((buffered) => markSeen(buffered, key)) }
}

/** What was stored may be days old: the first true answer counts as a whole. Later ones move no row. */
function applyAnswer<L extends Listing>(
  before: Present<L>,
  { question, list }: Answer<L>,
  kind: ListKind<L> & { isImmediate?: boolean },
): Present<L> {
  const { buffered, isCached } = before
  const isFormer = buffered !== undefined && buffered.question !== question
  if (!list) return kind.isImmediate && isFormer ? { buffered: undefined, isCached: false } : before
  if (buffered?.newest === list) return before
  if (buffered?.question !== question || kind.isImmediate)
    return { buffered: bufferList(question, list), isCached: false }
  const received = receive(buffered, list, kind)
  return { buffered: isCached ? adopt(received) : received, isCached: false }
}

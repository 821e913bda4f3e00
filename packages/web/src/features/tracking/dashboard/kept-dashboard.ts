import type { SortField } from '@fairway/contract/shared/grid.words'
import { KEPT_MS } from '../../../platform/draft-box.ts'
import { keepDraft, keepPlain, readDraft, readPlain } from '../../../platform/kept-state.ts'
import type { DashboardAddress, LongList } from './dashboard-address.rules.ts'
import type { DashboardList } from './dashboard-calls.ts'
import { fits } from './kept-list.rules.ts'

const NAME = 'containerDashboard'
const NUMBERS = 'containerDashboardNumbers'

interface Kept {
  address: Pick<DashboardAddress, 'criteria' | 'list'>
  sort: SortField[]
  lastUpdateTs: string
}

/** Keeps what was looked for, in which order and when it was last answered, for the next visit. */
export const keepCriteria = (kept: Kept) => keepPlain(NAME, kept)

/** What this person looked for last; nothing after a week. */
export function keptCriteria(now = Date.now()): Kept | undefined {
  const { address, sort, lastUpdateTs } = (readPlain(NAME) ?? {}) as Partial<Kept> // each part is checked
  if (typeof address !== 'object' || !(Date.parse(String(lastUpdateTs)) > now - KEPT_MS)) return undefined
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    address: { criteria: textOf(address?.criteria), list: textOf(address?.list) },
    sort: Array.isArray(sort) ? sort.filter((field) => typeof field?.id === 'string') : [],
    lastUpdateTs: String(lastUpdateTs),
  }
}

/** Keeps the answer, locked, so that the next visit begins with it. */
export const keepList = (question: string, list: DashboardList) => keepDraft(NAME, { question, list })

/** The last answer to the same question, where it still has the form that the page reads. */
export async function keptList(question: string): Promise<DashboardList | undefined> {
  const kept = await readDraft<{ question: string; list: DashboardList }>(NAME)
  return kept?.question === question && fits(kept.list) ? kept.list : undefined
}

/** Lists of numbers that are too long for an address; the last one outlives the page. */
const longLists = new Map<string, LongList['list']>()

export function keepNumbers({ id, list }: LongList) {
  longLists.set(id, list)
  void keepDraft(NUMBERS, { id, list })
}

export const numbersInHand = (id: string) => longLists.get(id)

export async function keptNumbers(id: string): Promise<LongList['list'] | undefined> {
  const kept = await readDraft<LongList>(NUMBERS)
  if (kept?.id !== id) return undefined
  longLists.set(id, kept.list)
  return kept.list
}

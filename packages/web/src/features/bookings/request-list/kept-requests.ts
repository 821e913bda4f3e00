import { KEPT_MS } from '../../../platform/draft-box.ts'
import { keepDraft, keepPlain, readDraft, readPlain } from '../../../platform/kept-state.ts'
import type { RequestList } from './request-calls.ts'

const NAME = 'bookingRequests'

interface Kept {
  criteria: string | undefined
  sort: unknown
  lastUpdateTs: string
}

/** Keeps what was looked for, in which order and when it was last answered, for the next visit. */
export const keepSearch = (kept: Kept) => keepPlain(NAME, kept)

/** The criteria of the last visit, as an address has them; nothing after a week. */
export function keptCriteria(now = Date.now()): string | undefined {
  const { criteria, lastUpdateTs } = (readPlain(NAME) ?? {}) as Partial<Kept> // each part is checked
  return typeof criteria === 'string' && Date.parse(String(lastUpdateTs)) > now - KEPT_MS ? criteria : undefined
}

/** Keeps the answer, locked, so that the next visit begins with it. */
export const keepList = (question: string, list: RequestList) => keepDraft(NAME, { question, list })

/** The last answer to the same question, where it still has the form that the page reads. */
export async function keptList(question: string, fields: readonly string[]): Promise<RequestList | undefined> {
  const kept = await readDraft<{ question: string; list: RequestList }>(NAME)
  const columns: Readonly<Record<string, unknown[]>> | undefined = kept?.list?.columns
  const isWhole = fields.every((field) => columns?.[field]?.length === kept?.list.rows)
  return kept?.question === question && isWhole ? kept.list : undefined
}

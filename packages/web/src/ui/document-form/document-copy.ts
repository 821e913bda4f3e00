import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { dropDraft, keepDraft, readDraft } from '../../platform/kept-state.ts'
import { isSame } from './document-values.ts'
import type { DocumentDetail, DocumentState, Opened, Owed } from './document-work.ts'
import type { Base, Write } from './draft-saver.ts'

/** What this browser keeps of a document that did not reach the server yet, locked like every draft. */
export interface LocalCopy {
  document: RequestDocument
  base: Base
  /** A write that was not answered: it is repeated under its own key. */
  write: Write | undefined
  at: number
}

export const keepCopy = (name: string, copy: Omit<LocalCopy, 'at'>, owner: string) =>
  keepDraft(name, { ...copy, at: Date.now() } satisfies LocalCopy, owner)
export const readCopy = (name: string) => readDraft<LocalCopy>(name)
const dropCopy = (name: string) => dropDraft(name)

/** A document as somebody typed it on an earlier visit. */
export const fromCopy = ({ document, base, write }: LocalCopy) => ({
  document,
  base,
  detail: undefined,
  isBack: true,
  unanswered: write,
})

/** A document that the server knows, with what was typed here before and did not arrive. */
export async function openSaved<S extends DocumentState, D extends DocumentDetail<S>>(
  name: string,
  detail: D,
): Promise<Opened<D>> {
  const kept = await readCopy(name)
  const { id, revision } = detail.state
  const asSaved = { document: detail.document, base: { id, revision }, detail, isBack: false }
  if (!kept) return asSaved
  if (isSame(kept.document, detail.document)) {
    await dropCopy(name) // it arrived after all
    return asSaved
  }
  const isNewer = kept.base.revision !== revision
  return { ...fromCopy(kept), detail, ...(isNewer && { conflict: detail }) }
}

/** So much of what was typed last may not be kept yet. */
const KEEP_MS = 400
type Keep = (name: string, copy: Omit<LocalCopy, 'at'>, owner: string) => Promise<unknown>

/** Keeps in this browser what the server does not have yet, for whoever typed it. */
export function createKeeper(first: string, owner: string, keepIt: Keep = keepCopy) {
  let name = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => Promise<unknown>) | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    waiting?.().catch(() => {})
    waiting = undefined
  }
  return {
    keep,
    note: (owed: Owed | undefined, base: () => Base) => {
      waiting = owed ? () => keepIt(name, { ...owed, base: base() }, owner) : () => dropCopy(name)
      timer ??= setTimeout(keep, KEEP_MS)
    },
    rename: (next: string) => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
      dropCopy(name).catch(() => {})
      name = next
    },
  }
}
export type Keeper = ReturnType<typeof createKeeper>

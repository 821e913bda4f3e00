import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { dropDraft, readDraft, storeDraft } from '../../platform/stored-state.ts'
import { isSame } from './document-values.ts'
import type { DocumentDetail, DocumentState, OpenedDocument, UnsavedDocument } from './document-work.ts'
import type { Base, Write } from './draft-saver.ts'

/** What this browser keeps of a document that did not reach the server yet, locked like every draft. */
export interface LocalCopy {
  document: RequestDocument
  base: Base
  /** A write that was not answered: it is repeated under its own key. */
  write: Write | undefined
  at: number
}

export const saveCopy = (name: string, copy: Omit<LocalCopy, 'at'>, owner: string) =>
  storeDraft(name, { ...copy, at: Date.now() } satisfies LocalCopy, owner)
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
): Promise<OpenedDocument<D>> {
  const copy = await readCopy(name)
  const { id, revision } = detail.state
  const asSaved = { document: detail.document, base: { id, revision }, detail, isBack: false }
  if (!copy) return asSaved
  if (isSame(copy.document, detail.document)) {
    await dropCopy(name) // it arrived after all
    return asSaved
  }
  const isNewer = copy.base.revision !== revision
  return { ...fromCopy(copy), detail, ...(isNewer && { conflict: detail }) }
}

/** So much of what was typed last may not be kept yet. */
const KEEP_MS = 400
type SaveCopy = (name: string, copy: Omit<LocalCopy, 'at'>, owner: string) => Promise<unknown>

/** Keeps in this browser what the server does not have yet, for whoever typed it. */
export function createDraftStore(first: string, owner: string, save: SaveCopy = saveCopy) {
  let name = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => Promise<unknown>) | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    waiting?.().catch(() => {})
    waiting = undefined
  }
  return {
    flush,
    note: (unsaved: UnsavedDocument | undefined, base: () => Base) => {
      waiting = unsaved ? () => save(name, { ...unsaved, base: base() }, owner) : () => dropCopy(name)
      timer ??= setTimeout(flush, KEEP_MS)
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
export type DraftStore = ReturnType<typeof createDraftStore>

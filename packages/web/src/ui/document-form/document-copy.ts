import { newId } from '../../platform/new-id.ts'
import { readStored, writeStored } from '../../platform/safe-storage.ts'
import { dropDraft, readDraft, storeDraft } from '../../platform/stored-state.ts'
import { isSame } from './document-values.ts'
import type { DocumentDefinition, DocumentDetail, OpenedDocument, UnsavedDocument } from './document-work.ts'
import type { Base, Write } from './draft-saver.ts'

/** What this browser keeps of a document that did not reach the server yet, encrypted like every draft. */
interface LocalCopy<D> {
  document: D
  base: Base
  /** A write that was not answered: it is repeated under its own key. */
  write: Write<D> | undefined
  at: number
}

/** A copy that was written so lately belongs to a tab that is still open. */
const AT_WORK_MS = 10_000

/** Which tab's new document this is; it outlives a reload and a crash of the tab. */
function tabOf(kind: string) {
  const known = readStored(`${kind}Form`, 'sessionStorage')
  if (known) return known
  const made = newId()
  writeStored(`${kind}Form`, made, 'sessionStorage')
  return made
}

export const copyName = (kind: string, id: number | string) => `${kind}.${id}`
/** Where the last new document that nobody saved lies, for a tab that is opened afresh. */
const lastName = (kind: string) => copyName(kind, 'last')

/** A document as it is opened, and the name under which this browser keeps what did not reach the server. */
export type NamedDocument<D, T extends DocumentDetail<D>> = OpenedDocument<D, T> & { name: string }

/** Which document is opened: one that exists, a new one, or a new one that begins like another. */
export type DocumentSource<D> = { id: number } | { begin: () => D | Promise<D>; like?: number }

/** Opens a document to be written; what was typed before and did not arrive comes back. */
export async function openDocument<D extends object, T extends DocumentDetail<D>>(
  { name: kind, load }: DocumentDefinition<D, T>,
  source: DocumentSource<D>,
): Promise<NamedDocument<D, T>> {
  if ('id' in source) return openSaved(copyName(kind, source.id), await load(source.id))
  const { begin, like } = source
  const name = copyName(kind, like === undefined ? tabOf(kind) : `like.${like}`)
  const copy = await readDraft<LocalCopy<D>>(name)
  if (copy) return fromCopy(name, copy)
  const lastTab = like === undefined ? await readDraft<string>(lastName(kind)) : undefined
  const left = lastTab === undefined ? undefined : await readDraft<LocalCopy<D>>(lastTab)
  if (lastTab !== undefined && left && Date.now() - left.at > AT_WORK_MS) return fromCopy(lastTab, left)
  return { name, document: await begin(), base: {}, detail: undefined, isBack: false }
}

/** A document as somebody typed it on an earlier visit. */
const fromCopy = <D>(name: string, { document, base, write }: LocalCopy<D>) => ({
  name,
  document,
  base,
  detail: undefined,
  isBack: true,
  unanswered: write,
})

/** A document that the server knows, with what was typed here before and did not arrive. */
async function openSaved<D extends object, T extends DocumentDetail<D>>(
  name: string,
  detail: T,
): Promise<NamedDocument<D, T>> {
  const copy = await readDraft<LocalCopy<D>>(name)
  const { id, revision } = detail.state
  const asSaved = { name, document: detail.document, base: { id, revision }, detail, isBack: false }
  if (!copy) return asSaved
  if (isSame(copy.document, detail.document)) {
    await dropDraft(name) // it arrived after all
    return asSaved
  }
  const isNewer = copy.base.revision !== revision
  return { ...fromCopy(name, copy), detail, ...(isNewer && { conflict: detail }) }
}

/** So much of what was typed last may not be stored yet. */
const STORE_MS = 400

/** Keeps in this browser what the server does not have yet, for whoever typed it. */
export function createDraftStore<D>(kind: string, first: string, owner: string) {
  let name = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => Promise<unknown>) | undefined
  const save = async (unsaved: UnsavedDocument<D>, base: Base) => {
    const at = name
    await storeDraft(at, { ...unsaved, base, at: Date.now() } satisfies LocalCopy<D>, owner)
    if (base.id === undefined) await storeDraft(lastName(kind), at, owner)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    waiting?.().catch(() => {})
    waiting = undefined
  }
  return {
    flush,
    note: (unsaved: UnsavedDocument<D> | undefined, base: () => Base) => {
      waiting = unsaved ? () => save(unsaved, base()) : () => dropDraft(name)
      timer ??= setTimeout(flush, STORE_MS)
    },
    /** It has a name of its own from now on; the copy under the first one goes. */
    rename: (next: string) => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
      dropDraft(name).catch(() => {})
      name = next
    },
  }
}

import { newId } from '../../platform/new-id.ts'
import { readStored, writeStored } from '../../platform/storage/safe-storage.ts'
import { dropDraft, readDraft, storeDraft } from '../../platform/storage/stored-state.ts'
import type { DocumentDefinition, DocumentDetail, OpenedDocument, UnsavedDocument } from './document-editor.ts'
import { isSame } from './document-values.ts'
import type { Base, Write } from './draft-saver.ts'

/** The copy in this browser of a document that is not saved on the server yet. It is encrypted like every draft. */
interface LocalCopy<D> {
  document: D
  base: Base
  /** A write without an answer. It is repeated with the same key. */
  write: Write<D> | undefined
  at: number
}

/** A copy that is newer than this belongs to a tab that is still open. */
const AT_WORK_MS = 10_000

/** The id of the tab that writes a new document. It survives a reload and a crash of the tab. */
function tabOf(kind: string) {
  const known = readStored(`${kind}Form`, 'sessionStorage')
  if (known) return known
  const made = newId()
  writeStored(`${kind}Form`, made, 'sessionStorage')
  return made
}

export const copyName = (kind: string, id: number | string) => `${kind}.${id}`
/** The name of the last new document that was never saved, for a tab that is opened later. */
const lastName = (kind: string) => copyName(kind, 'last')

/** An opened document with the name of its copy in this browser. */
export type NamedDocument<D, T extends DocumentDetail<D>> = OpenedDocument<D, T> & { name: string }

/** Which document is opened: one that exists, a new one, or a new one that begins from something, such as another. */
export type DocumentSource<D> = { id: number } | { begin: () => D | Promise<D>; like?: number | string }

/** Opens a document for editing. Text of an earlier visit that was not saved comes back. */
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
  return { name, document: await begin(), base: {}, detail: undefined, isRestored: false }
}

/** A document as it was typed on an earlier visit. */
const fromCopy = <D>(name: string, { document, base, write }: LocalCopy<D>) => ({
  name,
  document,
  base,
  detail: undefined,
  isRestored: true,
  unanswered: write,
})

/** A saved document, with the unsaved text of an earlier visit. */
async function openSaved<D extends object, T extends DocumentDetail<D>>(
  name: string,
  detail: T,
): Promise<NamedDocument<D, T>> {
  const copy = await readDraft<LocalCopy<D>>(name)
  const { id, revision } = detail.state
  const asSaved = { name, document: detail.document, base: { id, revision }, detail, isRestored: false }
  if (!copy) return asSaved
  if (isSame(copy.document, detail.document)) {
    await dropDraft(name) // the server has the same text
    return asSaved
  }
  const isNewer = copy.base.revision !== revision
  return { ...fromCopy(name, copy), detail, ...(isNewer && { conflict: detail }) }
}

/** The copy is written this long after a change. */
const STORE_MS = 400

/** Stores in this browser what is not saved on the server yet, for the user who typed it. */
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
    /** Continues under another name and removes the copy under the first one. */
    rename: (next: string) => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
      dropDraft(name).catch(() => {})
      name = next
    },
  }
}

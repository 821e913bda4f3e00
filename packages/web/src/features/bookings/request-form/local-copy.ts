import { newId } from '../../../platform/new-id.ts'
import { readStored, writeStored } from '../../../platform/safe-storage.ts'
import { readDraft, storeDraft } from '../../../platform/stored-state.ts'
import { type LocalCopy, readCopy, saveCopy } from '../../../ui/document-form/document-copy.ts'

/** Which tab's new request this is; it outlives a reload and a crash of the tab. */
const TAB = 'bookingRequestForm'
/** Where the last new request that nobody saved lies, for a tab that is opened afresh. */
const LAST = 'bookingRequest.last'
/** A copy that was written so lately belongs to a tab that is still open. */
const AT_WORK_MS = 10_000

function tabOf() {
  const known = readStored(TAB, 'sessionStorage')
  if (known) return known
  const made = newId()
  writeStored(TAB, made, 'sessionStorage')
  return made
}

/** The name of the copy: by the request, or by the tab that writes a new one. */
export const copyName = (id: number | undefined) => `bookingRequest.${id ?? tabOf()}`
/** A copy of an earlier request that was not saved yet. */
export const likeName = (id: number) => `bookingRequest.like.${id}`

export async function saveRequestCopy(name: string, copy: Omit<LocalCopy, 'at'>, owner: string) {
  await saveCopy(name, copy, owner)
  if (copy.base.id === undefined) await storeDraft(LAST, name, owner)
}

/** What was typed of a new request and never saved, under a name or by a tab that is gone. */
export async function findUnsavedCopy(
  name: string,
  isNew: boolean,
): Promise<{ name: string; copy: LocalCopy } | undefined> {
  const copy = await readCopy(name)
  if (copy) return { name, copy }
  const last = isNew ? await readDraft<string>(LAST) : undefined
  const left = last === undefined ? undefined : await readCopy(last)
  return last !== undefined && left && Date.now() - left.at > AT_WORK_MS ? { name: last, copy: left } : undefined
}

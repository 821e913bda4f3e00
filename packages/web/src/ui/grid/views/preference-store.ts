import type { GridPreference } from '@fairway/contract/shared/grid.values'
import { createStore, type Store } from '../../../platform/store.ts'
import { isSameGrid, readPreference } from './grid-text.rules.ts'

/** Long enough that a column can be drawn to its width in one go. */
const SAVE_AFTER_MS = 1_000
const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 300_000

export interface PreferenceState {
  /** How its owner wants the grid; nothing while it is as it was made. */
  preference: GridPreference | undefined
  /** Known at all: from this browser, from the server, or because the server could not say. */
  isKnown: boolean
}

export interface PreferenceStoreOptions {
  read: () => string | null
  write: (text: string) => void
  /** Whose preference it is: somebody else at the same browser has another. */
  owner: () => string
  /** False for whoever stands in for a customer: what they change is theirs to look at and is never sent. */
  canSave: () => boolean
  save: (preference: GridPreference, isLeaving: boolean) => Promise<unknown>
  forget: (isLeaving: boolean) => Promise<unknown>
  later?: (act: () => void, ms: number) => () => void
}

export interface PreferenceStore {
  state: Store<PreferenceState>
  change: (preference: GridPreference | undefined) => void
  /** The server said how it is kept; what was changed here since and not sent yet counts more. */
  settle: (preference: GridPreference | undefined) => void
  /** The server could not say; what this browser knows has to do. */
  giveUpAsking: () => void
  /** Sends at once what waits: the page is being left. */
  leave: () => void
}

const byTimer = (act: () => void, ms: number) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Keeps how somebody wants a grid: at once in this browser, a moment later on the server, again later if that fails. */
export function createPreferenceStore(options: PreferenceStoreOptions): PreferenceStore {
  const { owner, canSave, save, forget, later = byTimer } = options
  const found = parseStored(options.read(), owner())
  const state = createStore<PreferenceState>({ preference: found?.preference, isKnown: found !== undefined })
  let isUnsaved = found?.isUnsaved ?? false
  /** Somebody stands in and has changed it for themselves. */
  let isOnlyHere = false
  let version = 0
  let failures = 0
  let calledOff = () => {}
  /** Two of them could overtake each other, and the older would stand. */
  let isSending = false

  const write = () => {
    if (!canSave()) return
    const { preference } = state.get()
    options.write(JSON.stringify({ owner: owner(), preference, isUnsaved }))
  }
  const send = async (isLeaving = false) => {
    calledOff()
    if (!isUnsaved || !canSave() || (isSending && !isLeaving)) return
    const sent = version
    const { preference } = state.get()
    isSending = true
    try {
      await (preference ? save(preference, isLeaving) : forget(isLeaving))
      failures = 0
      if (sent === version) isUnsaved = false
      write()
    } catch {
      failures += 1
    }
    isSending = false
    if (!isUnsaved) return
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
    sendIn(sent === version ? retryMs : SAVE_AFTER_MS)
  }
  const sendIn = (ms: number) => {
    calledOff()
    calledOff = later(() => void send(), ms)
  }
  if (isUnsaved) sendIn(SAVE_AFTER_MS)

  return {
    state,
    change: (preference) => {
      if (isSameGrid(preference, state.get().preference)) return
      version += 1
      isUnsaved = canSave()
      isOnlyHere = !canSave()
      state.set({ preference, isKnown: true })
      write()
      sendIn(SAVE_AFTER_MS)
    },
    settle: (preference) => {
      if (isUnsaved || isOnlyHere) return
      const present = state.get()
      if (!present.isKnown || !isSameGrid(preference, present.preference)) state.set({ preference, isKnown: true })
      write()
    },
    giveUpAsking: () => {
      if (!state.get().isKnown) state.set({ ...state.get(), isKnown: true })
    },
    leave: () => void send(true),
  }
}

/** What this browser kept for this person; broken text and somebody else's are nothing. */
function parseStored(text: string | null, owner: string) {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (typeof found !== 'object' || found === null || !('owner' in found) || found.owner !== owner) return undefined
    const { preference, isUnsaved } = found as { preference?: unknown; isUnsaved?: unknown } // each part is checked
    const readable = readPreference(preference)
    if (preference !== undefined && !readable) return undefined
    return { preference: readable, isUnsaved: isUnsaved === true }
  } catch {
    return undefined
  }
}

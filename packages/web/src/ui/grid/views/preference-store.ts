import type { GridPreference } from '@fairway/contract/shared/grid.values'
import { createStore, type Store } from '../../../platform/storage/store.ts'
import { isSameGrid, readPreference } from './grid-text.rules.ts'

/** Long enough for resizing a column in one go. */
const SAVE_AFTER_MS = 1_000
const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 300_000

export interface PreferenceState {
  /** The owner's preference; undefined for the default. */
  preference: GridPreference | undefined
  /** True once the preference is known from this browser or the server, or the server failed. */
  isKnown: boolean
}

export interface PreferenceStoreOptions {
  read: () => string | null
  write: (text: string) => void
  /** Whose preference it is: another user of the same browser has their own. */
  owner: () => string
  /** False for somebody who acts for a customer: their changes apply on this page and are never sent. */
  canSave: () => boolean
  save: (preference: GridPreference, isLeaving: boolean) => Promise<unknown>
  forget: (isLeaving: boolean) => Promise<unknown>
  later?: (act: () => void, ms: number) => () => void
}

export interface PreferenceStore {
  state: Store<PreferenceState>
  change: (preference: GridPreference | undefined) => void
  /** The server answered. Local changes that were not sent yet take precedence. */
  settle: (preference: GridPreference | undefined) => void
  /** The server did not answer. What this browser has is used. */
  giveUpAsking: () => void
  /** Sends pending changes at once, because the page is being left. */
  leave: () => void
}

const byTimer = (act: () => void, ms: number) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Stores the preference of a grid: at once in this browser, a moment later on the server, with retries. */
export function createPreferenceStore(options: PreferenceStoreOptions): PreferenceStore {
  const { owner, canSave, save, forget, later = byTimer } = options
  const found = parseStored(options.read(), owner())
  const state = createStore<PreferenceState>({ preference: found?.preference, isKnown: found !== undefined })
  let isUnsaved = found?.isUnsaved ?? false
  /** Somebody who acts for a customer changed it for themselves. */
  let isOnlyHere = false
  let version = 0
  let failures = 0
  let calledOff = () => {}
  /** Two changes could overtake each other, and the older would win. */
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

/** The preference that this browser stored for this person; invalid text and other owners are ignored. */
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

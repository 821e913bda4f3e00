import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { newId } from '../../platform/new-id.ts'
import { createStore, type Store } from '../../platform/storage/store.ts'

/** The document is saved this long after the last change: with the request, well within three seconds. */
export const REST_MS = 1_500
/** During continuous typing it is saved at least this often. */
export const MOST_MS = 10_000
/** A save without an answer is repeated after this long. */
export const RETRY_MS = 5_000

/** The saved state that a write is based on; empty for a new document. */
export interface Base {
  id?: number
  revision?: number
  /** The organisation of a new document, if the user has several. */
  organisation?: string
}

/** One write with its key. Until it is answered, it is repeated unchanged, so that it happens once. */
export interface Write<D> {
  key: string
  body: Base & { document: D }
}

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** No answer: it is repeated automatically. */
  | { kind: 'away' }
  /** The server refused it; the next change is saved again. */
  | { kind: 'refused'; error: unknown }
  /** Another user saved meanwhile. */
  | { kind: 'stale' }

/** The server's answer to a save. */
export interface SavedState {
  id: number
  revision: number
  savedAt: string
}

interface DraftSaverOptions<D, S extends SavedState> {
  base: Base
  send: (write: Write<D>) => Promise<S>
  /** The error code if another user saved meanwhile. */
  staleCode: string
  /** Called with the saved state and document. */
  onSaved: (state: S, document: D) => void
  /** Called if another user saved meanwhile. */
  onStale: () => void
  newKey?: () => string
  /** A write of an earlier visit without an answer. */
  unanswered?: Write<D> | undefined
}

export interface DraftSaver<D> {
  state: Store<SaveState>
  base: () => Base
  /** What is not saved yet: the newest document, and a write without an answer. */
  unsaved: () => { document: D | undefined; write: Write<D> | undefined }
  /** The document changed: it is saved after a pause in typing. */
  note: (document: D) => void
  /** Saves at once and waits for it. True if everything is saved. */
  flush: () => Promise<boolean>
  /** Bases the next writes on this state. */
  adopt: (base: Base) => void
  /** Sets the organisation of a new document. */
  bookFor: (organisation: string) => void
  stop: () => void
}

/** Whether it is unknown if a write arrived: no answer, a busy server, or a page that is being left. */
const isUnanswered = (error: unknown) =>
  isCancelled(error) || !(error instanceof Failure) || error.kind !== 'refused' || error.status >= 429

/** Saves a document while it is edited: one write at a time, each repeated until it is answered. */
export function createDraftSaver<D, S extends SavedState>({
  base: start,
  send,
  staleCode,
  onSaved,
  onStale,
  newKey = newId,
  unanswered,
}: DraftSaverOptions<D, S>): DraftSaver<D> {
  const isStale = (error: unknown) => error instanceof Failure && error.answer.errorCode === staleCode
  const state = createStore<SaveState>({ kind: 'untouched' })
  let base = start
  let wanted: D | undefined
  let wantedSince: number | undefined
  let pending: Write<D> | undefined = unanswered
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const wait = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void pump(), ms)
  }
  const fail = (write: Write<D>, error: unknown) => {
    if (isUnanswered(error)) {
      state.set({ kind: 'away' })
      wait(RETRY_MS)
      return
    }
    wanted ??= write.body.document
    pending = undefined
    state.set(isStale(error) ? { kind: 'stale' } : { kind: 'refused', error })
    if (isStale(error)) onStale()
  }
  const attempt = async (write: Write<D>) => {
    state.set({ kind: 'saving' })
    try {
      const saved = await send(write)
      pending = undefined
      base = { id: saved.id, revision: saved.revision }
      state.set(wanted ? { kind: 'waiting' } : { kind: 'saved', at: saved.savedAt })
      onSaved(saved, write.body.document)
    } catch (error) {
      fail(write, error)
    }
  }
  const pump = async (): Promise<void> => {
    if (running) return running
    clearTimeout(timer)
    if (!pending) {
      if (!wanted) return
      pending = { key: newKey(), body: { ...base, document: wanted } }
      wanted = undefined
      wantedSince = undefined
    }
    running = attempt(pending)
    await running
    running = undefined
    if (wanted && state.get().kind === 'waiting') wait(REST_MS)
  }
  const isDone = () => wanted === undefined && pending === undefined
  return {
    state,
    base: () => base,
    unsaved: () => ({ document: wanted, write: pending }),
    note: (document) => {
      wanted = document
      if (state.get().kind === 'stale') return
      wantedSince ??= Date.now()
      state.set({ kind: running ? 'saving' : 'waiting' })
      const left = wantedSince + MOST_MS - Date.now()
      wait(pending ? REST_MS : Math.max(0, Math.min(REST_MS, left)))
    },
    flush: async () => {
      // at most three: the running write, the unanswered one and the newest document
      for (let round = 0; round < 3 && !isDone() && state.get().kind !== 'stale'; round += 1) await pump()
      return isDone()
    },
    adopt: (next) => {
      base = next
      pending = undefined
      wanted = undefined
      state.set({ kind: 'untouched' })
    },
    bookFor: (organisation) => {
      if (base.id === undefined) base = { organisation }
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

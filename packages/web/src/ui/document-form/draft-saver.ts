import { Failure, isCancelled } from '../../platform/failure.ts'
import { newId } from '../../platform/new-id.ts'
import { createStore, type Store } from '../../platform/store.ts'

/** Typing rests this long before it is saved; with the way to the server that is well below three seconds. */
export const REST_MS = 1_500
/** Whoever types on and on is saved this often all the same. */
export const MOST_MS = 10_000
/** A server that is away is asked again after this long. */
export const RETRY_MS = 5_000

/** Which document is written, as far as the server knows it: nothing of one that was never saved. */
export interface Base {
  id?: number
  revision?: number
  /** For whom a document is that was never saved, where somebody writes for several. */
  organisation?: string
}

/** One write under its key: until it is answered, it is repeated just as it was, so that it happens once. */
export interface Write<D> {
  key: string
  body: Base & { document: D }
}

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** No answer: it is tried again by itself. */
  | { kind: 'away' }
  /** The server does not take it as it is; the next change is tried again. */
  | { kind: 'refused'; error: unknown }
  /** Somebody else saved another state meanwhile. */
  | { kind: 'stale' }

/** What the server says of a document that it has saved. */
export interface SavedState {
  id: number
  revision: number
  savedAt: string
}

interface DraftSaverOptions<D, S extends SavedState> {
  base: Base
  send: (write: Write<D>) => Promise<S>
  /** The code of a refusal because somebody else saved meanwhile. */
  staleCode: string
  /** What the server has now, and how it stands. */
  onSaved: (state: S, document: D) => void
  /** Somebody else was faster: what they saved has to be looked at first. */
  onStale: () => void
  newKey?: () => string
  /** A write of an earlier visit that was never answered. */
  unanswered?: Write<D> | undefined
}

export interface DraftSaver<D> {
  state: Store<SaveState>
  base: () => Base
  /** What is not on the server yet: the newest document, and a write that was not answered. */
  unsaved: () => { document: D | undefined; write: Write<D> | undefined }
  /** The document changed: it is saved once typing rests. */
  note: (document: D) => void
  /** Saves now what is not saved yet, and waits for it. True when everything is on the server. */
  flush: () => Promise<boolean>
  /** From here on writes go on top of this state of the document. */
  adopt: (base: Base) => void
  /** For whom it is, until the first save settles that. */
  bookFor: (organisation: string) => void
  stop: () => void
}

/** Nobody knows whether it arrived: a server that is away, too busy, or a page that is being left. */
const isUnanswered = (error: unknown) =>
  isCancelled(error) || !(error instanceof Failure) || error.kind !== 'refused' || error.status >= 429

/** Saves a document while it is written: one write at a time, each until it is answered, the newest document last. */
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
      // at most: what is under way, what was not answered, and the newest
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

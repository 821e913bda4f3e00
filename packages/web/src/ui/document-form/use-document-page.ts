import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { apiQuery, quietly } from '../../platform/api.ts'
import { Failure } from '../../platform/failure.ts'
import { watchLive } from '../../platform/live.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { draftOwner } from '../../platform/stored-state.ts'
import { watchForm } from '../../platform/unsaved-forms.ts'
import { useStoreSelector } from './document-context.ts'
import { copyName, createDraftStore, type NamedDocument } from './document-copy.ts'
import { createDocumentSubmission, type SubmissionOptions } from './document-submission.ts'
import {
  createDocumentWork,
  type DocumentDefinition,
  type DocumentDetail,
  type DocumentWork,
  type Validator,
} from './document-work.ts'

interface DocumentPageOptions<D extends object, T extends DocumentDetail<D>> extends SubmissionOptions<D, T> {
  opened: NamedDocument<D, T>
  validate: Validator<D, T>
  /** The first save gave it an id. */
  onCreated?: (state: T['state']) => void
  /** Something of the person's changed, and the document was looked at again: `isDecided` where the carrier said something. */
  onNews: (detail: T, isDecided: boolean) => unknown
}

/** What a browser still sends while a page is being left. */
const LEAVING_LIMIT = 60_000

/** Whether a write is made by a page that is being left, and is small enough to arrive all the same. */
const isLeaving = (body: object) => document.visibilityState === 'hidden' && JSON.stringify(body).length < LEAVING_LIMIT

/**
 * A document at work for as long as its page is open: whatever is typed is kept here and on the server, others' changes
 * and the carrier's word come in, and it is sent.
 */
export function useDocumentPage<D extends object, T extends DocumentDetail<D>>(
  definition: DocumentDefinition<D, T>,
  options: DocumentPageOptions<D, T>,
) {
  const id = useId()
  const latest = useRef(options)
  latest.current = options
  const [page] = useState(() => {
    const owner = draftOwner()
    const { opened, validate } = options
    const draftStore = createDraftStore<D>(definition.name, opened.name, owner)
    const save: typeof definition.save = async (write) => {
      if (draftOwner() !== owner) throw new Failure('down') // the session is over: it is kept here until they are back
      return definition.save(write, isLeaving(write.body))
    }
    const work: DocumentWork<D, T> = createDocumentWork(
      { ...definition, save },
      {
        opened,
        validate,
        onUnsaved: (unsaved) => draftStore.note(unsaved, () => work.saver.base()), // `work` is being made when the first comes
        onCreated: (state) => {
          draftStore.rename(copyName(definition.name, state.id))
          latest.current.onCreated?.(state)
        },
      },
    )
    const submission = createDocumentSubmission(definition, work, {
      warnings: (document) => latest.current.warnings?.(document) ?? [],
      onRefused: async (code) => latest.current.onRefused?.(code),
      onOutcome: (outcome) => latest.current.onOutcome(outcome),
    })
    const useLocked = (path: string) =>
      useStoreSelector(work.state, (state) => definition.isLocked?.(path, state) ?? false)
    return { work, draftStore, submission, useLocked, texts: createStore<ReadonlyMap<string, string>>(new Map()) }
  })
  useEffect(() => persist(page), [page])
  useLiveDocument(page.work, definition.load, (detail, isDecided) => latest.current.onNews(detail, isDecided))
  return { id, ...page }
}

interface Persisted {
  work: {
    saver: { unsaved: () => { document: unknown; write: unknown }; flush: () => Promise<boolean> }
    stop: () => void
  }
  draftStore: { flush: () => void }
}

/** Saves what is left when the page is hidden or left; what does not arrive any more is kept here. */
function persist({ work, draftStore }: Persisted) {
  const isUnsaved = () => work.saver.unsaved().document !== undefined || work.saver.unsaved().write !== undefined
  const leave = () => {
    if (document.visibilityState !== 'hidden' || !isUnsaved()) return
    draftStore.flush()
    work.saver.flush().catch(() => {})
  }
  const unwatch = watchForm(isUnsaved)
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', leave)
    window.removeEventListener('pagehide', leave)
    unwatch()
    draftStore.flush()
    work.saver.flush().then(work.stop, work.stop)
  }
}

/** However much happens, an open document is looked at again at most this often. */
const REFRESH_DELAY_MS = 2_000

/** Looks at an open document again when something of the person's changed: the carrier's word shows by itself. */
function useLiveDocument<D extends object, T extends DocumentDetail<D>>(
  work: DocumentWork<D, T>,
  load: (id: number) => Promise<T>,
  onNews: (detail: T, isDecided: boolean) => unknown,
) {
  const id = useStore(work.state)?.id
  const { data: notifications } = useQuery({
    ...apiQuery('GET /api/notices', { query: {} }),
    enabled: id !== undefined,
  })
  const topic = notifications?.watch
  const after = useRef('1')
  after.current = notifications?.liveFrom ?? after.current
  const tell = useRef(onNews)
  tell.current = onNews
  useEffect(() => {
    if (id === undefined || topic === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      timer = undefined
      if (work.isGoing.get()) return
      const before = work.state.get()?.carrierAt
      const detail = await quietly(() => load(id))
      work.receive(detail)
      await quietly(() => tell.current(detail, detail.state.carrierAt !== before))
    }
    const leave = watchLive({
      topics: [topic],
      after: after.current,
      onChange: () => {
        timer ??= setTimeout(() => void refresh().catch(() => {}), REFRESH_DELAY_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [id, topic, work, load])
}

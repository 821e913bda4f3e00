import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { apiQuery, quietly } from '../../platform/calls/api.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { watchLive } from '../../platform/live/live.ts'
import { useSession } from '../../platform/session/session.store.ts'
import { createStore } from '../../platform/storage/store.ts'
import { draftOwner } from '../../platform/storage/stored-state.ts'
import { watchForm } from '../../platform/storage/unsaved-forms.ts'
import { useStoreSelector } from './document-context.ts'
import { copyName, createDraftStore, type NamedDocument } from './document-copy.ts'
import {
  createDocumentEditor,
  type DocumentDefinition,
  type DocumentDetail,
  type DocumentEditor,
  type Validator,
} from './document-editor.ts'
import { createDocumentSubmission, type SubmissionOptions } from './document-submission.ts'

interface DocumentPageOptions<D extends object, T extends DocumentDetail<D>> extends SubmissionOptions<D, T> {
  opened: NamedDocument<D, T>
  validate: Validator<D, T>
  /** Called after the first save. */
  onCreated?: (state: T['state']) => void
  /** Called after the document was loaded again for a live event; `isDecided` if the carrier answered. */
  onNews: (detail: T, isDecided: boolean) => unknown
}

/** The largest body that a browser sends while a page is being left. */
const LEAVING_LIMIT = 60_000

/** Whether the page is being left and the body is small enough to be sent all the same. */
const isLeaving = (body: object) => document.visibilityState === 'hidden' && JSON.stringify(body).length < LEAVING_LIMIT

/**
 * Edits a document while its page is open: saves it here and on the server, takes in changes by others and answers of
 * the carrier, and submits it.
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
      // the session is over: the copy in this browser waits for the user
      if (draftOwner() !== owner) throw new Failure('down')
      return definition.save(write, isLeaving(write.body))
    }
    const editor: DocumentEditor<D, T> = createDocumentEditor(
      { ...definition, save },
      {
        opened,
        validate,
        // the first call comes while `editor` is created
        onUnsaved: (unsaved) => draftStore.note(unsaved, () => editor.saver.base()),
        onCreated: (state) => {
          draftStore.rename(copyName(definition.name, state.id))
          latest.current.onCreated?.(state)
        },
      },
    )
    const submission = createDocumentSubmission(definition, editor, {
      warnings: (document) => latest.current.warnings?.(document) ?? [],
      onRefused: async (code) => latest.current.onRefused?.(code),
      onOutcome: (outcome) => latest.current.onOutcome(outcome),
    })
    const useLocked = (path: string) =>
      useStoreSelector(editor.state, (state) => definition.isLocked?.(path, state) ?? false)
    return { editor, draftStore, submission, useLocked, texts: createStore<ReadonlyMap<string, string>>(new Map()) }
  })
  useEffect(() => persist(page), [page])
  useLiveDocument(page.editor, definition.load, (detail, isDecided) => latest.current.onNews(detail, isDecided))
  return { id, ...page }
}

interface Persisted {
  editor: {
    saver: { unsaved: () => { document: unknown; write: unknown }; flush: () => Promise<boolean> }
    stop: () => void
  }
  draftStore: { flush: () => void }
}

/** Saves when the page is hidden or left, and stores the copy in case that fails. */
function persist({ editor, draftStore }: Persisted) {
  const isUnsaved = () => editor.saver.unsaved().document !== undefined || editor.saver.unsaved().write !== undefined
  const leave = () => {
    if (document.visibilityState !== 'hidden' || !isUnsaved()) return
    draftStore.flush()
    editor.saver.flush().catch(() => {})
  }
  const unwatch = watchForm(isUnsaved)
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', leave)
    window.removeEventListener('pagehide', leave)
    unwatch()
    draftStore.flush()
    editor.saver.flush().then(editor.stop, editor.stop)
  }
}

/** An open document is loaded again at most this often. */
const REFRESH_DELAY_MS = 2_000

/** Loads an open document again after live events, so that the carrier's answer shows by itself. */
function useLiveDocument<D extends object, T extends DocumentDetail<D>>(
  editor: DocumentEditor<D, T>,
  load: (id: number) => Promise<T>,
  onNews: (detail: T, isDecided: boolean) => unknown,
) {
  const id = useStoreSelector(editor.state, (state) => state?.id)
  const isSignedIn = useSession() !== undefined
  const { data: notifications } = useQuery({
    ...apiQuery('GET /api/notices', { query: {} }),
    enabled: id !== undefined && isSignedIn,
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
      if (editor.isGoing.get()) return
      const before = editor.state.get()?.carrierAt
      const detail = await quietly(() => load(id))
      editor.receive(detail)
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
  }, [id, topic, editor, load])
}

import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../platform/calls/failure.ts'
import { createStore, type Store } from '../../platform/storage/store.ts'
import { type FieldError, serverErrorsOf } from '../form/field-errors.ts'
import { createDocumentForm, type DocumentForm } from './document-form.store.ts'
import type { RowDefinitions } from './document-rows.ts'
import { type DocumentPath, isSame } from './document-values.ts'
import { type Base, createDraftSaver, type DraftSaver, type SavedState, type Write } from './draft-saver.ts'

/** The state of a document on the server. */
export interface DocumentState extends SavedState {
  savedBy: string
  /** The time of the carrier's last answer. */
  carrierAt: string | null
}
export interface DocumentDetail<D> {
  state: DocumentState
  document: D
}

/** One kind of document: its calls, its rows and the meaning of its error codes. */
export interface DocumentDefinition<D extends object, T extends DocumentDetail<D>> {
  /** The prefix of the names of its copies in this browser. */
  name: string
  rows: RowDefinitions<D>
  /** An empty document, if new ones are created in this form. */
  empty?: () => D
  load: (id: number) => Promise<T>
  save: (write: Write<D>, isLeaving: boolean) => Promise<T['state']>
  /** `confirmed` has the codes of the warnings that the sender confirmed. */
  submit: (write: Write<D>, confirmed: readonly string[], state: T['state'] | undefined) => Promise<Outcome<T>>
  remove: (id: number, revision: number) => Promise<unknown>
  /** Whether the status locks a field. */
  isLocked?: (path: string, state: T['state'] | undefined) => boolean
  /** The error code if another user saved meanwhile. */
  staleCode: string
  /** The error codes after which the document is loaded again, because it changed meanwhile. */
  changedCodes: readonly string[]
  /** The fields of error codes that come without a path. */
  fieldByCode?: Partial<Record<string, DocumentPath<D>>>
  /** The warnings that the sender has to confirm, if the submission was refused for them. */
  warningsIn?: (error: unknown) => readonly Violation[]
}

/** The result of a submission. */
export interface Outcome<T extends DocumentDetail<object>> {
  result: 'Success' | 'NoEdit' | 'Error'
  state: T['state']
}

/** Validates a document, given its state and the detail that was loaded last. */
export type Validator<D, T extends DocumentDetail<D>> = (document: D, known: Known<D, T>) => Violation[]
export interface Known<D, T extends DocumentDetail<D>> {
  state: T['state'] | undefined
  detail: T | undefined
}

/** What an opened document starts with. */
export interface OpenedDocument<D, T extends DocumentDetail<D>> {
  document: D
  base: Base
  /** Its detail on the server; nothing for a new one. */
  detail: T | undefined
  /** Whether it was restored from an earlier visit. */
  isRestored: boolean
  unanswered?: Write<D> | undefined
  /** What another user saved since the copy was made. */
  conflict?: T | undefined
}

/** A document with changes that are not saved yet. */
export interface UnsavedDocument<D> {
  document: D
  write: Write<D> | undefined
}

interface DocumentEditorOptions<D extends object, T extends DocumentDetail<D>> {
  opened: OpenedDocument<D, T>
  validate: Validator<D, T>
  /** Called after the first save. */
  onCreated?: ((state: T['state']) => void) | undefined
  /** Called with what is not saved yet, or with nothing once all is saved. */
  onUnsaved: (unsaved: UnsavedDocument<D> | undefined) => void
}

/** A document that is being edited: its form, how it is saved, and conflicts with other users. */
export interface DocumentEditor<D extends object, T extends DocumentDetail<D>> {
  form: DocumentForm<D>
  saver: DraftSaver<D>
  state: Store<T['state'] | undefined>
  /** The detail that was loaded last; nothing for a new document. */
  detail: Store<T | undefined>
  /** What another user saved meanwhile, until this user decides which one to keep. */
  theirs: Store<T | undefined>
  isRestored: Store<boolean>
  /** True while it is being deleted: it is not loaded any more. */
  isGoing: Store<boolean>
  /** The ref of the organisation of a new document; nothing if the user has only one. */
  bookedFor: Store<string | undefined>
  bookFor: (organisation: string) => void
  /** Takes in the document as it was just loaded. Text of the user is never overwritten. */
  receive: (detail: T) => void
  takeTheirs: () => void
  keepMine: () => void
  /** Clears a new document. */
  startAfresh: (() => void) | undefined
  setValidator: (validate: Validator<D, T>) => void
  /** Deletes it on the server. If that is refused, editing continues. */
  remove: () => Promise<void>
  stop: () => void
}

/** The errors of a refusal by field. */
export function fieldErrorsOf<D extends object>(
  { fieldByCode = {} }: { fieldByCode?: Partial<Record<string, DocumentPath<D>>> },
  error: unknown,
): FieldError[] {
  const errors = serverErrorsOf(error).map((one) => ({ ...one, path: one.path.replace(/^document\./, '') }))
  if (errors.length > 0 || !(error instanceof Failure)) return errors
  const { errorCode: code = '', messageArgs: args = [] } = error.answer
  const path = fieldByCode[code]
  return path === undefined ? [] : [{ path, code, args, source: 'server' }]
}

export function createDocumentEditor<D extends object, T extends DocumentDetail<D>>(
  definition: DocumentDefinition<D, T>,
  { opened, validate, onCreated, onUnsaved }: DocumentEditorOptions<D, T>,
): DocumentEditor<D, T> {
  const state = createStore<T['state'] | undefined>(opened.detail?.state)
  const detail = createStore(opened.detail)
  const theirs = createStore(opened.conflict)
  const isRestored = createStore(opened.isRestored)
  const isGoing = createStore(false)
  const bookedFor = createStore(opened.base.organisation)
  let known = opened.detail?.document
  let rules = validate
  const validateDocument = (document: D) => rules(document, { state: state.get(), detail: detail.get() })

  const learn = (received: T) => {
    known = received.document
    state.set(received.state)
    detail.set(received)
  }
  const saver = createDraftSaver<D, T['state']>({
    base: opened.base,
    unanswered: opened.unanswered,
    send: (write) => definition.save(write, false),
    staleCode: definition.staleCode,
    onSaved: (saved, document) => {
      const isFirst = state.get() === undefined
      known = document // the form may be newer already
      state.set(saved)
      if (isFirst) onCreated?.(saved)
    },
    onStale: () => {
      const { id } = saver.base()
      if (id !== undefined) definition.load(id).then(receive, () => {}) // the text stays, the next save tries again
    },
  })
  const form = createDocumentForm<D>({
    start: opened.document,
    rows: definition.rows,
    validate: validateDocument,
    onChange: (document) => saver.note(document),
  })
  const adopt = ({ state: { id, revision } }: T) => {
    theirs.set(undefined)
    saver.adopt({ id, revision })
  }
  const onMine = (document: D, received: T) => {
    adopt(received)
    saver.note(document)
  }
  const receive = (received: T) => {
    const mine = form.document.get()
    const revision = state.get()?.revision ?? 0
    if (received.state.revision <= revision && theirs.get() === undefined && saver.state.get().kind !== 'stale') {
      // the document is the same; what it is about, such as a cut-off, may not be
      if (received.state.revision === revision) detail.set(received)
      return
    }
    const { document: unsaved, write } = saver.unsaved()
    const isClean = unsaved === undefined && write === undefined
    // what this tab saved itself, answered or not, is no change by others; what is known from an open conflict is one
    const isOpen = theirs.get() !== undefined
    const own = [isOpen ? undefined : known, write?.body.document].flatMap((document) => document ?? [])
    const hasMoved = !own.some((document) => isSame(document, received.document))
    learn(received)
    if (isSame(mine, received.document) || (isClean && hasMoved)) {
      form.put(received.document, true)
      adopt(received)
    } else if (hasMoved) theirs.set(received)
    else onMine(mine, received)
    form.setValidator(validateDocument)
  }
  const unsubscribe = saver.state.watch(() => {
    const { document, write } = saver.unsaved()
    const isUnsaved = document !== undefined || write !== undefined
    onUnsaved(isUnsaved ? { document: form.document.get(), write } : undefined)
    const now = saver.state.get()
    if (now.kind === 'refused') form.setServerErrors(fieldErrorsOf(definition, now.error))
  })
  if (opened.isRestored && !opened.conflict) saver.note(opened.document)
  const { empty } = definition
  const stop = () => {
    unsubscribe()
    saver.stop()
  }
  return {
    form,
    saver,
    state,
    detail,
    theirs,
    isRestored,
    isGoing,
    bookedFor,
    bookFor: (organisation) => {
      bookedFor.set(organisation)
      saver.bookFor(organisation)
    },
    receive,
    takeTheirs: () => {
      const received = theirs.get()
      if (!received) return
      form.put(received.document, true)
      adopt(received)
      onUnsaved(undefined)
    },
    keepMine: () => {
      const received = theirs.get()
      if (received) onMine(form.document.get(), received)
    },
    startAfresh: empty && (() => form.put(empty())),
    setValidator: (next) => {
      rules = next
      form.setValidator(validateDocument)
    },
    remove: async () => {
      await saver.flush()
      const { id, revision } = saver.base()
      if (id === undefined || revision === undefined) return
      isGoing.set(true)
      try {
        await definition.remove(id, revision)
      } catch (error) {
        isGoing.set(false)
        throw error
      }
      stop()
    },
    stop,
  }
}

import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { createStore, type Store } from '../../platform/store.ts'
import type { FieldError } from '../form/field-errors.ts'
import { createDocumentForm, type DocumentForm, type Validator } from './document-form.store.ts'
import { isSame } from './document-values.ts'
import { type Base, createDraftSaver, type DraftSaver, type SavedState, type Write } from './draft-saver.ts'

/** How a document stands on the server, whatever it is a document of. */
export interface DocumentState extends SavedState {
  savedBy: string
}
export interface DocumentDetail<S extends DocumentState> {
  state: S
  document: RequestDocument
}

/** What a document that is opened begins with. */
export interface OpenedDocument<D> {
  document: RequestDocument
  base: Base
  /** How it stands on the server; nothing for a new one. */
  detail: D | undefined
  /** Typed on an earlier visit and not saved then. */
  isBack: boolean
  unanswered?: Write | undefined
  /** What others saved while this browser kept what was typed here. */
  conflict?: D | undefined
}

/** What is not on the server yet. */
export interface UnsavedDocument {
  document: RequestDocument
  write: Write | undefined
}

interface DocumentWorkOptions<S extends DocumentState, D extends DocumentDetail<S>> {
  opened: OpenedDocument<D>
  validate: Validator
  save: (write: Write) => Promise<S>
  load: (id: number) => Promise<D>
  /** The code of a refusal because somebody else saved meanwhile. */
  staleCode: string
  /** What is wrong in a refusal, at the fields that it is about. */
  fieldErrorsOf: (error: unknown) => FieldError[]
  /** Adds to the rules what the state of the document has settled. */
  withLocks: (validate: Validator, state: () => S | undefined) => Validator
  /** The server's word has been heard anew. */
  onLearned?: (detail: D) => void
  onSaved?: (state: S, isFirst: boolean) => void
  /** Keeps what is not on the server yet, or lets go of it. */
  onUnsaved: (unsaved: UnsavedDocument | undefined) => void
}

/** One document at work: what is written, how it is saved, and what to do when others are faster. */
export interface DocumentWork<S extends DocumentState, D extends DocumentDetail<S>> {
  form: DocumentForm
  saver: DraftSaver
  state: Store<S | undefined>
  /** What somebody else saved meanwhile; what was typed here stays beside it. */
  theirs: Store<D | undefined>
  isBack: Store<boolean>
  /** It is being deleted: nobody looks at it again. */
  isGoing: Store<boolean>
  /** The server's word on the document has been heard anew. */
  receive: (detail: D) => void
  takeTheirs: () => void
  keepMine: () => void
  setValidator: (validate: Validator) => void
  stop: () => void
}

export function createDocumentWork<S extends DocumentState, D extends DocumentDetail<S>>({
  opened,
  validate,
  save,
  load,
  onLearned,
  onUnsaved,
  ...options
}: DocumentWorkOptions<S, D>): DocumentWork<S, D> {
  const state = createStore<S | undefined>(opened.detail?.state)
  const theirs = createStore<D | undefined>(opened.conflict)
  const isBack = createStore(opened.isBack)
  const isGoing = createStore(false)
  let known = opened.detail?.document
  let current = validate
  const locked = (rules: Validator) => options.withLocks(rules, state.get)

  const learn = (detail: D) => {
    known = detail.document
    state.set(detail.state)
    onLearned?.(detail)
  }
  const saver = createDraftSaver<S>({
    base: opened.base,
    unanswered: opened.unanswered,
    send: save,
    staleCode: options.staleCode,
    onSaved: (saved, document) => {
      const isFirst = state.get() === undefined
      known = document // somebody may have typed on since it was sent
      state.set(saved)
      options.onSaved?.(saved, isFirst)
    },
    onStale: () => {
      const { id } = saver.base()
      if (id !== undefined) load(id).then(receive, () => {}) // what is typed stays, the next try asks again
    },
  })
  const form = createDocumentForm({
    start: opened.document,
    validate: locked(validate),
    onChange: (document) => saver.note(document),
  })
  const onMine = (document: RequestDocument, { state: { id, revision } }: D) => {
    theirs.set(undefined)
    saver.adopt({ id, revision })
    saver.note(document)
  }
  const receive = (detail: D) => {
    const mine = form.document.get()
    if (
      detail.state.revision <= (state.get()?.revision ?? 0) &&
      theirs.get() === undefined &&
      saver.state.get().kind !== 'stale'
    )
      return
    const { document: unsaved, write } = saver.unsaved()
    const isClean = unsaved === undefined && write === undefined
    // what this tab sent itself, answered or not, is nobody else's change; what is known because of an open conflict is
    const isOpen = theirs.get() !== undefined
    const own = [isOpen ? undefined : known, write?.body.document].flatMap((document) => document ?? [])
    const hasMoved = !own.some((document) => isSame(document, detail.document))
    learn(detail)
    if (isSame(mine, detail.document) || (isClean && hasMoved)) {
      form.put(detail.document, true)
      saver.adopt({ id: detail.state.id, revision: detail.state.revision })
      theirs.set(undefined)
    } else if (hasMoved) theirs.set(detail)
    else onMine(mine, detail)
    form.setValidator(locked(current))
  }
  const unsubscribe = saver.state.watch(() => {
    const { document, write } = saver.unsaved()
    const isUnsaved = document !== undefined || write !== undefined
    onUnsaved(isUnsaved ? { document: form.document.get(), write } : undefined)
    const now = saver.state.get()
    if (now.kind === 'refused') form.setServerErrors(options.fieldErrorsOf(now.error))
  })
  if (opened.isBack && !opened.conflict) saver.note(opened.document)
  return {
    form,
    saver,
    state,
    theirs,
    isBack,
    isGoing,
    receive,
    takeTheirs: () => {
      const detail = theirs.get()
      if (!detail) return
      theirs.set(undefined)
      form.put(detail.document, true)
      saver.adopt({ id: detail.state.id, revision: detail.state.revision })
      onUnsaved(undefined)
    },
    keepMine: () => {
      const detail = theirs.get()
      if (detail) onMine(form.document.get(), detail)
    },
    setValidator: (rules) => {
      current = rules
      form.setValidator(locked(rules))
    },
    stop: () => {
      unsubscribe()
      saver.stop()
    },
  }
}

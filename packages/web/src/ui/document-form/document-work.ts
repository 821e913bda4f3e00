import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../platform/failure.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { type FieldError, serverErrorsOf } from '../form/field-errors.ts'
import { createDocumentForm, type DocumentForm, type RowDefinitions } from './document-form.store.ts'
import { type DocumentPath, isSame } from './document-values.ts'
import { type Base, createDraftSaver, type DraftSaver, type SavedState, type Write } from './draft-saver.ts'

/** How a document stands on the server, whatever it is a document of. */
export interface DocumentState extends SavedState {
  savedBy: string
  /** When the carrier last said something of it. */
  carrierAt: string | null
}
export interface DocumentDetail<D> {
  state: DocumentState
  document: D
}

/** One kind of document: its calls, its rows and what its refusals mean. */
export interface DocumentDefinition<D extends object, T extends DocumentDetail<D>> {
  /** Begins the names under which this browser stores what did not reach the server. */
  name: string
  rows: RowDefinitions<D>
  /** A document of which nothing is written yet, where new ones are begun here. */
  empty?: () => D
  load: (id: number) => Promise<T>
  save: (write: Write<D>, isLeaving: boolean) => Promise<T['state']>
  /** `confirmed` are the codes of warnings that the sender has seen. */
  submit: (write: Write<D>, confirmed: readonly string[], state: T['state'] | undefined) => Promise<Outcome<T>>
  remove: (id: number, revision: number) => Promise<unknown>
  /** Whether its status has settled a field: it can be read and not changed. */
  isLocked?: (path: string, state: T['state'] | undefined) => boolean
  /** The code of a refusal because somebody else saved meanwhile. */
  staleCode: string
  /** All codes of refusals because something else happened meanwhile: the document is looked at again. */
  changedCodes: readonly string[]
  /** Refusals of the whole that are about one field, by their codes. */
  fieldByCode?: Partial<Record<string, DocumentPath<D>>>
  /** The warnings that the sender has to confirm, where that is why it was not sent. */
  warningsIn?: (error: unknown) => readonly Violation[]
}

/** What came of sending. */
export interface Outcome<T extends DocumentDetail<object>> {
  result: 'Success' | 'NoEdit' | 'Error'
  state: T['state']
}

/** Judges a document, with how it stands on the server and what was heard of it there last. */
export type Validator<D, T extends DocumentDetail<D>> = (document: D, known: Known<D, T>) => Violation[]
export interface Known<D, T extends DocumentDetail<D>> {
  state: T['state'] | undefined
  detail: T | undefined
}

/** What a document that is opened begins with. */
export interface OpenedDocument<D, T extends DocumentDetail<D>> {
  document: D
  base: Base
  /** How it stands on the server; nothing for a new one. */
  detail: T | undefined
  /** Typed on an earlier visit and not saved then. */
  isBack: boolean
  unanswered?: Write<D> | undefined
  /** What others saved while this browser kept what was typed here. */
  conflict?: T | undefined
}

/** What is not on the server yet. */
export interface UnsavedDocument<D> {
  document: D
  write: Write<D> | undefined
}

interface DocumentWorkOptions<D extends object, T extends DocumentDetail<D>> {
  opened: OpenedDocument<D, T>
  validate: Validator<D, T>
  /** The first save gave it an id. */
  onCreated?: ((state: T['state']) => void) | undefined
  /** Stores what is not on the server yet, or lets go of it. */
  onUnsaved: (unsaved: UnsavedDocument<D> | undefined) => void
}

/** One document at work: what is written, how it is saved, and what to do when others are faster. */
export interface DocumentWork<D extends object, T extends DocumentDetail<D>> {
  form: DocumentForm<D>
  saver: DraftSaver<D>
  state: Store<T['state'] | undefined>
  /** What was heard of it from the server last; nothing of one that began here. */
  detail: Store<T | undefined>
  /** What somebody else saved meanwhile; what was typed here stays beside it. */
  theirs: Store<T | undefined>
  isBack: Store<boolean>
  /** It is being deleted: nobody looks at it again. */
  isGoing: Store<boolean>
  /** The organisation that a new one is for, by its ref; nothing where somebody has only one. */
  bookedFor: Store<string | undefined>
  bookFor: (organisation: string) => void
  /** The server's word on the document has been heard anew. */
  receive: (detail: T) => void
  takeTheirs: () => void
  keepMine: () => void
  /** Throws away what was typed, where new documents are begun here. */
  startAfresh: (() => void) | undefined
  setValidator: (validate: Validator<D, T>) => void
  /** Deletes it on the server; where that is refused, it goes on. */
  remove: () => Promise<void>
  stop: () => void
}

/** What is wrong in a refusal, at the fields that it is about. */
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

export function createDocumentWork<D extends object, T extends DocumentDetail<D>>(
  definition: DocumentDefinition<D, T>,
  { opened, validate, onCreated, onUnsaved }: DocumentWorkOptions<D, T>,
): DocumentWork<D, T> {
  const state = createStore<T['state'] | undefined>(opened.detail?.state)
  const detail = createStore(opened.detail)
  const theirs = createStore(opened.conflict)
  const isBack = createStore(opened.isBack)
  const isGoing = createStore(false)
  const bookedFor = createStore(opened.base.organisation)
  let known = opened.detail?.document
  let rules = validate
  const judge = (document: D) => rules(document, { state: state.get(), detail: detail.get() })

  const learn = (heard: T) => {
    known = heard.document
    state.set(heard.state)
    detail.set(heard)
  }
  const saver = createDraftSaver<D, T['state']>({
    base: opened.base,
    unanswered: opened.unanswered,
    send: (write) => definition.save(write, false),
    staleCode: definition.staleCode,
    onSaved: (saved, document) => {
      const isFirst = state.get() === undefined
      known = document // somebody may have typed on since it was sent
      state.set(saved)
      if (isFirst) onCreated?.(saved)
    },
    onStale: () => {
      const { id } = saver.base()
      if (id !== undefined) definition.load(id).then(receive, () => {}) // what is typed stays, the next try asks again
    },
  })
  const form = createDocumentForm<D>({
    start: opened.document,
    rows: definition.rows,
    validate: judge,
    onChange: (document) => saver.note(document),
  })
  const adopt = ({ state: { id, revision } }: T) => {
    theirs.set(undefined)
    saver.adopt({ id, revision })
  }
  const onMine = (document: D, heard: T) => {
    adopt(heard)
    saver.note(document)
  }
  const receive = (heard: T) => {
    const mine = form.document.get()
    const isNews = heard.state.revision > (state.get()?.revision ?? 0)
    if (!isNews && theirs.get() === undefined && saver.state.get().kind !== 'stale') return
    const { document: unsaved, write } = saver.unsaved()
    const isClean = unsaved === undefined && write === undefined
    // what this tab sent itself, answered or not, is nobody else's change; what is known because of an open conflict is
    const isOpen = theirs.get() !== undefined
    const own = [isOpen ? undefined : known, write?.body.document].flatMap((document) => document ?? [])
    const hasMoved = !own.some((document) => isSame(document, heard.document))
    learn(heard)
    if (isSame(mine, heard.document) || (isClean && hasMoved)) {
      form.put(heard.document, true)
      adopt(heard)
    } else if (hasMoved) theirs.set(heard)
    else onMine(mine, heard)
    form.setValidator(judge)
  }
  const unsubscribe = saver.state.watch(() => {
    const { document, write } = saver.unsaved()
    const isUnsaved = document !== undefined || write !== undefined
    onUnsaved(isUnsaved ? { document: form.document.get(), write } : undefined)
    const now = saver.state.get()
    if (now.kind === 'refused') form.setServerErrors(fieldErrorsOf(definition, now.error))
  })
  if (opened.isBack && !opened.conflict) saver.note(opened.document)
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
    isBack,
    isGoing,
    bookedFor,
    bookFor: (organisation) => {
      bookedFor.set(organisation)
      saver.bookFor(organisation)
    },
    receive,
    takeTheirs: () => {
      const heard = theirs.get()
      if (!heard) return
      form.put(heard.document, true)
      adopt(heard)
      onUnsaved(undefined)
    },
    keepMine: () => {
      const heard = theirs.get()
      if (heard) onMine(form.document.get(), heard)
    },
    startAfresh: empty && (() => form.put(empty())),
    setValidator: (next) => {
      rules = next
      form.setValidator(judge)
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

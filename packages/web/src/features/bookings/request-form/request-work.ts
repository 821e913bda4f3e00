import type { RequestDetail, RequestDocument, RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { violation } from '@fairway/contract/bookings/bookings.errors'
import { lockedChanges } from '@fairway/contract/bookings/request-difference.rules'
import { createStore, type Store } from '../../../platform/store.ts'
import { type Base, createDraftSaver, type DraftSaver, type Write } from './draft-saver.ts'
import { wrongOf } from './refused-fields.ts'
import { isSame } from './request-document.ts'
import { createRequestForm, type Judge, type RequestForm } from './request-form.store.ts'

/** What a request that is opened begins with. */
export interface Opened {
  document: RequestDocument
  base: Base
  /** How it stands on the server, with what the carrier has of it; nothing for a new one. */
  detail: RequestDetail | undefined
  /** Typed on an earlier visit and not saved then. */
  isBack: boolean
  unanswered?: Write | undefined
  /** What others saved while this browser kept what was typed here. */
  conflict?: RequestDetail | undefined
}

interface Around {
  opened: Opened
  judge: Judge
  save: (write: Write) => Promise<RequestState>
  load: (id: number) => Promise<RequestDetail>
  /** Keeps what is not on the server yet, or lets go of it. */
  onOwed: (owed: { document: RequestDocument; write: Write | undefined } | undefined) => void
  /** The first save gave it an id. */
  onMade: (state: RequestState) => void
}

/** One booking request at work: what is written, how it is saved, and what to do when others are faster. */
export interface RequestWork {
  form: RequestForm
  saver: DraftSaver
  state: Store<RequestState | undefined>
  /** The organisation that it is for, by its ref; nothing where somebody has only one. */
  bookedFor: Store<string | undefined>
  /** What the carrier confirmed or has, against which locked fields are judged. */
  sent: Store<RequestDocument | undefined>
  /** What somebody else saved meanwhile; what was typed here stays beside it. */
  theirs: Store<RequestDetail | undefined>
  isBack: Store<boolean>
  /** It is being deleted: nobody looks at it again. */
  isGoing: Store<boolean>
  /** The server's word on the request has been heard anew. */
  hear: (detail: RequestDetail) => void
  takeTheirs: () => void
  keepMine: () => void
  judgeBy: (judge: Judge) => void
  stop: () => void
}

/** Fields that the carrier's approval has settled are wrong where they differ: only customer service changes them. */
const withLocks =
  (judge: Judge, sent: () => RequestDocument | undefined, state: () => RequestState | undefined): Judge =>
  (document) => {
    const confirmed = state()?.status === 'Approved' ? sent() : undefined
    const locked = confirmed ? lockedChanges(confirmed, document) : []
    return [...judge(document), ...locked.map(({ path }) => violation(path, 'BR0004', 'Approved'))]
  }

export function createRequestWork({ opened, judge, save, load, onOwed, onMade }: Around): RequestWork {
  const state = createStore(opened.detail?.state)
  const bookedFor = createStore(opened.detail?.state.organisation.ref ?? opened.base.organisation)
  const sent = createStore(sentOf(opened.detail))
  const theirs = createStore(opened.conflict)
  const isBack = createStore(opened.isBack)
  const isGoing = createStore(false)
  let known = opened.detail?.document
  const locked = (rules: Judge) => withLocks(rules, sent.get, state.get)

  const learn = (detail: RequestDetail) => {
    known = detail.document
    state.set(detail.state)
    sent.set(sentOf(detail))
  }
  const saver = createDraftSaver({
    base: opened.base,
    unanswered: opened.unanswered,
    send: save,
    onSaved: (saved, document) => {
      const isFirst = state.get() === undefined
      known = document // somebody may have typed on since it was sent
      state.set(saved)
      bookedFor.set(saved.organisation.ref)
      if (isFirst) onMade(saved)
    },
    onStale: () => {
      const { id } = saver.base()
      if (id !== undefined) load(id).then(hear, () => {})
    },
  })
  const form = createRequestForm({
    start: opened.document,
    judge: locked(judge),
    onChange: (document) => saver.note(document),
  })
  const onMine = (document: RequestDocument, { state: { id, revision } }: RequestDetail) => {
    theirs.set(undefined)
    saver.adopt({ id, revision })
    saver.note(document)
  }
  const hear = (detail: RequestDetail) => {
    const mine = form.document.get()
    if (
      detail.state.revision <= (state.get()?.revision ?? 0) &&
      theirs.get() === undefined &&
      saver.state.get().kind !== 'stale'
    )
      return
    const { document: unsaved, write } = saver.owed()
    const isClean = unsaved === undefined && write === undefined
    // what this tab sent itself, answered or not, is nobody else's change
    const own = [known, write?.body.document].flatMap((document) => document ?? [])
    const hasMoved = !own.some((document) => isSame(document, detail.document))
    learn(detail)
    if (isSame(mine, detail.document) || (isClean && hasMoved)) {
      form.put(detail.document, true)
      saver.adopt({ id: detail.state.id, revision: detail.state.revision })
      theirs.set(undefined)
    } else if (hasMoved) theirs.set(detail)
    else onMine(mine, detail)
    form.judgeBy(locked(current))
  }
  let current = judge
  const stopKeeping = saver.state.watch(() => {
    const { document, write } = saver.owed()
    const isOwed = document !== undefined || write !== undefined
    onOwed(isOwed ? { document: form.document.get(), write } : undefined)
    const now = saver.state.get()
    if (now.kind === 'refused') form.tell(wrongOf(now.error))
  })
  if (opened.isBack && !opened.conflict) saver.note(opened.document)
  return {
    form,
    saver,
    state,
    bookedFor,
    sent,
    theirs,
    isBack,
    isGoing,
    hear,
    takeTheirs: () => {
      const detail = theirs.get()
      if (!detail) return
      theirs.set(undefined)
      form.put(detail.document, true)
      saver.adopt({ id: detail.state.id, revision: detail.state.revision })
      onOwed(undefined)
    },
    keepMine: () => {
      const detail = theirs.get()
      if (detail) onMine(form.document.get(), detail)
    },
    judgeBy: (rules) => {
      current = rules
      form.judgeBy(locked(rules))
    },
    stop: () => {
      stopKeeping()
      saver.stop()
    },
  }
}

/** What the carrier has of a request: the unsent changes lie over it, or it is what stands there. */
const sentOf = (detail: RequestDetail | undefined) =>
  detail && detail.state.version > 0 ? (detail.sent ?? detail.document) : undefined

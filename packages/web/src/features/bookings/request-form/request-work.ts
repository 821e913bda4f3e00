import type { RequestDetail, RequestDocument, RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { lockedChanges } from '@fairway/contract/bookings/request-lock.rules'
import { createStore, type Store } from '../../../platform/store.ts'
import type { Validator } from '../../../ui/document-form/document-form.store.ts'
import {
  createDocumentWork,
  type DocumentWork,
  type OpenedDocument,
  type UnsavedDocument,
} from '../../../ui/document-form/document-work.ts'
import type { Write } from '../../../ui/document-form/draft-saver.ts'
import { requestFieldErrorsOf } from './refused-request.ts'

/** What a request that is opened begins with: how it stands on the server, and what the carrier has of it. */
export type OpenedDetail = OpenedDocument<RequestDetail>

interface Options {
  opened: OpenedDetail
  validate: Validator
  save: (write: Write) => Promise<RequestState>
  load: (id: number) => Promise<RequestDetail>
  /** Keeps what is not on the server yet, or lets go of it. */
  onOwed: (owed: UnsavedDocument | undefined) => void
  /** The first save gave it an id. */
  onCreated: (state: RequestState) => void
}

/** One booking request at work. */
export interface RequestWork extends DocumentWork<RequestState, RequestDetail> {
  /** The organisation that it is for, by its ref; nothing where somebody has only one. */
  bookedFor: Store<string | undefined>
}

/** Fields that the carrier's approval has settled are wrong where they differ: only customer service changes them. */
const withLocks =
  (validate: Validator, sent: () => RequestDocument | undefined, state: () => RequestState | undefined): Validator =>
  (document) => {
    const confirmed = state()?.status === 'Approved' ? sent() : undefined
    return [...(confirmed ? lockedChanges(confirmed, document) : []), ...validate(document)]
  }

export function createRequestWork({ opened, validate, save, load, onOwed, onCreated }: Options): RequestWork {
  const bookedFor = createStore(opened.detail?.state.organisation.ref ?? opened.base.organisation)
  let sent = sentOf(opened.detail)
  const work = createDocumentWork<RequestState, RequestDetail>({
    opened,
    validate,
    save,
    load,
    staleCode: 'BR0003',
    fieldErrorsOf: requestFieldErrorsOf,
    withLocks: (rules, state) => withLocks(rules, () => sent, state),
    onLearned: (detail) => {
      sent = sentOf(detail)
    },
    onSaved: (saved, isFirst) => {
      bookedFor.set(saved.organisation.ref)
      if (isFirst) onCreated(saved)
    },
    onUnsaved: onOwed,
  })
  return { ...work, bookedFor }
}

/** What the carrier has of a request: the unsent changes lie over it, or it is what stands there. */
const sentOf = (detail: RequestDetail | undefined) =>
  detail && detail.state.version > 0 ? (detail.sent ?? detail.document) : undefined

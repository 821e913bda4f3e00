import type { PublicChoices } from '@fairway/contract/bookings/booking-choices.schema'
import { checkRequest, type RequestFacts } from '@fairway/contract/bookings/booking-request.rules'
import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { disallowedChanges, violationsToCorrect } from '@fairway/contract/corrections/correction.rules'
import type { CorrectionDetail, CorrectionState } from '@fairway/contract/corrections/correction.schema'
import { createStore, type Store } from '../../../platform/store.ts'
import {
  createDocumentWork,
  type DocumentWork,
  type OpenedDocument,
  type UnsavedDocument,
} from '../../../ui/document-form/document-work.ts'
import type { Write } from '../../../ui/document-form/draft-saver.ts'
import { serverErrorsOf } from '../../../ui/form/field-errors.ts'
import { rebase } from './rebase.rules.ts'

/** One correction at work. */
export interface CorrectionWork extends DocumentWork<CorrectionState, CorrectionDetail> {
  /** The booking that is corrected, as it was when the correction was started or its latest data were taken over. */
  base: Store<RequestDocument>
  /** Puts one's own changes on top of the booking as it is now, and has `write` save that; what is typed meanwhile stays. */
  takeLatest: (latest: RequestDocument, write: WriteLatest) => Promise<void>
}

/** Saves a document on top of this revision, and answers with what the server has then. */
type WriteLatest = (revision: number, document: RequestDocument) => Promise<CorrectionDetail>

interface Options {
  opened: OpenedDocument<CorrectionDetail>
  base: RequestDocument
  choices: PublicChoices
  save: (write: Write) => Promise<CorrectionState>
  load: (id: number) => Promise<CorrectionDetail>
  onOwed: (owed: UnsavedDocument | undefined) => void
}

/** What the server refused, at the fields that it is about. */
export const correctionFieldErrorsOf = (error: unknown) =>
  serverErrorsOf(error).map((fieldError) => ({ ...fieldError, path: fieldError.path.replace(/^document\./, '') }))

/** What the rules of a request ask of reference data. What a correction cannot change is not judged again. */
const factsOf = ({ places, containerTypes, packageTypes, clock }: PublicChoices): RequestFacts => {
  const today = clock.now.slice(0, 10)
  return {
    now: Date.parse(clock.now),
    today,
    places: new Map(places.map((place) => [place.code, place])),
    portsOfLoading: new Set(),
    portsOfDischarge: new Set(),
    contracts: new Set(),
    equipment: new Map(containerTypes.map(({ code, group }) => [code, group])),
    packageTypes: new Set(packageTypes.map(({ code }) => code)),
    isPhone: () => true,
    sailing: () => 'unknown',
  }
}

export function createCorrectionWork({ opened, choices, save, load, onOwed, ...options }: Options): CorrectionWork {
  const base = createStore(options.base)
  const facts = factsOf(choices)
  const work = createDocumentWork<CorrectionState, CorrectionDetail>({
    opened,
    validate: (document) => violationsToCorrect(checkRequest(document, facts), base.get(), document),
    save,
    load,
    staleCode: 'GE0007',
    fieldErrorsOf: correctionFieldErrorsOf,
    withLocks: (validate) => (document) => [...validate(document), ...disallowedChanges(base.get(), document)],
    onLearned: (detail) => base.set(detail.base),
    onUnsaved: onOwed,
  })
  return {
    ...work,
    base,
    takeLatest: async (latest, write) => {
      await work.saver.flush()
      const before = work.form.document.get()
      const document = rebase({ base: base.get(), document: before, latest })
      const detail = await write(work.saver.base().revision ?? 0, document)
      const typed = work.form.document.get()
      work.form.put(document, true)
      work.receive(detail)
      if (typed !== before) work.form.put(rebase({ base: before, document: typed, latest: document }))
    },
  }
}

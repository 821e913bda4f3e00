import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { checkRequest, type RequestFacts } from '@fairway/contract/bookings/requests/booking-request.rules'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { disallowedChanges, violationsToCorrect } from '@fairway/contract/corrections/correction.rules'
import type { CorrectionDetail } from '@fairway/contract/corrections/correction.schema'
import { send } from '../../../platform/calls/api.ts'
import type { NamedDocument } from '../../../ui/document-form/document-copy.ts'
import type { DocumentDefinition, DocumentEditor, Validator } from '../../../ui/document-form/document-editor.ts'
import { rebase } from './rebase.rules.ts'

export type OpenedCorrection = NamedDocument<RequestDocument, CorrectionDetail>
export type CorrectionEditor = DocumentEditor<RequestDocument, CorrectionDetail>

/** A correction as a document. It is started by a call of its own, never in this form. */
export const correctionDefinition: DocumentDefinition<RequestDocument, CorrectionDetail> = {
  name: 'bookingCorrection',
  rows: { containers: {} },
  load: (id) => send('GET /api/corrections/v2/view', { query: { id } }),
  save: async ({ key, body }, isLeaving) =>
    (await send('PUT /api/corrections/v2/update', { body: bodyOf(body) }, { writeKey: key, isLeaving })).state,
  submit: ({ key, body }, _confirmed, state) =>
    state?.status === 'Rejected'
      ? send('POST /api/corrections/v2/reApproveBooking', { body: bodyOf(body) }, { writeKey: key })
      : send('POST /api/corrections/v2/action', { body: { action: 'submit', ...bodyOf(body) } }, { writeKey: key }),
  remove: (id, revision) => send('DELETE /api/corrections/v2/deleteBooking', { query: { id, revision } }),
  staleCode: 'GE0007',
  changedCodes: ['GE0007', 'BC0008', 'BC0006'],
}

/** A correction in the form is started already: it always has an id. */
const bodyOf = ({ id = 0, revision = 0, document }: { id?: number; revision?: number; document: RequestDocument }) => ({
  id,
  revision,
  document,
})

/** The reference data for the rules of a request. What a correction cannot change is not validated again. */
const factsOf = ({ places, containerTypes, packageTypes, clock }: PublicChoices): RequestFacts => ({
  now: Date.parse(clock.now),
  today: clock.now.slice(0, 10),
  places: new Map(places.map((place) => [place.code, place])),
  portsOfLoading: new Set(),
  portsOfDischarge: new Set(),
  contracts: new Set(),
  equipment: new Map(containerTypes.map(({ code, group }) => [code, group])),
  packageTypes: new Set(packageTypes.map(({ code }) => code)),
  isPhone: () => true,
  sailing: () => 'unknown',
})

/** The errors in changed fields, and changes that the portal does not allow. */
export function correctionValidator(choices: PublicChoices): Validator<RequestDocument, CorrectionDetail> {
  const facts = factsOf(choices)
  return (document, { detail }) => {
    const base = detail?.base ?? document
    return [...violationsToCorrect(checkRequest(document, facts), base, document), ...disallowedChanges(base, document)]
  }
}

/** The booking that is corrected, as it was when the correction was started or its latest data were taken over. */
export const baseOf = ({ detail, form }: CorrectionEditor) => detail.get()?.base ?? form.document.get() // always loaded

/** Saves a document on top of this revision and returns the new detail. */
type WriteLatest = (revision: number, document: RequestDocument) => Promise<CorrectionDetail>

/** Puts the user's changes on top of the latest booking data and saves that. Text typed meanwhile stays. */
export async function takeLatest(editor: CorrectionEditor, latest: RequestDocument, write: WriteLatest) {
  await editor.saver.flush()
  const before = editor.form.document.get()
  const document = rebase({ base: baseOf(editor), document: before, latest })
  const detail = await write(editor.saver.base().revision ?? 0, document)
  const typed = editor.form.document.get()
  editor.form.put(document, true)
  editor.receive(detail)
  if (typed !== before) editor.form.put(rebase({ base: before, document: typed, latest: document }))
}

import type { RequestDetail, RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { CONTAINER_ROW_LIMIT } from '@fairway/contract/bookings/requests/booking-request.values'
import { lockedChanges, lockOf } from '@fairway/contract/bookings/requests/request-lock.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { send } from '../../../platform/calls/api.ts'
import type { NamedDocument } from '../../../ui/document-form/document-copy.ts'
import type { DocumentDefinition, DocumentEditor, Validator } from '../../../ui/document-form/document-editor.ts'
import { emptyRequest, emptyRow } from './request-document.ts'
import { isWarning, warningsIn } from './request-warnings.ts'

export type OpenedRequest = NamedDocument<RequestDocument, RequestDetail>
export type RequestEditor = DocumentEditor<RequestDocument, RequestDetail>
export type RequestValidator = Validator<RequestDocument, RequestDetail>

/** A booking request as a document. */
export const requestDefinition: DocumentDefinition<RequestDocument, RequestDetail> = {
  name: 'bookingRequest',
  rows: { containers: { empty: emptyRow, limit: CONTAINER_ROW_LIMIT } },
  empty: emptyRequest,
  load: (id) => send('GET /api/bookings/detail', { query: { id } }),
  save: async ({ key, body }, isLeaving) =>
    (await send('POST /api/bookings/draft', { body }, { writeKey: key, isLeaving })).state,
  submit: ({ key, body }, confirmed) =>
    send('POST /api/bookings/submit', { body: { ...body, confirmed: confirmed.filter(isWarning) } }, { writeKey: key }),
  remove: (id, revision) => send('DELETE /api/bookings/draft', { query: { id, revision } }),
  isLocked: (path, state) => state?.status === 'Approved' && lockOf(path) !== undefined,
  staleCode: 'BR0003',
  changedCodes: ['BR0003'],
  fieldByCode: { BR0011: 'customerReference', BR0009: 'vvd', BR0019: 'vvd' },
  warningsIn,
}

/** Adds errors for changed fields that are locked after approval: only customer service changes them. */
export const withLocks =
  (validate: (document: RequestDocument) => Violation[]): RequestValidator =>
  (document, { state, detail }) => {
    const confirmed = state?.status === 'Approved' ? sentOf(detail) : undefined
    return [...(confirmed ? lockedChanges(confirmed, document) : []), ...validate(document)]
  }

/** The document that the carrier has: the one below unsent changes, or the current one. */
const sentOf = (detail: RequestDetail | undefined) =>
  detail && detail.state.version > 0 ? (detail.sent ?? detail.document) : undefined

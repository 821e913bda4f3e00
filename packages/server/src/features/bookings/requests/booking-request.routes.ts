import * as calls from '@fairway/contract/bookings/requests/booking-request.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import { cancelRequest } from './request-cancellation.actions.ts'
import { validateRequest } from './request-check.actions.ts'
import { type DocumentParts, sendDocuments } from './request-documents.ts'
import { deleteDraft, saveDraft } from './request-draft.actions.ts'
import { searchRequests } from './request-list.actions.ts'
import * as reading from './request-reading.actions.ts'
import { submitRequest } from './request-submission.actions.ts'

/** What customers do with their booking requests. */
export function bookingRequestRoutes(serve: Serve, parts: DocumentParts) {
  serve(calls.searchRequests, (context, { body }) => searchRequests(context, body))
  serve(calls.getRequest, (context, { query }) => reading.getRequest(context, query))
  serve(calls.copyRequest, (context, { query }) => reading.copyRequest(context, query))
  serve(calls.saveDraft, (context, { body }) => saveDraft(context, body))
  serve(calls.deleteDraft, (context, { query }) => deleteDraft(context, query))
  serve(calls.submitRequest, (context, { body }) => submitRequest(context, body))
  serve(calls.cancelRequest, (context, { body }) => cancelRequest(context, body))
  serve(calls.validateRequest, (context, { body }) => validateRequest(context, body))
  serve(calls.getRequestHistory, (context, { query }) => reading.getHistory(context, query))
  serve(calls.compareVersions, (context, { query }) => reading.compareVersions(context, query))
  serve(calls.getConfirmation, (context, { query }) => reading.getConfirmation(context, query))
  serve(calls.sendDocuments, (context, { body }) => sendDocuments(parts, context, body))
}

import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type * as shapes from '@fairway/contract/bookings/requests/booking-request.schema'
import { RequestVersion } from '@fairway/contract/bookings/requests/booking-request.schema'
import { can, copyRefusalOf } from '@fairway/contract/bookings/requests/booking-request.states'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import { findAsked } from './booking-request.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { copyOf } from './request-document.rules.ts'
import { stateOf } from './request-writing.actions.ts'

/** A request as it stands; what the carrier has beside it, where unsent changes lie over it. */
export async function getRequest(context: Context, { id }: { id: number }): Promise<shapes.RequestDetail> {
  const request = await requestSubmission.get(context, id)
  const { document, sent, hasUnsent, confirmed, version } = request
  const asked = version > 0 ? await findAsked(context.db, request) : undefined
  return { state: stateOf(request), document, sent: hasUnsent ? sent : null, confirmed, asked: asked?.document ?? null }
}

/** What a new request takes over from this one. */
export async function copyRequest(context: Context, { id }: { id: number }) {
  const { status, document } = await requestSubmission.get(context, id)
  if (!can('copy', status)) refuse(copyRefusalOf(status))
  return { document: copyOf(document) }
}

/** The life of a request: what was sent, by whom, and what the carrier said. */
export async function getHistory(context: Context, { id }: { id: number }): Promise<shapes.RequestHistory> {
  const request = await requestSubmission.get(context, id)
  return {
    state: stateOf(request),
    versions: await requestSubmission.findVersions(context.db, request, RequestVersion),
  }
}

/** Two versions side by side; version 0 is what is saved and not sent. */
export async function compareVersions(
  context: Context,
  query: z.output<typeof shapes.CompareQuery>,
): Promise<shapes.Comparison> {
  const request = await requestSubmission.get(context, query.id)
  const found = await requestSubmission.findDocuments(context.db, request, [query.left, query.right])
  const side = (version: number) => {
    if (version === 0) return { version, document: request.document }
    return found.find((one) => one.version === version) ?? refuse('BR0002')
  }
  return { state: stateOf(request), left: side(query.left), right: side(query.right) }
}

/** What was sent last; a draft has nothing to confirm. */
export async function getConfirmation(context: Context, { id }: { id: number }): Promise<shapes.Confirmation> {
  const request = await requestSubmission.get(context, id)
  const { sent: document, submittedAt: issuedAt } = request
  return document && issuedAt ? { state: stateOf(request), document, issuedAt } : refuse('BR0002')
}

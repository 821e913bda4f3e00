import type { DraftInput, RequestDocument, RequestOutcome } from '@fairway/contract/bookings/booking-request.schema'
import { can } from '@fairway/contract/bookings/booking-request.states'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import type { Context } from '../../../platform/http/serve.ts'
import * as requests from './booking-request.repository.ts'
import { normalizeDocument } from './request-document.rules.ts'
import * as writing from './request-writing.actions.ts'

/** The name of requests in the audit trail. */
export const REQUEST = 'booking request'

/** Keeps a request as it is, right or not: a new draft, or changes of a sent one that the carrier does not have yet. */
export async function saveDraft(context: Context, { id, revision, organisation, document: input }: DraftInput) {
  const document = normalizeDocument(input)
  if (id === undefined) return createDraft(context, organisation, document)
  const request = await writing.lockRequest(context, id, revision)
  if (!can('update', request.status)) refuse('BR0004', request.status)
  return saveChanges(context, request, document)
}

/** Keeps a new draft. */
export async function createDraft(context: Context, organisation: string | undefined, document: RequestDocument) {
  const { db, viewer, audit } = context
  const { id: orgId } = await writing.organisationFor(context, organisation)
  const { signature: by } = writing.writerOf(viewer)
  const made = await requests.insertRequest(db, viewer, { orgId, document, by })
  if (!made) return writing.refuseTaken(document.customerReference)
  const request = await writing.loadRequest(context, made.id)
  await audit({ objectType: REQUEST, objectId: request.ediRef, after: document })
  await writing.notifyOrganisation(context, orgId)
  return { result: 'Success', state: writing.stateOf(request) } satisfies RequestOutcome
}

/** Keeps what changed. Open lists hear of it only where their line says something new: somebody may be typing. */
export async function saveChanges(context: Context, request: requests.StoredRequest, document: RequestDocument) {
  const { db, viewer, audit } = context
  const changes = differencesBetween(request.document, document)
  if (changes.length === 0) return { result: 'NoEdit', state: writing.stateOf(request) } satisfies RequestOutcome
  const hasUnsent = request.sent === null || differencesBetween(request.sent, document).length > 0
  const { signature: by } = writing.writerOf(viewer)
  const updated = await requests.updateDocument(db, viewer, request.id, { document, hasUnsent, by })
  if (updated === undefined) return writing.refuseTaken(document.customerReference)
  await audit({ objectType: REQUEST, objectId: request.ediRef, after: { changes } })
  if (hasUnsent !== request.hasUnsent) await writing.notifyOrganisation(context, request.orgId)
  return {
    result: 'Success',
    state: writing.stateOf(await writing.loadRequest(context, request.id)),
  } satisfies RequestOutcome
}

/** Deletes a draft as a whole, which the audit trail keeps; of a sent request it throws away what was not sent. */
export async function deleteDraft(context: Context, { id, revision }: { id: number; revision: number }) {
  const { db, viewer, audit } = context
  const request = await writing.lockRequest(context, id, revision)
  const { status, document, sent } = request
  if (can('delete', status)) await requests.deleteRequest(db, viewer, id)
  else if (request.hasUnsent && sent && can('update', status)) {
    const { signature: by } = writing.writerOf(viewer)
    await requests.updateDocument(db, viewer, id, { document: sent, hasUnsent: false, by })
  } else refuse('BR0007', status)
  await audit({ objectType: REQUEST, objectId: request.ediRef, before: document })
  await writing.notifyOrganisation(context, request.orgId)
  return { code: 'BR0058' as const }
}

import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type {
  DraftInput,
  RequestDocument,
  RequestOutcome,
} from '@fairway/contract/bookings/requests/booking-request.schema'
import { can } from '@fairway/contract/bookings/requests/booking-request.states'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import type { Context } from '../../../platform/http/serve.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import * as requests from './booking-request.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { normalizeDocument } from './request-document.rules.ts'
import * as writing from './request-writing.actions.ts'

const { objectType } = requestSubmission

/** Saves a request as it is, right or not: a new draft, or changes of a sent one that the carrier does not have yet. */
export async function saveDraft(context: Context, { id, revision, organisation, document: input }: DraftInput) {
  const document = normalizeDocument(input)
  if (id === undefined)
    return {
      result: 'Success',
      state: writing.stateOf(await createDraft(context, organisation, document)),
    } satisfies RequestOutcome
  return saveChanges(context, await requestSubmission.lock(context, { id, revision }, 'update'), document)
}

/** Saves a new draft. */
export async function createDraft(context: Context, organisation: string | undefined, document: RequestDocument) {
  const { db, viewer, audit } = context
  const { id: orgId } = await writing.organisationFor(context, organisation)
  const { signature: by } = writerOf(viewer)
  const made = await requests.insertRequest(db, { orgId, document, by })
  if (!made) return writing.refuseTaken(document.customerReference)
  const request = await requestSubmission.lockOwn(context, made.id)
  await audit({ objectType, objectId: request.ediRef, after: document })
  await writing.notifyOrganisation(context, request)
  return request
}

/** Saves what changed. Open lists hear of it only where their line says something new: somebody may be typing. */
export async function saveChanges(context: Context, request: requests.LockedRequest, document: RequestDocument) {
  const { db, viewer, audit } = context
  const changes = differencesBetween(request.document, document)
  if (changes.length === 0) return { result: 'NoEdit', state: writing.stateOf(request) } satisfies RequestOutcome
  const hasUnsent = request.sent === null || differencesBetween(request.sent, document).length > 0
  const { signature: by } = writerOf(viewer)
  const updated = await requests.updateDocument(db, request, { document, hasUnsent, by })
  if (updated === undefined) return writing.refuseTaken(document.customerReference)
  await audit({ objectType, objectId: request.ediRef, after: { changes } })
  if (hasUnsent !== request.hasUnsent) await writing.notifyOrganisation(context, request)
  const state = writing.stateOf(await requestSubmission.get(context, request.id))
  return { result: 'Success', state } satisfies RequestOutcome
}

/** Deletes a draft as a whole, which the audit trail keeps; of a sent request it throws away what was not sent. */
export async function deleteDraft(context: Context, { id, revision }: { id: number; revision: number }) {
  const { db, viewer, audit } = context
  const request = await requestSubmission.lock(context, { id, revision })
  const { status, document, sent } = request
  if (can('delete', status)) await requests.deleteRequest(db, request)
  else if (request.hasUnsent && sent && can('update', status)) {
    const { signature: by } = writerOf(viewer)
    await requests.updateDocument(db, request, { document: sent, hasUnsent: false, by })
  } else refuse('BR0007', status)
  await audit({ objectType, objectId: request.ediRef, before: document })
  await writing.notifyOrganisation(context, request)
  return { code: 'BR0058' as const }
}

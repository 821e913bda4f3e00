import type { DraftWritten, RequestDocument, RequestOutcome } from '@fairway/contract/bookings/booking-request.schema'
import { can } from '@fairway/contract/bookings/booking-request.states'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import type { Context } from '../../platform/serve.ts'
import * as requests from './booking-request.repository.ts'
import { written } from './request-document.rules.ts'
import * as writing from './request-writing.actions.ts'

/** The name of requests in the audit trail. */
export const REQUEST = 'booking request'

/** Keeps a request as it is, right or not: a new draft, or changes of a sent one that the carrier does not have yet. */
export async function saveDraft(context: Context, { id, revision, organisation, document: given }: DraftWritten) {
  const document = written(given)
  if (id === undefined) return keepNew(context, organisation, document)
  const held = await writing.takeRequest(context, id, revision)
  if (!can('update', held.status)) refuse('BR0004', held.status)
  return keepChanges(context, held, document)
}

/** Keeps a new draft. */
export async function keepNew(context: Context, organisation: string | undefined, document: RequestDocument) {
  const { db, viewer, audit } = context
  const { id: orgId } = await writing.organisationFor(context, organisation)
  const { signature: by } = writing.writerOf(viewer)
  const made = await requests.insertRequest(db, viewer, { orgId, document, by })
  if (!made) return writing.refuseTaken(document.customerReference)
  const kept = await writing.seeRequest(context, made.id)
  await audit({ objectType: REQUEST, objectId: kept.ediRef, after: document })
  await writing.tellOrganisation(context, orgId)
  return { result: 'Success', state: writing.stateOf(kept) } satisfies RequestOutcome
}

/** Keeps what changed. Open lists hear of it only where their line says something new: somebody may be typing. */
export async function keepChanges(context: Context, held: requests.KeptRequest, document: RequestDocument) {
  const { db, viewer, audit } = context
  const changes = differencesBetween(held.document, document)
  if (changes.length === 0) return { result: 'NoEdit', state: writing.stateOf(held) } satisfies RequestOutcome
  const hasUnsent = held.sent === null || differencesBetween(held.sent, document).length > 0
  const { signature: by } = writing.writerOf(viewer)
  const kept = await requests.updateDocument(db, viewer, held.id, { document, hasUnsent, by })
  if (kept === undefined) return writing.refuseTaken(document.customerReference)
  await audit({ objectType: REQUEST, objectId: held.ediRef, after: { changes } })
  if (hasUnsent !== held.hasUnsent) await writing.tellOrganisation(context, held.orgId)
  return {
    result: 'Success',
    state: writing.stateOf(await writing.seeRequest(context, held.id)),
  } satisfies RequestOutcome
}

/** Deletes a draft as a whole, which the audit trail keeps; of a sent request it throws away what was not sent. */
export async function deleteDraft(context: Context, { id, revision }: { id: number; revision: number }) {
  const { db, viewer, audit } = context
  const held = await writing.takeRequest(context, id, revision)
  const { status, document, sent } = held
  if (can('delete', status)) await requests.deleteRequest(db, viewer, id)
  else if (held.hasUnsent && sent && can('update', status)) {
    const { signature: by } = writing.writerOf(viewer)
    await requests.updateDocument(db, viewer, id, { document: sent, hasUnsent: false, by })
  } else refuse('BR0007', status)
  await audit({ objectType: REQUEST, objectId: held.ediRef, before: document })
  await writing.tellOrganisation(context, held.orgId)
  return { code: 'BR0058' as const }
}

import type { RequestDocument, RequestInput, RequestOutcome } from '@fairway/contract/bookings/booking-request.schema'
import { can } from '@fairway/contract/bookings/booking-request.states'
import type { RequestStatus, VersionKind, VersionSource } from '@fairway/contract/bookings/booking-request.values'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import { unconfirmed } from '@fairway/contract/bookings/sailing.rules'
import { CommittingRefusal, refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import type { StoredRequest } from './booking-request.repository.ts'
import { checkOne } from './request-check.actions.ts'
import { normalizeDocument } from './request-document.rules.ts'
import { createDraft, REQUEST, saveChanges } from './request-draft.actions.ts'
import { carrierTakes, handOver } from './request-handover.actions.ts'
import * as versions from './request-version.repository.ts'
import * as writing from './request-writing.actions.ts'

/** Sends a request to the carrier: for the first time, again after a rejection, or changed. Nothing new is not sent. */
export async function submitRequest(context: Context, request: RequestInput) {
  const { id, revision, organisation, confirmed } = request
  const document = normalizeDocument(request.document)
  const locked = id === undefined ? undefined : await writing.lockRequest(context, id, revision)
  if (locked && !can('submit', locked.status) && !can('update', locked.status)) refuse('BR0005', locked.status)
  if (locked && isNoEdit(locked, document))
    return { ...(await saveChanges(context, locked, document)), result: 'NoEdit' } as const
  const orgId = locked?.orgId ?? (await writing.organisationFor(context, organisation)).id
  const { errors, warnings } = await checkOne(context, { kept: locked, orgIds: [orgId], document })
  refuseViolations(errors)
  refuseViolations(unconfirmed(warnings, confirmed))
  const stored = locked ?? (await begin(context, organisation, document))
  await refuseIfCarrierUnavailable(context, stored, document)
  return send(context, { request: stored, document, confirmed: warnings.map(({ code }) => code) })
}

/** Nothing differs from what the carrier has; a rejected request may be sent again as it is. */
export const isNoEdit = ({ status, sent }: StoredRequest, document: RequestDocument) =>
  !can('submit', status) && sent !== null && differencesBetween(sent, document).length === 0

const begin = async (context: Context, organisation: string | undefined, document: RequestDocument) =>
  writing.loadRequest(context, (await createDraft(context, organisation, document)).state.id)

/** Nobody would hear it now: what was written is kept, and the refusal names the draft and its revision. */
async function refuseIfCarrierUnavailable(context: Context, request: StoredRequest, document: RequestDocument) {
  if (await carrierTakes(context)) return
  const { state } = await saveChanges(context, request, document)
  throw new CommittingRefusal('BR0056', [String(state.id), String(state.revision)])
}

async function send(context: Context, sending: Sending): Promise<RequestOutcome> {
  const { request } = sending
  await sendAll(context, [sending], 'portal')
  await writing.notifyOrganisation(context, request.orgId)
  return { result: 'Success', state: writing.stateOf(await writing.loadRequest(context, request.id)) }
}

export interface Sending {
  request: StoredRequest
  document: RequestDocument
  /** Warnings that the sender has confirmed. */
  confirmed?: readonly string[]
}

/** Requests that the caller holds go to the carrier as they are written now. Open lists are told by whoever calls. */
export async function sendAll(context: Context, sendings: readonly Sending[], source: VersionSource) {
  const { db, viewer, audit } = context
  const additions = sendings.map(({ request, document, confirmed = [] }) => ({
    request,
    confirmed,
    kind: request.status === 'Approved' ? ('amendment' as const) : ('submission' as const),
    source,
    document,
    comment: null,
    changes: request.sent === null ? [] : differencesBetween(document, request.sent).map(({ path }) => path), // in the order of the form
  }))
  const submittedAt = await addVersions(context, additions)
  const sent = sendings.map(({ request: { id, status, version }, document }) => ({
    id,
    status: statusAfter(status),
    version: version + 1,
    document,
  }))
  if ((await versions.updateSent(db, viewer, sent, writing.writerOf(viewer).signature)) === undefined)
    return writing.refuseTaken(sendings.map(({ document }) => document.customerReference).join(', '))
  await audit(
    ...additions.map(({ request: { ediRef, status, version }, changes, document, confirmed }) => ({
      objectType: REQUEST,
      objectId: ediRef,
      before: { status, version },
      after: { status: statusAfter(status), version: version + 1, changes, document, submittedAt, confirmed },
    })),
  )
}

/** An amendment leaves an approved request approved until the carrier says otherwise. */
export const statusAfter = (status: RequestStatus): RequestStatus => (status === 'Approved' ? 'Approved' : 'Submitted')

interface Addition extends Sending {
  kind: VersionKind
  source: VersionSource
  comment: string | null
  changes: readonly string[]
}

/** The next versions of requests, on their way to the carrier. */
export async function addVersions(context: Context, additions: readonly Addition[]) {
  const { db, viewer } = context
  const { by, stoodIn } = writing.writerOf(viewer)
  const made = additions.map(({ request, ...addition }) => ({
    ...addition,
    requestId: request.id,
    version: request.version + 1,
    by,
    stoodIn,
  }))
  const { submittedAt } = await versions.insertVersions(db, viewer, made)
  const payloads = additions.map(({ request: { ediRef, version, orgRef, bookingNo }, kind, comment, document }) => ({
    ...{ ediRef, version: version + 1, kind, organisation: orgRef, submittedAt, bookingNo, comment, document },
  }))
  await handOver(context, payloads)
  return submittedAt
}

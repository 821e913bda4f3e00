import type { RequestDocument, RequestOutcome, RequestWritten } from '@fairway/contract/bookings/booking-request.schema'
import { can } from '@fairway/contract/bookings/booking-request.states'
import type { RequestStatus, VersionKind, VersionSource } from '@fairway/contract/bookings/booking-request.words'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import { unconfirmed } from '@fairway/contract/bookings/sailing.rules'
import { RefusalThatKeeps, refuseViolations } from '../../platform/refusals.ts'
import type { Context } from '../../platform/serve.ts'
import type { KeptRequest } from './booking-request.repository.ts'
import { checkOne } from './request-check.actions.ts'
import { written } from './request-document.rules.ts'
import { keepChanges, keepNew, REQUEST } from './request-draft.actions.ts'
import { carrierTakes, handOver } from './request-handover.actions.ts'
import * as versions from './request-version.repository.ts'
import * as writing from './request-writing.actions.ts'

/** Sends a request to the carrier: for the first time, again after a rejection, or changed. Nothing new is not sent. */
export async function submitRequest(context: Context, request: RequestWritten) {
  const { id, revision, organisation, confirmed } = request
  const document = written(request.document)
  const held = id === undefined ? undefined : await writing.takeRequest(context, id, revision)
  if (held && !can('submit', held.status) && !can('update', held.status)) refuse('BR0005', held.status)
  if (held && isNoEdit(held, document))
    return { ...(await keepChanges(context, held, document)), result: 'NoEdit' } as const
  const orgId = held?.orgId ?? (await writing.organisationFor(context, organisation)).id
  const { errors, warnings } = await checkOne(context, { kept: held, orgIds: [orgId], document })
  refuseViolations(errors)
  refuseViolations(unconfirmed(warnings, confirmed))
  const kept = held ?? (await begin(context, organisation, document))
  await refuseWhileSilent(context, kept, document)
  return send(context, { kept, document, confirmed: warnings.map(({ code }) => code) })
}

/** Nothing differs from what the carrier has; a rejected request may be sent again as it is. */
export const isNoEdit = ({ status, sent }: KeptRequest, document: RequestDocument) =>
  !can('submit', status) && sent !== null && differencesBetween(sent, document).length === 0

const begin = async (context: Context, organisation: string | undefined, document: RequestDocument) =>
  writing.seeRequest(context, (await keepNew(context, organisation, document)).state.id)

/** Nobody would hear it now: what was written is kept, and the refusal names the draft and its revision. */
async function refuseWhileSilent(context: Context, kept: KeptRequest, document: RequestDocument) {
  if (await carrierTakes(context)) return
  const { state } = await keepChanges(context, kept, document)
  throw new RefusalThatKeeps('BR0056', [String(state.id), String(state.revision)])
}

async function send(context: Context, sending: Sending): Promise<RequestOutcome> {
  const { kept } = sending
  await sendAll(context, [sending], 'portal')
  await writing.tellOrganisation(context, kept.orgId)
  return { result: 'Success', state: writing.stateOf(await writing.seeRequest(context, kept.id)) }
}

export interface Sending {
  kept: KeptRequest
  document: RequestDocument
  /** Warnings that the sender has confirmed. */
  confirmed?: readonly string[]
}

/** Requests that the caller holds go to the carrier as they are written now. Open lists are told by whoever calls. */
export async function sendAll(context: Context, sendings: readonly Sending[], source: VersionSource) {
  const { db, viewer, audit } = context
  const additions = sendings.map(({ kept, document, confirmed = [] }) => ({
    kept,
    confirmed,
    kind: kept.status === 'Approved' ? ('amendment' as const) : ('submission' as const),
    source,
    document,
    comment: null,
    changes: kept.sent === null ? [] : differencesBetween(document, kept.sent).map(({ path }) => path), // in the order of the form
  }))
  const submittedAt = await addVersions(context, additions)
  const sent = sendings.map(({ kept: { id, status, version }, document }) => ({
    id,
    status: statusAfter(status),
    version: version + 1,
    document,
  }))
  if ((await versions.updateSent(db, viewer, sent, writing.writerOf(viewer).signature)) === undefined)
    return writing.refuseTaken(sendings.map(({ document }) => document.customerReference).join(', '))
  await audit(
    ...additions.map(({ kept: { ediRef, status, version }, changes, document, confirmed }) => ({
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
  const made = additions.map(({ kept, ...addition }) => ({
    ...addition,
    requestId: kept.id,
    version: kept.version + 1,
    by,
    stoodIn,
  }))
  const { submittedAt } = await versions.insertVersions(db, viewer, made)
  const payloads = additions.map(({ kept: { ediRef, version, orgRef, bookingNo }, kind, comment, document }) => ({
    ...{ ediRef, version: version + 1, kind, organisation: orgRef, submittedAt, bookingNo, comment, document },
  }))
  await handOver(context, payloads)
  return submittedAt
}

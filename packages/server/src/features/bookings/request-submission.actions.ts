import type { RequestDocument, RequestOutcome, RequestWritten } from '@fairway/contract/bookings/booking-request.schema'
import { can } from '@fairway/contract/bookings/booking-request.states'
import type { VersionKind, VersionSource } from '@fairway/contract/bookings/booking-request.words'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import { RefusalThatKeeps, refuseViolations } from '../../platform/refusals.ts'
import type { Context } from '../../platform/serve.ts'
import type { KeptRequest } from './booking-request.repository.ts'
import { faultsOf } from './request-check.actions.ts'
import { written } from './request-document.rules.ts'
import { keepChanges, keepNew, REQUEST } from './request-draft.actions.ts'
import { carrierTakes, handOver } from './request-handover.actions.ts'
import * as versions from './request-version.repository.ts'
import * as writing from './request-writing.actions.ts'

/** Sends a request to the carrier: for the first time, again after a rejection, or changed. Nothing new is not sent. */
export async function submitRequest(context: Context, { id, revision, organisation, document: given }: RequestWritten) {
  const document = written(given)
  const held = id === undefined ? undefined : await writing.takeRequest(context, id, revision)
  if (held && !can('submit', held.status) && !can('update', held.status)) refuse('BR0005', held.status)
  if (held && isNoEdit(held, document))
    return { ...(await keepChanges(context, held, document)), result: 'NoEdit' } as const
  const orgId = held?.orgId ?? (await writing.organisationFor(context, organisation)).id
  refuseViolations(await faultsOf(context, { kept: held, orgIds: [orgId], document }))
  const kept = held ?? (await begin(context, organisation, document))
  await refuseWhileSilent(context, kept, document)
  return send(context, kept, document)
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

async function send(context: Context, kept: KeptRequest, document: RequestDocument): Promise<RequestOutcome> {
  await sendVersion(context, kept, { document, source: 'portal' })
  await writing.tellOrganisation(context, kept.orgId)
  return { result: 'Success', state: writing.stateOf(await writing.seeRequest(context, kept.id)) }
}

interface Sent {
  document: RequestDocument
  source: VersionSource
}

/** A request goes to the carrier as it is written now, and has this status then. Open lists are told by whoever calls. */
export async function sendVersion(context: Context, kept: KeptRequest, { document, source }: Sent) {
  const isAmendment = kept.status === 'Approved'
  const changes = kept.sent === null ? [] : differencesBetween(document, kept.sent).map(({ path }) => path) // in the order of the form
  const submittedAt = await addVersion(context, kept, {
    kind: isAmendment ? 'amendment' : 'submission',
    source,
    document,
    comment: null,
    changes,
  })
  const { db, viewer, audit } = context
  const status = isAmendment ? 'Approved' : 'Submitted'
  const sent = { status, version: kept.version + 1, document, by: writing.writerOf(viewer).signature } as const
  if ((await versions.updateSent(db, viewer, kept.id, sent)) === undefined)
    return writing.refuseTaken(document.customerReference)
  await audit({
    objectType: REQUEST,
    objectId: kept.ediRef,
    before: { status: kept.status, version: kept.version },
    after: { status, version: sent.version, changes, document, submittedAt },
  })
  return status
}

interface Addition extends Sent {
  kind: VersionKind
  comment: string | null
  changes: readonly string[]
}

/** The next version of a request, on its way to the carrier. */
export async function addVersion(context: Context, kept: KeptRequest, addition: Addition) {
  const { db, viewer } = context
  const { by, stoodIn } = writing.writerOf(viewer)
  const version = kept.version + 1
  const { submittedAt } = await versions.insertVersion(db, viewer, kept.id, { ...addition, version, by, stoodIn })
  const { kind, comment, document } = addition
  const { ediRef, orgRef: organisation, bookingNo } = kept
  await handOver(context, { ediRef, version, kind, organisation, submittedAt, bookingNo, comment, document })
  return submittedAt
}

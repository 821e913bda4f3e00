import type {
  RequestDocument,
  RequestInput,
  RequestOutcome,
  SubmittedRequest,
} from '@fairway/contract/bookings/requests/booking-request.schema'
import { can } from '@fairway/contract/bookings/requests/booking-request.states'
import type {
  RequestStatus,
  VersionKind,
  VersionSource,
} from '@fairway/contract/bookings/requests/booking-request.values'
import { unconfirmed } from '@fairway/contract/bookings/requests/sailing.rules'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { type LockedRequest, type StoredRequest, unlessTaken } from './booking-request.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { checkOne } from './request-check.actions.ts'
import { normalizeDocument } from './request-document.rules.ts'
import { createDraft, saveChanges } from './request-draft.actions.ts'
import * as writing from './request-writing.actions.ts'

/** Sends a request to the carrier: for the first time, again after a rejection, or changed. Nothing new is not sent. */
export async function submitRequest(context: Context, input: RequestInput): Promise<RequestOutcome> {
  const { id, revision, organisation, confirmed } = input
  const document = normalizeDocument(input.document)
  const stored =
    id === undefined ? undefined : await requestSubmission.lock(context, { id, revision }, 'submit', 'update')
  if (stored && isNoEdit(stored, document))
    return { ...(await saveChanges(context, stored, document)), result: 'NoEdit' } as const
  const orgId = stored?.orgId ?? (await writing.organisationFor(context, organisation)).id
  const { errors, warnings } = await checkOne(context, { existing: stored, orgIds: [orgId], document })
  refuseViolations(errors)
  refuseViolations(unconfirmed(warnings, confirmed))
  const request = stored ?? (await createDraft(context, organisation, document))
  await requestSubmission.saveWhileSilent(context, () => saveChanges(context, request, document))
  await sendAll(context, [{ request, document, confirmed: warnings.map(({ code }) => code) }], 'portal')
  await writing.notifyOrganisation(context, request)
  return { result: 'Success', state: writing.stateOf(await requestSubmission.get(context, request.id)) }
}

/** Nothing differs from what the carrier has; a rejected request may be sent again as it is. */
export const isNoEdit = ({ status, sent }: StoredRequest, document: RequestDocument) =>
  !can('submit', status) && sent !== null && differencesBetween(sent, document).length === 0

export interface Sending {
  request: LockedRequest
  document: RequestDocument
  /** Warnings that the sender has confirmed. */
  confirmed?: readonly string[]
}

/** Sends locked requests to the carrier as they are written now. Whoever calls tells the open lists. */
export async function sendAll(context: Context, sendings: readonly Sending[], source: VersionSource) {
  const versions = sendings.map(({ request, document, confirmed = [] }) => {
    const kind: VersionKind = request.status === 'Approved' ? 'amendment' : 'submission'
    // in the order of the form
    const changes = request.sent === null ? [] : differencesBetween(document, request.sent).map(({ path }) => path)
    return {
      ...versionOf({ request, document, kind, comment: null, source, changes }),
      status: statusAfter(request.status),
      audited: { changes, document, confirmed },
    }
  })
  if ((await unlessTaken(requestSubmission.send(context, versions))) === undefined)
    writing.refuseTaken(sendings.map(({ document }) => document.customerReference).join(', '))
}

/** An amendment leaves an approved request approved until the carrier says otherwise. */
export const statusAfter = (status: RequestStatus): RequestStatus => (status === 'Approved' ? 'Approved' : 'Submitted')

interface Version extends Pick<Sending, 'request' | 'document'> {
  kind: VersionKind
  source: VersionSource
  comment: string | null
  changes: readonly string[]
}

/** The next version of a request, and what the carrier is given of it. */
export const versionOf = ({ request, document, kind, source, comment, changes }: Version) => ({
  row: request,
  document,
  source,
  changes,
  more: { kind, comment },
  payload: ({ version, submittedAt }: { version: number; submittedAt: string }): SubmittedRequest => {
    const { ediRef, orgRef: organisation, bookingNo } = request
    return { ediRef, version, kind, organisation, submittedAt, bookingNo, comment, document }
  },
})

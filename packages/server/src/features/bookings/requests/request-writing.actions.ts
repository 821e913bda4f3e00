import type { RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { refuse, violation } from '@fairway/contract/bookings/bookings.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import { violation as generalViolation, refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { announceChanges } from '../../../platform/database/changes.ts'
import type { Context } from '../../../platform/http/serve.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import * as requests from './booking-request.repository.ts'

/** Who writes, by the name that the people of the organisation know, and who stands in for them. */
export function writerOf(viewer: Viewer) {
  if (viewer.kind !== 'person') return refuseGeneral('GE0016')
  const { username, actedBy } = viewer
  const stoodIn = actedBy?.username ?? null
  return { by: username, stoodIn, signature: stoodIn === null ? username : `${stoodIn} for ${username}` }
}

/** One of the caller's requests to look at; one of others is not there. */
export const loadRequest = async ({ db, viewer }: Context, id: number) =>
  (await requests.findRequest(db, viewer, id)) ?? refuse('BR0002')

/** One of the caller's requests to write on, unless somebody wrote on it since the caller saw it. */
export async function lockRequest({ db, viewer }: Context, id: number, revision: number | undefined) {
  const request = (await requests.lockRequest(db, viewer, id)) ?? refuse('BR0002')
  return request.revision === revision ? request : refuse('BR0003')
}

/** The organisation that a new request is for: the caller's own, or the named one where they have several. */
export async function organisationFor({ db, viewer }: Context, ref: string | undefined) {
  const own = await requests.findOrganisations(db, viewer)
  if (own.length === 0) return refuseGeneral('GE0004')
  if (ref !== undefined) return own.find((organisation) => organisation.ref === ref) ?? refuseGeneral('GE0004')
  const [only, another] = own
  if (!only || another) throw new Refusal('GE0012', [], [generalViolation('organisation', 'GE0012')])
  return only
}

/** A reference that another request of the organisation has. */
export const takenReference = (reference: string) => violation('customerReference', 'BR0011', reference)
export function refuseTaken(reference: string): never {
  throw new Refusal('BR0011', [reference], [takenReference(reference)])
}

/** Open lists of the organisation's people ask again. */
export async function notifyOrganisation({ db, viewer }: Context, orgId: string) {
  await requests.noteChange(db, viewer, orgId)
  await announceChanges(db)
}

/** What everybody is told of how a request stands. */
export const stateOf = (request: requests.StoredRequest): RequestState => ({
  id: request.id,
  ediRef: request.ediRef,
  status: request.status,
  revision: request.revision,
  version: request.version,
  confirmedVersion: request.confirmedVersion,
  bookingNo: request.bookingNo,
  organisation: { ref: request.orgRef, name: request.orgName },
  savedAt: request.savedAt,
  savedBy: request.savedBy,
  submittedAt: request.submittedAt,
  carrierAction: request.carrierAction,
  carrierAt: request.carrierAt,
  carrierNote: request.carrierNote,
})

import { violation } from '@fairway/contract/bookings/bookings.errors'
import type { RequestState } from '@fairway/contract/bookings/requests/booking-request.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { violation as generalViolation, refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { announceChanges } from '../../../platform/database/changes.ts'
import type { Context } from '../../../platform/http/serve.ts'
import * as requests from './booking-request.repository.ts'

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
export async function notifyOrganisation({ db }: Context, request: Pick<requests.StoredRequest, 'orgId'>) {
  await requests.noteChange(db, request)
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
  emptyDepot: request.emptyDepot,
})

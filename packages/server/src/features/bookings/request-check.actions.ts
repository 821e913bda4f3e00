import { checkRequest } from '@fairway/contract/bookings/booking-request.rules'
import type { RequestDocument, RequestWritten } from '@fairway/contract/bookings/booking-request.schema'
import { violation } from '@fairway/contract/bookings/bookings.errors'
import { lockedChanges } from '@fairway/contract/bookings/request-difference.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import type { Database } from '../../platform/database.ts'
import type { Context } from '../../platform/serve.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findSailings } from '../schedules/public.ts'
import type { KeptRequest } from './booking-request.repository.ts'
import { written } from './request-document.rules.ts'
import { asRequestFacts, findFacts } from './request-facts.repository.ts'
import { organisationFor, seeRequest, takenReference } from './request-writing.actions.ts'

interface Judged {
  /** The request as it is kept; nothing for one that was never saved. */
  kept?: KeptRequest | undefined
  orgId: string
  document: RequestDocument
}

interface Written {
  /** The request that the document is of; null where there is none. */
  id: number | null
  /** Whose contracts and references count. */
  orgIds: string[]
  document: RequestDocument
}

/** What is wrong in a document: the rules that the form asks as well, and what only we know. */
export async function faultsIn({ db, viewer, settings }: Context, { id, orgIds, document }: Written) {
  const facts = await findFacts(db, viewer, { id, orgIds, siteZone: settings.zone, document })
  const sailsOn = await sailingDay(db, viewer, document)
  const found: Violation[] = checkRequest(document, asRequestFacts(facts, document, sailsOn))
  if (facts.isReferenceTaken) found.push(takenReference(document.customerReference))
  if (facts.isReferenceBooked) found.push(violation('customerReference', 'BR0063'))
  if (facts.isNumberBooked) found.push(violation('bookingNo', 'BR0063'))
  return found
}

/** Everything that keeps a request from being sent. */
export async function faultsOf(context: Context, { kept, orgId, document }: Judged) {
  const found = await faultsIn(context, { id: kept?.id ?? null, orgIds: [orgId], document })
  if (kept?.confirmed)
    found.push(...lockedChanges(kept.confirmed, document).map(({ path }) => violation(path, 'BR0004', 'Approved')))
  return found
}

/** The day on which the named vessel, or the feeder that reaches it, leaves the port of loading, in that port's time. */
async function sailingDay(db: Database, viewer: Viewer, { vvd, portOfLoading, portOfDischarge }: RequestDocument) {
  if (vvd === '' || portOfLoading === '' || portOfDischarge === '') return undefined
  const asked = { vvd, portOfLoading, portOfDischarge, from: null, to: null, limit: 1 }
  const [sailing] = await findSailings(db, viewer, asked)
  if (!sailing) return undefined
  const { actual, estimated, planned, zone } = sailing.departure
  return placeTime(actual ?? estimated ?? planned, zone).date
}

/** What the carrier would refuse a request for, were it sent now; nothing is saved. */
export async function validateRequest(context: Context, { id, organisation, document: given }: RequestWritten) {
  const kept = id === undefined ? undefined : await seeRequest(context, id)
  const orgId = kept?.orgId ?? (await organisationFor(context, organisation)).id
  return { violations: await faultsOf(context, { kept, orgId, document: written(given) }) }
}

import { checkRequest } from '@fairway/contract/bookings/booking-request.rules'
import type { RequestDocument, RequestWritten } from '@fairway/contract/bookings/booking-request.schema'
import { violation } from '@fairway/contract/bookings/bookings.errors'
import { lockedChanges } from '@fairway/contract/bookings/request-difference.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import { inPortions } from '../../platform/portions.ts'
import type { Context } from '../../platform/serve.ts'
import { findDepartures, type Passage } from '../schedules/public.ts'
import type { KeptRequest } from './booking-request.repository.ts'
import { countForeign, refuseGuessing } from './foreign-numbers.ts'
import { written } from './request-document.rules.ts'
import { type About, asRequestFacts, asSharedFacts, findFacts } from './request-facts.repository.ts'
import { organisationFor, seeRequest, takenReference } from './request-writing.actions.ts'

export interface Judged {
  /** The request as it is kept; nothing for one that was never saved. */
  kept?: KeptRequest | undefined
  /** Whose contracts and references count. */
  orgIds: readonly string[]
  document: RequestDocument
}

/**
 * What is wrong in some documents, each by itself: the rules that the form asks as well, and what only we know. A file of
 * hundreds is judged by as many statements as one request.
 */
async function faultsInAll(context: Context, about: readonly About[]): Promise<Violation[][]> {
  if (about.length === 0) return []
  const { db, viewer, settings } = context
  const documents = about.map(({ document }) => document)
  refuseGuessing(context, documents)
  const facts = await findFacts(db, viewer, settings.zone, about)
  countForeign(context, facts.documents)
  const sailsOn = await sailingDays(context, documents)
  const shared = asSharedFacts(facts)
  return inPortions(about, ({ document }, at) => {
    const own = facts.documents[at]
    if (!own) throw new Error('a document was not judged')
    const found = checkRequest(document, asRequestFacts(shared, own, { document, sailsOn: sailsOn(document) }))
    if (own.isReferenceTaken) found.push(takenReference(document.customerReference))
    if (own.isReferenceBooked) found.push(violation('customerReference', 'BR0063'))
    if (own.isNumberBooked) found.push(violation('bookingNo', 'BR0063'))
    return found
  })
}

/** The same for one document. */
export const faultsIn = async (context: Context, about: About) => (await faultsInAll(context, [about]))[0] ?? []

/** Everything that keeps some requests from being sent. */
export async function faultsOfAll(context: Context, judged: readonly Judged[]) {
  const about = judged.map(({ kept, orgIds, document }) => ({ id: kept?.id ?? null, orgIds, document }))
  const found = await faultsInAll(context, about)
  return judged.map(({ kept, document }, at) => [...(found[at] ?? []), ...lockedIn(kept, document)])
}

/** Everything that keeps a request from being sent. */
export const faultsOf = async (context: Context, judged: Judged) => (await faultsOfAll(context, [judged]))[0] ?? []

/** What was changed although only customer service can, now that the carrier has approved it. */
const lockedIn = (kept: KeptRequest | undefined, document: RequestDocument) =>
  kept?.confirmed
    ? lockedChanges(kept.confirmed, document).map(({ path }) => violation(path, 'BR0004', 'Approved'))
    : []

const keyOf = ({ vvd, portOfLoading, portOfDischarge }: Passage) => [vvd, portOfLoading, portOfDischarge].join('\n')

/** The day on which each named vessel, or the feeder that reaches it, leaves the port of loading, in that port's time. */
export async function sailingDays({ db, viewer }: Context, documents: readonly RequestDocument[]) {
  const named = documents
    .map(({ vvd, portOfLoading, portOfDischarge }) => ({ vvd, portOfLoading, portOfDischarge }))
    .filter((passage) => Object.values(passage).every((text) => text !== ''))
  const passages = [...new Map(named.map((passage) => [keyOf(passage), passage])).values()]
  const found = passages.length === 0 ? [] : await findDepartures(db, viewer, passages)
  const days = new Map(
    found.map(({ nth, departure: { actual, estimated, planned, zone } }) => {
      const passage = passages[nth]
      return [passage && keyOf(passage), placeTime(actual ?? estimated ?? planned, zone).date]
    }),
  )
  return (document: RequestDocument) => days.get(keyOf(document))
}

/** What the carrier would refuse a request for, were it sent now; nothing is saved. */
export async function validateRequest(context: Context, { id, organisation, document: given }: RequestWritten) {
  const kept = id === undefined ? undefined : await seeRequest(context, id)
  const orgId = kept?.orgId ?? (await organisationFor(context, organisation)).id
  return { violations: await faultsOf(context, { kept, orgIds: [orgId], document: written(given) }) }
}

import { violation } from '@fairway/contract/bookings/bookings.errors'
import { checkRequest } from '@fairway/contract/bookings/requests/booking-request.rules'
import type { RequestDocument, RequestInput } from '@fairway/contract/bookings/requests/booking-request.schema'
import { lockedChanges } from '@fairway/contract/bookings/requests/request-lock.rules'
import { warningsOf } from '@fairway/contract/bookings/requests/sailing.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import { bestOf } from '@fairway/contract/schedules/transit.rules'
import type { DateOnly } from '@fairway/contract/shared/date-only'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { mapInChunks } from '../../../platform/chunks.ts'
import { createLimit } from '../../../platform/http/rate-limit.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { findFirstSailings, type Passage } from '../../schedules/public.ts'
import type { StoredRequest } from './booking-request.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { normalizeDocument } from './request-document.rules.ts'
import { type About, asRequestFacts, asSharedFacts, findFacts } from './request-facts.repository.ts'
import { organisationFor, takenReference } from './request-writing.actions.ts'

/** So many bookings of others may somebody hit upon within an hour: a slip of the pen, and not a search. */
const MOST = 20
const HOUR_MS = 3_600_000

const hits = createLimit(MOST, Date.now, HOUR_MS)

/** What may be the number of a booking, or the carrier's reference of one. */
const namesBooking = ({ bookingNo, customerReference }: RequestDocument) =>
  bookingNo !== '' || /^FW\d+$/i.test(customerReference)

/** Whoever stands in for a customer answers for it under their own name. */
const accountOf = ({ viewer }: Context) =>
  viewer.kind === 'person' ? (viewer.actedBy?.accountId ?? viewer.accountId) : viewer.actor

/**
 * That a booking exists already (`BR0063`) is told of others' bookings too, because no request can be made of them. Whoever
 * was told so too often is told nothing more of any number for a while, known or not.
 */
function refuseGuessing(context: Context, documents: readonly RequestDocument[]) {
  const wait = hits(accountOf(context), 0)
  if (wait === 0 || !documents.some(namesBooking)) return
  context.browser.setHeader('retry-after', String(wait))
  refuse('GE0015')
}

function countForeign(context: Context, found: readonly { isForeign: boolean }[]) {
  hits(accountOf(context), found.filter(({ isForeign }) => isForeign).length)
}

export interface CheckInput {
  /** The request as it is stored; nothing for one that was never saved. */
  existing?: StoredRequest | undefined
  /** Whose contracts and references count. */
  orgIds: readonly string[]
  document: RequestDocument
}

/** What was found in a request: what keeps it from being sent, and what its sender has to confirm. */
export interface Checked {
  errors: Violation[]
  warnings: Violation[]
  /** The day on which the named vessel leaves the port of loading, in that port's time; nothing where none does. */
  sailsOn: DateOnly | undefined
}

/**
 * Checks some documents, each by itself: the rules that the form asks as well, and what only we know. A file of hundreds
 * is checked by as many statements as one request.
 */
async function checkDocuments(context: Context, about: readonly About[]): Promise<Checked[]> {
  if (about.length === 0) return []
  const { db, viewer, settings } = context
  const documents = about.map(({ document }) => document)
  refuseGuessing(context, documents)
  const facts = await findFacts(db, viewer, settings.zone, about)
  countForeign(context, facts.documents)
  const sailingOf = await findSailingsOf(context, documents)
  const shared = asSharedFacts(facts)
  return mapInChunks(about, ({ document }, at) => {
    const own = facts.documents[at]
    if (!own) throw new Error('a document was not checked')
    const sailing = sailingOf(document)
    const errors = checkRequest(document, asRequestFacts(shared, own, { document, sailing }))
    if (own.isReferenceTaken) errors.push(takenReference(document.customerReference))
    if (own.isReferenceBooked) errors.push(violation('customerReference', 'BR0063'))
    if (own.isNumberBooked) errors.push(violation('bookingNo', 'BR0063'))
    const sailsOn = sailing && placeTime(bestOf(sailing.departure), sailing.departure.zone).date
    return { errors, warnings: warningsOf(document, sailing, facts.now), sailsOn }
  })
}

/** What is wrong in one document. */
export const checkDocument = async (context: Context, about: About) =>
  (await checkDocuments(context, [about]))[0]?.errors ?? []

/** Everything that keeps some requests from being sent, what is locked first, and what has to be confirmed. */
export async function checkRequests(context: Context, inputs: readonly CheckInput[]): Promise<Checked[]> {
  const about = inputs.map(({ existing, orgIds, document }) => ({ id: existing?.id ?? null, orgIds, document }))
  const found = await checkDocuments(context, about)
  return inputs.map(({ existing, document }, at) => ({
    errors: [...lockedIn(existing, document), ...(found[at]?.errors ?? [])],
    warnings: found[at]?.warnings ?? [],
    sailsOn: found[at]?.sailsOn,
  }))
}

/** The same for one request. */
export const checkOne = async (context: Context, input: CheckInput): Promise<Checked> =>
  (await checkRequests(context, [input]))[0] ?? { errors: [], warnings: [], sailsOn: undefined }

/** What was changed although only customer service can, now that the carrier has approved it. */
const lockedIn = (request: StoredRequest | undefined, document: RequestDocument) =>
  request?.confirmed ? lockedChanges(request.confirmed, document) : []

const keyOf = ({ vvd, portOfLoading, portOfDischarge }: Passage) => [vvd, portOfLoading, portOfDischarge].join('\n')

/** What the schedule says of each named vessel, or of the feeder that reaches it, from the port of loading on. */
async function findSailingsOf({ db }: Context, documents: readonly RequestDocument[]) {
  const named = documents
    .map(({ vvd, portOfLoading, portOfDischarge }) => ({ vvd, portOfLoading, portOfDischarge }))
    .filter((passage) => Object.values(passage).every((text) => text !== ''))
  const passages = [...new Map(named.map((passage) => [keyOf(passage), passage])).values()]
  const found = passages.length === 0 ? [] : await findFirstSailings(db, passages)
  const sailings = new Map(
    found.map(({ nth, ...sailing }) => {
      const passage = passages[nth]
      return [passage && keyOf(passage), sailing]
    }),
  )
  return (document: RequestDocument) => sailings.get(keyOf(document))
}

/** What the carrier would refuse a request for, were it sent now; nothing is saved. */
export async function validateRequest(context: Context, { id, organisation, document: input }: RequestInput) {
  const request = id === undefined ? undefined : await requestSubmission.get(context, id)
  const orgId = request?.orgId ?? (await organisationFor(context, organisation)).id
  const { errors, warnings } = await checkOne(context, {
    existing: request,
    orgIds: [orgId],
    document: normalizeDocument(input),
  })
  return { violations: errors, warnings }
}

import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import type { Context } from '../../platform/serve.ts'
import { findRequests, holdRequests, type KeptRequest, matchRequests } from '../bookings/public.ts'

interface Named {
  document: RequestDocument
  orgId: string | undefined
}

/** The requests that bookings of a file are about, in their order; nothing for one that is new. */
export async function meantRequests(
  { db, viewer }: Context,
  named: readonly Named[],
  { holds }: { holds: boolean },
): Promise<(KeptRequest | undefined)[]> {
  const marks = named.flatMap(({ document, orgId }, at) =>
    orgId === undefined ? [] : [{ at, orgId, reference: document.customerReference, bookingNo: document.bookingNo }],
  )
  const match = async () => new Map((await matchRequests(db, viewer, marks)).map(({ nth, id }) => [marks[nth]?.at, id]))
  const found = await match()
  const ids = [...new Set(found.values())]
  if (ids.length === 0) return named.map(() => undefined)
  const requests = await (holds ? holdRequests : findRequests)(db, viewer, ids)
  // what was waited for may have changed whose they are: a reference that another request has by now
  const meant = holds ? await match() : found
  const byId = new Map(requests.map((kept) => [kept.id, kept]))
  return named.map((_, at) => byId.get(meant.get(at) ?? 0))
}

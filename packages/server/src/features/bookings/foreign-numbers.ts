import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import { createLimit } from '../../platform/rate-limit.ts'
import type { Context } from '../../platform/serve.ts'

/** So many bookings of others may somebody hit upon within an hour: a slip of the pen, and not a search. */
const MOST = 20
const HOUR_MS = 3_600_000

const hits = createLimit(MOST, Date.now, HOUR_MS)

/** What may be the number of a booking, or the carrier's reference of one. */
const namesBooking = ({ bookingNo, customerReference }: RequestDocument) =>
  bookingNo !== '' || /^FW\d+$/i.test(customerReference)

/** Whoever stands in for a customer answers for it under their own name. */
const accountOf = ({ viewer }: Context) =>
  viewer.kind === 'person' ? (viewer.standIn?.accountId ?? viewer.accountId) : viewer.actor

/**
 * That a booking exists already (`BR0063`) is told of others' bookings too, because no request can be made of them. Whoever
 * was told so too often is told nothing more of any number for a while, known or not.
 */
export function refuseGuessing(context: Context, documents: readonly RequestDocument[]) {
  const wait = hits(accountOf(context), 0)
  if (wait === 0 || !documents.some(namesBooking)) return
  context.browser.setHeader('retry-after', String(wait))
  refuse('GE0015')
}

export function countForeign(context: Context, found: readonly { isForeign: boolean }[]) {
  hits(accountOf(context), found.filter(({ isForeign }) => isForeign).length)
}

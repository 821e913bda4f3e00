import type { VgmBooking, VgmDocument, VgmState } from '@fairway/contract/vgm/vgm.schema'
import { mapInChunks } from '../../platform/chunks.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { LockedVgm } from './vgm.repository.ts'
import { loadBookings, stateOf } from './vgm-reading.actions.ts'
import { isToSend, lockSubmissions, nextOf, sendAll } from './vgm-sending.actions.ts'

/** So many bookings are read at once; other calls get their turn between them. */
const READ_AT_ONCE = 100

/** The bookings of a file by their numbers; those whose papers the caller may not see are missing, like unknown ones. */
export async function findFiled(
  context: Context,
  bookingNos: readonly string[],
  locked?: ReadonlyMap<string, LockedVgm>,
): Promise<Map<string, VgmBooking>> {
  const found = new Map<string, VgmBooking>()
  for (let from = 0; from < bookingNos.length; from += READ_AT_ONCE) {
    const some = bookingNos.slice(from, from + READ_AT_ONCE)
    const submissions = locked && some.flatMap((bookingNo) => locked.get(bookingNo) ?? [])
    for (const booking of await loadBookings(context, some, submissions)) found.set(booking.header.bookingNo, booking)
  }
  return found
}

/** Locks their submissions until the transaction ends. */
export const lockFiled = (context: Context, bookingNos: readonly string[]): Promise<Map<string, LockedVgm>> =>
  lockSubmissions(context, [...new Set(bookingNos)])

/** What sending a booking's weights does: whether they say anything new, and of which containers something else was sent. */
export function effectOfFiled(booking: VgmBooking, document: VgmDocument) {
  const { state, sent } = booking
  const { isSame, stated } = nextOf({
    booking,
    submission: state ? { sent, status: state.stored } : undefined,
    document,
  })
  const isUnchanged = isSame && state?.stored !== 'Rejected'
  const before = new Set((sent?.rows ?? []).map(({ containerNo }) => containerNo))
  const hasDraft = (state?.hasUnsent ?? false) && (state?.revision ?? 0) > 0
  return { isUnchanged, replaces: hasDraft || stated.some((containerNo) => before.has(containerNo)) }
}

interface Filed {
  booking: VgmBooking
  submission: LockedVgm
  document: VgmDocument
  /** The codes of the warnings that the sender has confirmed. */
  confirmed: readonly string[]
}

/** Sends weights of a file that were checked while they were locked, and tells how each stands after that. */
export async function sendFiled(
  context: Context,
  filed: readonly Filed[],
): Promise<Map<string, Pick<VgmState, 'id' | 'status'>>> {
  const sendings = (await mapInChunks(filed, (one) => ({ ...one, ...nextOf(one) }))).filter(isToSend)
  if (sendings.length > 0) await sendAll(context, sendings, 'upload')
  const isSent = new Set(sendings.map(({ submission }) => submission.id))
  return new Map(
    filed.map(({ submission }) => {
      const { id, status } = stateOf(submission)
      return [submission.bookingNo, { id, status: isSent.has(id) ? ('Submitted' as const) : status }]
    }),
  )
}

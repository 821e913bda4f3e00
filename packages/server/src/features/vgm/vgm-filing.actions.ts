import type { VgmBooking, VgmDocument, VgmState } from '@fairway/contract/vgm/vgm.schema'
import { mapInChunks, readAhead } from '../../platform/chunks.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { LockedVgm } from './vgm.repository.ts'
import { loadBookings, stateOf } from './vgm-reading.actions.ts'
import { isToSend, lockSubmissions, nextOf, sendAll } from './vgm-sending.actions.ts'

/** So many bookings are written at once; other calls get their turn between them. */
const SENT_AT_ONCE = 200

/** Bookings of a file by their numbers; those whose papers the caller may not see are missing, like unknown ones. */
export async function findFiled(
  context: Context,
  bookingNos: readonly string[],
  locked?: ReadonlyMap<string, LockedVgm>,
): Promise<Map<string, VgmBooking>> {
  const submissions = locked && bookingNos.flatMap((bookingNo) => locked.get(bookingNo) ?? [])
  const found = await loadBookings(context, bookingNos, submissions)
  return new Map(found.map((booking) => [booking.header.bookingNo, booking]))
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
  const isSent = new Set<number>()
  const prepare = async (some: readonly Filed[]) =>
    (await mapInChunks(some, (one) => ({ ...one, ...nextOf(one) }))).filter(isToSend)
  async function* parts() {
    for await (const [, sendings] of readAhead(filed, SENT_AT_ONCE, prepare)) {
      for (const { submission } of sendings) isSent.add(submission.id)
      yield sendings
    }
  }
  await sendAll(context, parts(), 'upload')
  return new Map(
    filed.map(({ submission }) => {
      const { id, status } = stateOf(submission)
      return [submission.bookingNo, { id, status: isSent.has(id) ? ('Submitted' as const) : status }]
    }),
  )
}

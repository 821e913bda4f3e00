import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import {
  drawRequiredDocuments,
  type RequiredDocuments,
  type RequiredDocumentTimes,
} from '../world/bookings/required-documents.ts'
import { MINUTE } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import type { Route } from '../world/ways/routes.ts'
import type { World } from '../world/world.ts'

/** The documents of a booking are ready no sooner than this after its approval. */
const READY_AFTER = 30 * MINUTE

/** The documents of a booking from a request; those of a late booking are late as well. */
export function requestedDocuments(world: World, ediRef: string, route: Route, approvedAt: number): RequiredDocuments {
  const { si, vgm } = drawRequiredDocuments(draw(world.seed, 'papers', ediRef), route)
  const later = (times: RequiredDocumentTimes): RequiredDocumentTimes => {
    const by = Math.max(0, approvedAt + READY_AFTER - times.submittedAt)
    return { submittedAt: times.submittedAt + by, receivedAt: times.receivedAt + by, acceptedAt: times.acceptedAt + by }
  }
  return { si: later(si), vgm: later(vgm) }
}

/** Their statuses at a moment. */
export const documentStatusesAt = (
  { si, vgm }: RequiredDocuments,
  at: number,
): Pick<BookingLine, 'siStatus' | 'vgmStatus'> => ({
  siStatus: statusAt(si, at),
  vgmStatus: statusAt(vgm, at),
})

function statusAt({ submittedAt, receivedAt, acceptedAt }: RequiredDocumentTimes, at: number): BookingLine['siStatus'] {
  if (at >= acceptedAt) return 'Accepted'
  if (at >= receivedAt) return 'Received'
  return at >= submittedAt ? 'Submitted' : 'Pending'
}

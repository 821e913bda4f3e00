import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { MINUTE } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import {
  drawRequiredDocuments,
  type RequiredDocuments,
  type RequiredDocumentTimes,
} from '../world/required-documents.ts'
import type { Route } from '../world/routes.ts'
import type { World } from '../world/world.ts'

/** Nobody has the papers of a booking ready sooner than this after it was approved. */
const READY_AFTER = 30 * MINUTE

/** The papers of a booking that came of a request; those of one that was made late are late as well. */
export function requestedDocuments(world: World, ediRef: string, route: Route, approvedAt: number): RequiredDocuments {
  const { si, vgm } = drawRequiredDocuments(draw(world.seed, 'papers', ediRef), route)
  const later = (times: RequiredDocumentTimes): RequiredDocumentTimes => {
    const by = Math.max(0, approvedAt + READY_AFTER - times.submittedAt)
    return { submittedAt: times.submittedAt + by, receivedAt: times.receivedAt + by, acceptedAt: times.acceptedAt + by }
  }
  return { si: later(si), vgm: later(vgm) }
}

/** How far they are at a moment. */
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

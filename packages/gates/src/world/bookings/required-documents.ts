import { HOUR, toMinute } from '../calendar.ts'
import type { Draw } from '../random.ts'
import { cutOffsOf } from '../sailings.ts'
import { firstCarriage, type Route } from '../ways/routes.ts'

/** When a required document is submitted, received by a clerk, and accepted. */
export interface RequiredDocumentTimes {
  submittedAt: number
  receivedAt: number
  acceptedAt: number
}

export interface RequiredDocuments {
  si: RequiredDocumentTimes
  vgm: RequiredDocumentTimes
}

type Hours = readonly [low: number, high: number]

interface DocumentTiming {
  /** Before the cut-off, where it is in time. */
  before: Hours
  received: Hours
  accepted: Hours
}

const shippingInstructions: DocumentTiming = { before: [2, 110], received: [0.3, 9], accepted: [2, 30] }
const verifiedMass: DocumentTiming = { before: [2, 60], received: [0.2, 4], accepted: [0.5, 8] }

const LATE_SHARE = 0.1
const LATE: Hours = [1, 14]

/**
 * The shipping instructions and the verified gross mass of a booking: most in time, some after the cut-off. Cargo
 * without them would stay on the quay, so the mass is always accepted before loading starts and the instructions before
 * the ship sails.
 */
export function drawRequiredDocuments(luck: Draw, route: Route): RequiredDocuments {
  const { from } = firstCarriage(route)
  const cutOffs = cutOffsOf(from)
  return {
    si: drawRequiredDocument(luck, shippingInstructions, cutOffs.si, from.departure.actualAt),
    vgm: drawRequiredDocument(luck, verifiedMass, cutOffs.vgm, from.arrival.actualAt),
  }
}

function drawRequiredDocument(
  luck: Draw,
  { before, received, accepted }: DocumentTiming,
  cutOff: number,
  neededAt: number,
): RequiredDocumentTimes {
  const isLate = luck.chance(LATE_SHARE)
  const early = luck.between(...before) * HOUR
  const late = luck.between(...LATE) * HOUR
  const [receivedAfter, acceptedAfter] = [luck.between(...received) * HOUR, luck.between(...accepted) * HOUR]
  const submittedAt = Math.min(isLate ? cutOff + late : cutOff - early, neededAt - receivedAfter - acceptedAfter)
  return {
    submittedAt: toMinute(submittedAt),
    receivedAt: toMinute(submittedAt + receivedAfter),
    acceptedAt: toMinute(submittedAt + receivedAfter + acceptedAfter),
  }
}

import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import { findOrganisation } from '../world/organisations.ts'
import { oneLine } from './brief.ts'

/** What a correction changes of what is told of a booking; whatever else it changes stands on the bill alone. */
export interface Changes {
  commodity?: string
  placeOfDelivery?: string
  consignee?: string
  /** Null is nobody. */
  notifyParty?: string | null
}

/** What completed corrections have made of a booking: from then on it is told so. */
export interface Corrected {
  /** The newest of them, and how many there were. */
  correctionId: number
  times: number
  changes: Changes
}

/** By booking number. */
export type CorrectedBookings = Map<string, Corrected>

/** More than a booking has versions: what is told of it after a correction is newer than all that was told before. */
const LIFT = 1000
/** The file of corrected bookings has room for so many. */
const BOOKINGS = 300
const COMMODITY_LENGTH = 500

/** Reads from a correction what it changes; a party counts where the carrier knows a customer of that name. */
export function changesIn({ changes, document }: Pick<SubmittedCorrection, 'changes' | 'document'>): Changes {
  const isChanged = (field: string) => changes.some((path) => path === field || path.startsWith(`${field}.`))
  const [to, notified] = [findOrganisation(document.consignee.name), findOrganisation(document.notifyParty.name)]
  return {
    ...(isChanged('commodity') && { commodity: oneLine(document.commodity, COMMODITY_LENGTH) }),
    ...(isChanged('placeOfDelivery') && { placeOfDelivery: document.placeOfDelivery }),
    ...(isChanged('consignee') && to && { consignee: to }),
    ...(isChanged('notifyParty') &&
      (notified || document.notifyParty.name === '') && { notifyParty: notified ?? null }),
  }
}

/** Writes down that a correction was completed; one that was written down before is not counted again. */
export function noteCorrected(
  bookings: CorrectedBookings,
  { correctionId, shipmentNo, changes }: { correctionId: number; shipmentNo: string; changes: Changes },
): void {
  const before = bookings.get(shipmentNo)
  if (before?.correctionId === correctionId) return
  bookings.delete(shipmentNo) // what is set anew is the newest of the file
  bookings.set(shipmentNo, {
    correctionId,
    times: (before?.times ?? 0) + 1,
    changes: { ...before?.changes, ...changes },
  })
  for (const oldest of [...bookings.keys()].slice(0, -BOOKINGS)) bookings.delete(oldest)
}

const roles = ['consignee', 'notifyParty'] as const

/** A booking as it is told after its corrections. Boxes that go by train are handed out where the train goes. */
export function asCorrected(line: BookingLine, bookings: CorrectedBookings): BookingLine {
  const corrected = bookings.get(line.bookingNo)
  if (!corrected) return line
  const { times, changes } = corrected
  const { commodity = line.commodity, placeOfDelivery: place } = changes
  const isByTrain = line.legs.some(({ kind }) => kind === 'rail')
  const others = line.parties.filter(({ role }) => !roles.some((one) => one === role && changes[one] !== undefined))
  const named = roles.flatMap((role) => {
    const organisation = changes[role]
    return organisation ? [{ role, organisation }] : []
  })
  return {
    ...line,
    commodity,
    ...(place && !isByTrain && { placeOfDelivery: place === line.portOfDischarge ? null : place }),
    parties: [...others, ...named],
    revision: line.revision + times * LIFT,
  }
}

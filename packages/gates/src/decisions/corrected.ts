import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import { findOrganisation } from '../world/bookings/organisations.ts'
import { oneLine } from './brief.ts'

/** The fields of a booking line that a correction can change; all other changes are only on the bill. */
export interface Changes {
  commodity?: string
  placeOfDelivery?: string
  consignee?: string
  /** Null is nobody. */
  notifyParty?: string | null
}

/** The changes of completed corrections to a booking: later lines include them. */
export interface Corrected {
  /** The newest of them, and how many there were. */
  correctionId: number
  times: number
  changes: Changes
}

/** By booking number. */
export type CorrectedBookings = Map<string, Corrected>

/** Larger than the number of versions of any booking, so that lines after a correction are newer than all before. */
const LIFT = 1000
/** The store of corrected bookings has room for this many. */
const BOOKINGS = 300
const COMMODITY_LENGTH = 500

/** Reads the changes of a correction; a party counts where the carrier knows a customer of that name. */
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

/** Stores that a correction was completed; the same one is not counted again. */
export function noteCorrected(
  bookings: CorrectedBookings,
  { correctionId, shipmentNo, changes }: { correctionId: number; shipmentNo: string; changes: Changes },
): void {
  const before = bookings.get(shipmentNo)
  if (before?.correctionId === correctionId) return
  bookings.delete(shipmentNo) // inserting it again makes it the newest entry
  bookings.set(shipmentNo, {
    correctionId,
    times: (before?.times ?? 0) + 1,
    changes: { ...before?.changes, ...changes },
  })
  for (const oldest of [...bookings.keys()].slice(0, -BOOKINGS)) bookings.delete(oldest)
}

const roles = ['consignee', 'notifyParty'] as const

/** A booking line with its corrections. Containers that go by train are delivered where the train goes. */
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

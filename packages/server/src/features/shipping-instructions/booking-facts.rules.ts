import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { sumDecimals } from '@fairway/contract/shared/decimal'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import type { SiBooking } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { InstructedBooking } from './si-booking.repository.ts'

const SUFFIXES = 99

/** The number for the next bill of a booking: one that the carrier names already, else the lowest free suffix. */
export function nextBlNo({
  bookingNo,
  scac,
  freeBills,
  bills,
}: Pick<InstructedBooking, 'bookingNo' | 'scac' | 'freeBills' | 'bills'>) {
  const [named] = freeBills
  if (named) return named
  const taken = new Set(bills.map(({ blNo }) => blNo))
  const prefix = (bills[0]?.blNo.slice(0, 4) ?? scac) + bookingNo
  const suffix = Array.from({ length: SUFFIXES }, (_, at) => String(at + 1).padStart(2, '0')).find(
    (two) => !taken.has(prefix + two),
  )
  return prefix + (suffix ?? SUFFIXES)
}

const bookedOf = (request: RequestDocument | null): SiBooking['booked'] =>
  request && {
    grossWeight: request.grossWeight,
    cube: request.cube,
    packages: sumDecimals(request.containers.map(({ packages }) => plainNumber(packages))),
  }

/** A booking as everybody who writes for it is shown it. */
export function shownBooking(found: InstructedBooking, coveringLetter: SiBooking['coveringLetter']): SiBooking {
  const {
    id: _id,
    own: _own,
    parties: _parties,
    request,
    scac: _scac,
    freeBills: _free,
    oneTimeLetter,
    ...booking
  } = found
  const oneTime = oneTimeLetter === null ? null : { kind: 'oneTime' as const, reference: oneTimeLetter }
  return {
    ...booking,
    ...{ booked: bookedOf(request), nextBlNo: nextBlNo(found), coveringLetter: coveringLetter ?? oneTime },
  }
}

import type { SiBooking } from './shipping-instruction.schema.ts'

/** What the check of an instruction needs besides its document. */
export interface SiFacts {
  /** The booking that it is for; undefined where none was named, or none that its writer can see. */
  booking: SiBooking | undefined
  /** Codes of the carrier's equipment types. */
  equipment: ReadonlySet<string>
  packageTypes: ReadonlySet<string>
  /** Containers that other bills of the booking name, each with its bill. */
  otherContainers: ReadonlyMap<string, string>
  /** B/L numbers that other instructions have, or the carrier itself. */
  takenBlNos: ReadonlySet<string>
  /** Business time, in milliseconds. */
  now: number
  /** Whether the carrier or the organisation knows an HTS code; left out where nobody has asked yet. */
  isKnownHts?: (digits: string) => boolean
}

/** The instruction that is written, so that it does not count as another bill of its booking. */
export interface OwnBill {
  id: number | null
  blNo: string
}

/** The facts of an instruction as its booking tells them. */
export function factsOf(
  booking: SiBooking | undefined,
  own: OwnBill,
  others: Pick<SiFacts, 'equipment' | 'packageTypes' | 'now' | 'isKnownHts'>,
): SiFacts {
  const isOwn = (bill: { id: number | null; blNo: string }) =>
    own.id !== null && (bill.id === own.id || (bill.id === null && bill.blNo === own.blNo))
  const bills = booking?.bills.filter((bill) => !isOwn(bill)) ?? []
  const ownNumbers = new Set(booking?.bills.filter(isOwn).map(({ blNo }) => blNo))
  const containers = booking?.containers.flatMap(({ containerNo, blNo }): [string, string][] =>
    blNo === null || ownNumbers.has(blNo) ? [] : [[containerNo, blNo]],
  )
  return {
    ...others,
    booking,
    otherContainers: new Map(containers),
    takenBlNos: new Set(bills.map(({ blNo }) => blNo)),
  }
}

/** The letters and digits that all B/L numbers of a booking begin with: the carrier's SCAC and the booking number. */
export const blPrefixOf = ({ nextBlNo }: Pick<SiBooking, 'nextBlNo'>) => nextBlNo.slice(0, -2)

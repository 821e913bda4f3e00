import type { BillType } from '@fairway/contract/billing-documents/bill.values'
import { ORIGINALS } from '@fairway/contract/shipping-instructions/shipping-instruction.values'

/** What is usual where the former number does not fit: a full set of originals, none for the others. */
const usual: Record<BillType, string> = { OBL: '3', TLX: '0', SW: '0' }

/** The originals after the type of the bill was chosen: as before where that is possible. */
export function originalsFor(type: BillType, before: string): string {
  const count = /^\d$/.test(before) ? Number(before) : Number.NaN
  const { least, most } = ORIGINALS[type]
  return count >= least && count <= most ? before : usual[type]
}

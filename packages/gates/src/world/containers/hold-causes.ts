import type { HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { StatedHold } from '../bookings/booking.ts'
import { MINUTE } from '../calendar.ts'

/** Actions on a container's documents, payments or customs entry. Only these set or release a hold. */
export type HoldCause =
  | 'manifest filed' | 'entry released'
  | 'originals issued' | 'originals surrendered'
  | 'exam ordered' | 'exam paid'
  | 'bill made out to order' | 'notify party told'
  | 'freight billed' | 'freight paid'
  | 'truck fee owed' | 'truck fee paid'
  | 'filing rejected' | 'filing corrected'
  | 'details missing' | 'details given'
  | 'set by mistake' // biome-ignore format: what sets a hold, and what releases it

/** The cause that sets each hold and the one that releases it. */
const holdCauses: Readonly<Record<HoldLine['type'], Readonly<Record<HoldLine['state'], HoldCause>>>> = {
  customs: { red: 'manifest filed', green: 'entry released' },
  originalBl: { red: 'originals issued', green: 'originals surrendered' },
  customsInspectionCharge: { red: 'exam ordered', green: 'exam paid' },
  orderNotify: { red: 'bill made out to order', green: 'notify party told' },
  collectPayment: { red: 'freight billed', green: 'freight paid' },
  cleanTruckFee: { red: 'truck fee owed', green: 'truck fee paid' },
  trafficMitigationFee: { red: 'truck fee owed', green: 'truck fee paid' },
  amsReject: { red: 'filing rejected', green: 'filing corrected' },
  dataHold: { red: 'details missing', green: 'details given' },
}

/** A clerk enters an action within this time; the hold is set or released then. */
const ENTERED_AFTER = 20 * MINUTE

/** A hold that is set or released at a moment, with its cause. */
export function statedHold(type: HoldLine['type'], state: HoldLine['state'], at: number): StatedHold {
  return { type, state, at, remark: null, cause: holdCauses[type][state], doneAt: at - ENTERED_AFTER }
}

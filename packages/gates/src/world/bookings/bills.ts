import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import { DAY, HOUR, toMinute } from '../calendar.ts'
import { type Draw, draw } from '../random.ts'
import { firstCarriage } from '../ways/routes.ts'
import type { World } from '../world.ts'
import { type Booking, finalRoute, type StatedHold } from './booking.ts'

/** The status of a bill from a moment on. */
export interface BillStep extends Pick<BillLine, 'status' | 'release'> {
  at: number
  billedAt: number | null
}

/** The shares of bills that wait for a letter of indemnity. */
const LETTER_MISSING = { TLX: 0.2, SW: 0.35 } as const

/**
 * A bill is a draft from the assignment of its containers until its ship sails, then rated, and billed some days later;
 * its release follows from its type.
 */
export function billStepsOf(world: World, booking: Booking, blNo: string, holds: readonly StatedHold[]): BillStep[] {
  if (booking.canceledAt !== null) return []
  const luck = draw(world.seed, 'bill', blNo)
  const sailedAt = firstCarriage(finalRoute(booking)).from.departure.actualAt
  const ratedAt = toMinute(sailedAt + luck.between(1, 8) * HOUR)
  const usual = toMinute(sailedAt + luck.between(1.2, 4) * DAY)
  const billedAt = booking.billing?.billedAt ?? usual
  return [
    { at: booking.assignedAt, status: 'Draft', release: null, billedAt: null },
    { at: ratedAt, status: 'Rated', release: null, billedAt: null },
    { at: billedAt, status: 'Billed', release: null, billedAt },
    ...releases(luck, booking, billedAt, holds).map((step) => ({ ...step, status: 'Billed' as const, billedAt })),
  ]
}

/**
 * Originals are printed and later surrendered, which also releases the holds of their containers. Telex releases and
 * sea waybills need a letter of indemnity; without one they wait.
 */
function releases(luck: Draw, { billType, billing }: Booking, billedAt: number, holds: readonly StatedHold[]) {
  const printedAt = toMinute(billedAt + luck.between(0.5, 8) * HOUR)
  const after = (days: number) => toMinute(printedAt + days * DAY)
  const step = (at: number, release: BillStep['release']) => ({ at, release })
  if (billType === 'OBL') {
    const surrenders = holds.filter(({ type, state }) => type === 'originalBl' && state === 'green').map(({ at }) => at)
    const surrenderedAt = Math.max(after(luck.between(0.2, 1)), ...surrenders)
    return [step(printedAt, 'Printed'), step(surrenderedAt, 'OBL')]
  }
  const released = after(luck.between(0.3, 3))
  const signed = billing?.signedAt ?? after(luck.between(3.5, 9))
  const isLetterMissing = billing !== undefined || luck.chance(LETTER_MISSING[billType])
  const first = billType === 'TLX' ? [step(printedAt, 'Printed')] : []
  if (!isLetterMissing) return [...first, step(billType === 'TLX' ? released : printedAt, billType)]
  return [...first, step(billType === 'TLX' ? released : printedAt, 'SWB LOI Pending'), step(signed, billType)]
}

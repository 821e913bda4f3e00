import {
  type BillStatus,
  type BillType,
  finalReleases,
  type ReleaseHoldType,
  type ReleaseStatus,
} from './bill.values.ts'
import { ORIGINALS_MOST } from './paper.values.ts'

/** Holds that keep originals back. That originals are to be surrendered, or customs looks at the cargo, comes after them. */
const blocking = [
  'freightPayment',
  'letterOfIndemnity',
  'missingDocuments',
  'carrier',
] as const satisfies readonly ReleaseHoldType[]

export interface OriginalsState {
  type: BillType
  status: BillStatus
  release: ReleaseStatus | null
  holds: readonly ReleaseHoldType[]
  /** How many originals the shipping instruction asks for, as it was typed; null where there is none. */
  instructed: string | null
  /** How many were issued, and of how many; null where none was. */
  issued: { count: number; of: number } | null
}

/** How many originals a bill has: as many as the first one says, else as its instruction asks for. */
export function originalsOf({ instructed, issued }: Pick<OriginalsState, 'instructed' | 'issued'>): number {
  if (issued) return issued.of
  const asked = /^[1-9]$/.test(instructed ?? '') ? Number(instructed) : 0
  return asked <= ORIGINALS_MOST ? asked : 0
}

interface OriginalRefusal {
  code: 'BLD0033' | 'BLD0034' | 'BLD0035' | 'BLD0036'
  args: string[]
}

/** Why the next original of a bill cannot be issued; undefined where it can. */
export function originalRefusal(state: OriginalsState): OriginalRefusal | undefined {
  const { type, status, release, holds, issued } = state
  if (type !== 'OBL') return { code: 'BLD0033', args: [type] }
  if (status !== 'Billed') return { code: 'BLD0033', args: [status] }
  const count = originalsOf(state)
  if (issued && issued.count >= count) return { code: 'BLD0034', args: [String(count)] }
  const isReleased = finalReleases.some((one) => one === release)
  if (isReleased || release === 'SWB LOI Pending') return { code: 'BLD0033', args: [release ?? ''] }
  if (blocking.some((hold) => holds.includes(hold))) return { code: 'BLD0035', args: [] }
  return count === 0 ? { code: 'BLD0036', args: [] } : undefined
}

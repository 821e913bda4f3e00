import { BOOKING_PASTE_LIMIT } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { isBlNumber, isBookingNumber } from '@fairway/contract/shared/search-number'
import { siStatuses } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import {
  isDraftToApprove,
  isInstructionOwed,
  needsOf,
  type SiNeed,
  siNeeds,
} from '@fairway/contract/shipping-instructions/si-list.rules'
import type { SiList, SiSearch } from '@fairway/contract/shipping-instructions/si-list.schema'
import { rangeViolations } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { type ListCriteria, searchCriteria } from '../../../ui/listing/list-address.rules.ts'
import { instructionPath, newInstructionPath } from '../instruction-links.ts'

/** What the list is searched by: the server's criteria, the kind of pasted numbers, and what needs somebody. */
export interface InstructionCriteria extends SiSearch {
  needs?: SiNeed[] | undefined
  numberType?: 'booking' | 'bl' | 'mixed' | undefined
}

const texts = searchCriteria<SiSearch>({
  texts: { text: 80, vvd: 20, from: 20, to: 20 },
  statuses: siStatuses,
})
const numberTypes = ['booking', 'bl', 'mixed'] as const
const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && (isBookingNumber(value) || isBlNumber(value))

/** Any text may come by a link: what cannot be searched by is left out. */
export const instructionCriteria: ListCriteria<InstructionCriteria> = {
  read: ({ needs: named, numbers: pasted, numberType: type, ...input }) => {
    const needs = Array.isArray(named) ? siNeeds.filter((need) => named.includes(need)) : []
    const numbers = Array.isArray(pasted) ? [...new Set(pasted.filter(isNumber))].slice(0, BOOKING_PASTE_LIMIT) : []
    const numberType = numberTypes.find((one) => one === type) ?? 'mixed'
    return {
      ...texts.read(input),
      ...(needs.length > 0 && { needs }),
      ...(numbers.length > 0 && { numbers, numberType }),
    }
  },
  check: ({ from = '', to = '' }) => rangeViolations(from, to),
}

/** What the server is asked: numbers say themselves what they are, and what needs somebody is found in the answer. */
export const searchOf = ({ needs: _ofTheAnswer, numberType: _ofNumbers, ...search }: InstructionCriteria): SiSearch =>
  search

const factsAt = ({ columns: c }: SiList, row: number) => ({
  status: c.status[row] ?? null,
  hasDraft: c.hasDraft[row] ?? false,
  draftApprovedAt: c.draftApprovedAt[row] ?? null,
  departureAt: c.departureAt[row] ?? null,
  siCutOffAt: c.siCutOffAt[row] ?? null,
})

export const needsAt = (list: SiList, row: number): SiNeed[] => needsOf(factsAt(list, row), list.asOf)
export const isOwedAt = (list: SiList, row: number) => isInstructionOwed(factsAt(list, row), list.asOf)

/** What stays the same for an instruction, or for a booking that has none, from one answer to the next. */
export const keyOf = ({ columns: c }: SiList, row: number) => {
  const id = c.id[row]
  return id === null || id === undefined ? `booking ${c.bookingNo[row]}` : String(id)
}

/** What people call a row: its B/L number, or its booking until it has one. */
export const nameOf = ({ columns: c }: SiList, row: number) => c.blNo[row] || (c.bookingNo[row] ?? '')

/** The next step with a row: begin, go on writing, approve the draft B/L, or look at it. */
export const stepOf = (list: SiList, row: number): 'start' | 'goOn' | 'approve' | 'open' => {
  const facts = factsAt(list, row)
  if (facts.status === null) return 'start'
  if (isDraftToApprove(facts)) return 'approve'
  return facts.status === 'Draft' || facts.status === 'Rejected' ? 'goOn' : 'open'
}

/** Where the next step happens. */
export function stepPath(list: SiList, row: number): string {
  const { id, bookingNo } = list.columns
  const step = stepOf(list, row)
  if (step === 'start') return newInstructionPath(bookingNo[row])
  const type = step === 'approve' ? 'draft' : step === 'goOn' ? 'edit' : 'view'
  return instructionPath(type, id[row] ?? 0)
}

/** The page of a row: the instruction itself, or the beginning of one. */
export function hrefOf({ columns: c }: SiList, row: number): string {
  const id = c.id[row]
  return id ? instructionPath('view', id) : newInstructionPath(c.bookingNo[row])
}

/** The pasted numbers that no row has. */
export function missingIn({ columns: c, rows }: SiList, numbers: readonly string[]): string[] {
  const known = new Set<string>()
  for (let row = 0; row < rows; row += 1) known.add(c.bookingNo[row] ?? '').add(c.blNo[row] ?? '')
  return numbers.filter((number) => !known.has(number))
}

/** The rows of an answer that need one of these. */
export function withNeeds(list: SiList, needs: readonly SiNeed[]): SiList {
  if (needs.length === 0) return list
  const kept = Array.from({ length: list.rows }, (_, row) => row).filter((row) =>
    needsAt(list, row).some((need) => needs.includes(need)),
  )
  const columns = Object.fromEntries(
    Object.entries(list.columns).map(([name, values]) => [name, kept.map((row) => values[row])]),
  ) as SiList['columns'] // the same columns with fewer rows
  return { ...list, columns, rows: kept.length }
}

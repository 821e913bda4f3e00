import { cutUnits } from '@fairway/contract/shared/cut-units'
import { definePages } from '../../platform/pages.ts'
import { readId, readListSearch } from '../../platform/search-readers.ts'

/** How an instruction is opened, which one, and for a new one the booking that it is for. */
export interface InstructionAddress {
  type?: string
  id?: number
  /** A number stays one: a text of digits would stand in quotes in the address. */
  bookingNo?: string | number
}

/** The number or the own reference of a booking, as the address has it. */
function readBooking(value: unknown): Pick<InstructionAddress, 'bookingNo'> {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { bookingNo: value } : {}
  return typeof value === 'string' && value !== '' ? { bookingNo: cutUnits(value, 80) } : {}
}

/** Any text may come by a link: what the page does not understand is left out. */
function readInstructionSearch({ type, id, bookingNo }: Record<string, unknown>): InstructionAddress {
  return {
    ...(typeof type === 'string' && { type: cutUnits(type, 40) }),
    ...readId(id),
    ...readBooking(bookingNo),
  }
}

/** Which instruction, and two of its versions; 0 is what is saved and not sent. */
export interface VersionsAddress {
  id?: number
  left?: number
  right?: number
}

const LARGEST_VERSION = 100_000

/** The number of a version, where the text is one. */
function readVersion(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d{1,6}$/.test(text) && Number(text) <= LARGEST_VERSION ? Number(text) : undefined
}

function readVersionsSearch({ id, left, right }: Record<string, unknown>): VersionsAddress {
  const [one, other] = [readVersion(left), readVersion(right)]
  return { ...readId(id), ...(one !== undefined && { left: one }), ...(other !== undefined && { right: other }) }
}

export const shippingInstructionPages = definePages({
  '/shippingInstructions': {
    title: 'shippingInstructions',
    guide: 'instruct',
    search: readListSearch,
    texts: ['siList', 'listing', 'grid', 'form'],
    screen: async () => (await import('./list/instruction-list.screen.tsx')).InstructionListScreen,
  },
  '/shippingInstructionsDetails': {
    title: 'shippingInstructions',
    guide: 'instruct',
    search: readInstructionSearch,
    texts: ['siList', 'siForm', 'addressBook', 'templates', 'entryGrid', 'hts', 'documentForm', 'form'],
    screen: async () => (await import('./instruction-details.screen.tsx')).InstructionDetailsScreen,
  },
  '/shippingInstructionCompare': {
    title: 'instructionComparison',
    guide: 'instruct',
    search: readVersionsSearch,
    texts: ['siCompare'],
    screen: async () => (await import('./compare/instruction-compare.screen.tsx')).InstructionCompareScreen,
  },
})

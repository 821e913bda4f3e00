import { cutUnits } from '@fairway/contract/shared/cut-units'
import { decodeCriteria, encodeCriteria } from '@fairway/contract/shared/url-criteria'
import {
  VGM_BOOKING_LIMIT,
  VGM_CRITERIA_TYPE,
  type VgmSearchType,
  vgmSearchTypes,
} from '@fairway/contract/vgm/vgm.values'

/** What bookings are searched by: the kind of the numbers, and the numbers as they were typed. */
export interface VgmCriteria {
  search: VgmSearchType
  numbers: string
  /** The bookings that were chosen of those that were found; all others stay closed. */
  open?: readonly string[]
}

/** The longest text of numbers that the search takes. */
const LONGEST = 4000

export const writeVgmCriteria = ({ search, numbers, open }: VgmCriteria) =>
  encodeCriteria({ type: VGM_CRITERIA_TYPE, search, numbers, ...(open && { open }) })

const isBookingNo = (value: unknown): value is string => typeof value === 'string' && /^\d{7}$/.test(value)

/** The criteria of an address. A text that cannot be decoded, or is of another page, yields nothing. */
export function readVgmCriteria(text: string | undefined): VgmCriteria | undefined {
  const found = text === undefined ? undefined : decodeCriteria(text)
  if (found?.type !== VGM_CRITERIA_TYPE || typeof found.numbers !== 'string') return undefined
  const numbers = cutUnits(found.numbers, LONGEST).trim()
  const search = vgmSearchTypes.find((one) => one === found.search) ?? 'booking'
  const open = Array.isArray(found.open) ? found.open.filter(isBookingNo).slice(0, VGM_BOOKING_LIMIT) : []
  return numbers === '' ? undefined : { search, numbers, ...(open.length > 0 && { open }) }
}

import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { Group } from '@fairway/contract/kit/access'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { listQuery } from '../../../platform/paths.ts'

/** The paths of a correction in progress and of a new one. */
export const correctionPath = ({ id }: { id: number }) => `/bookingUpdateDetails?id=${id}`
export const newCorrectionPath = (shipmentNo: string) => `/bookingUpdateDetails?shipmentNo=${shipmentNo}`

/** The containers of a booking: on the dashboard for those who have it, else in the public search. */
export const containersPath = ({ bookingNo }: Pick<BookingPage, 'bookingNo'>, groups: readonly Group[]) =>
  groups.includes('TD')
    ? `/containerdash?criteria=${encodeCriteria({ numberType: 'booking', numbers: [bookingNo] })}`
    : `/containerList/${listQuery('booking', [bookingNo])}`

export const containerPath = (bookingNo: string, containerNo: string) => `/containerDetails/${bookingNo}/${containerNo}`

type Instruction = NonNullable<BookingPage['instructions']>[number]

/** What its reader does next with a shipping instruction: go on writing, check the draft B/L, or look at it. */
export function instructionStep({ status, hasDraft, draftApprovedAt }: Instruction): 'goOn' | 'approve' | 'open' {
  if (status === 'Draft' || status === 'Rejected') return 'goOn'
  const isToApprove = status === 'Correction Pending' || (status === 'Accepted' && draftApprovedAt === null)
  return hasDraft && isToApprove ? 'approve' : 'open'
}

const types = { goOn: 'edit', approve: 'draft', open: 'view' } as const

/** Where that happens. */
export const instructionPath = (one: Instruction) =>
  `/shippingInstructionsDetails?type=${types[instructionStep(one)]}&id=${one.id}`
export const newInstructionPath = (bookingNo: string) => `/shippingInstructionsDetails?type=new&bookingNo=${bookingNo}`
/** The instructions of a booking with several bills. */
const instructionListPath = (bookingNo: string) =>
  `/shippingInstructions?criteria=${encodeCriteria({ text: bookingNo })}`

/** Where the shipping instructions of a booking are written: a new one, its only one, or all of them. */
export function instructPath({ bookingNo, instructions }: Pick<BookingPage, 'bookingNo' | 'instructions'>): string {
  const [first, second] = instructions ?? []
  if (!first) return instructions ? newInstructionPath(bookingNo) : instructionListPath(bookingNo)
  return second ? instructionListPath(bookingNo) : instructionPath(first)
}

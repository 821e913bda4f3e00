import type { BookingPage } from '@fairway/contract/bookings/booking-page.schema'
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

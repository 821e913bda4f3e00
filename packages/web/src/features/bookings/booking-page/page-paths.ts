import type { BookingPage } from '@fairway/contract/bookings/booking-page.schema'
import type { Group } from '@fairway/contract/kit/access'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { listQuery } from '../../../platform/paths.ts'

/** Where a correction that is under way is gone on with, and where another one is started. */
export const correctionPath = ({ id }: { id: number }) => `/bookingUpdateDetails?id=${id}`
export const newCorrectionPath = (shipmentNo: string) => `/bookingUpdateDetails?shipmentNo=${shipmentNo}`

/** The boxes of a booking: on the dashboard for whoever has one, else as a guest would look them up. */
export const containersPath = ({ bookingNo }: Pick<BookingPage, 'bookingNo'>, groups: readonly Group[]) =>
  groups.includes('TD')
    ? `/containerdash?criteria=${encodeCriteria({ numberType: 'booking', numbers: [bookingNo] })}`
    : `/containerList/${listQuery('booking', [bookingNo])}`

export const containerPath = (bookingNo: string, containerNo: string) => `/containerDetails/${bookingNo}/${containerNo}`

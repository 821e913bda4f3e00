import type { DetailType } from '@fairway/contract/bookings/booking-request.values'

/** Where a request is shown, changed or taken as the beginning of another one. */
export const requestPath = (type: DetailType, id?: number) =>
  `/bookingRequestDetails?type=${type}${id === undefined ? '' : `&id=${id}`}`

/** The page of a booking that came of a request. */
export const bookingPath = (bookingNo: string) => `/bookingDetails/${bookingNo}`

export const historyPath = (id: number) => `/bookinghistory?id=${id}`

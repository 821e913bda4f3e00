import type { DetailType } from '@fairway/contract/bookings/requests/booking-request.values'

/** The path to view, edit or copy a request. */
export const requestPath = (type: DetailType, id?: number) =>
  `/bookingRequestDetails?type=${type}${id === undefined ? '' : `&id=${id}`}`

/** The page of the booking that a request became. */
export const bookingPath = (bookingNo: string) => `/bookingDetails/${bookingNo}`

export const historyPath = (id: number) => `/bookinghistory?id=${id}`

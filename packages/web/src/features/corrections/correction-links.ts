export const LIST_PATH = '/bookingUpdate'
/** Where a correction is written and looked at. */
export const correctionPath = (id: number) => `/bookingUpdateDetails?id=${id}`
export const historyPath = (id: number) => `/bookinghistory?type=correction&id=${id}`
/** Version 0 is the booking as it was before the correction. */
export const comparePath = (id: number, left: number, right: number) =>
  `/bookingCompare?type=correction&id=${id}&left=${left}&right=${right}`
/** The booking's own page. */
export const bookingPath = (bookingNo: string) => `/bookingDetails/${bookingNo}`

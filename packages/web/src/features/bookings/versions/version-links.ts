/** The path of the versions, by the type in the address. */
export const versionsPath = (type: string, id: number) => `/bookinghistory?type=${type}&id=${id}`

/** Two versions side by side. */
export const comparePath = (type: string, id: number, left: number, right: number) =>
  `/bookingCompare?type=${type}&id=${id}&left=${left}&right=${right}`

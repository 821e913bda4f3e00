/** The page of a booking request. */
export const requestPath = (id: number) => `/bookingRequestDetails?type=view&id=${id}`

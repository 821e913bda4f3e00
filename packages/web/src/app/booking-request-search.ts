/** What the address of a booking request says: how it is opened, and which one. */
export interface BookingRequestSearch {
  type?: string
  id?: number
}

/** Any text may come by a link; an id is a whole number above zero. */
export function readBookingRequestSearch({ type, id }: Record<string, unknown>): BookingRequestSearch {
  const number = Number(id)
  return {
    ...(typeof type === 'string' && { type }),
    ...(Number.isSafeInteger(number) && number > 0 && { id: number }),
  }
}

import type { BookingPage } from '@fairway/contract/bookings/booking-page.schema'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type { Context } from '../../platform/serve.ts'

export const getBooking = async (_context: Context, { bookingNo }: { bookingNo: string }): Promise<BookingPage> =>
  refuse('BD0002', bookingNo)

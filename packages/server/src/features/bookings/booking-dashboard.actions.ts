import type * as shapes from '@fairway/contract/bookings/booking-dashboard.schema'
import type { BookingCriteria } from '@fairway/contract/bookings/booking-dashboard.words'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Context } from '../../platform/serve.ts'

export const listBookings = async (_context: Context, _asked: BookingCriteria): Promise<shapes.BookingList> =>
  refuse('GE0002')
export const countBookings = async (_context: Context, _asked: BookingCriteria): Promise<shapes.BookingCards> =>
  refuse('GE0002')
export const getBookingChoices = async (_context: Context): Promise<shapes.BookingChoices> => refuse('GE0002')

import * as calls from '@fairway/contract/bookings/dashboard/booking-dashboard.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import { countBookings, getBookingChoices, listBookings } from './booking-dashboard.actions.ts'

export function bookingDashboardRoutes(serve: Serve) {
  serve(calls.listBookings, (context, { body }) => listBookings(context, body))
  serve(calls.countBookings, (context, { body }) => countBookings(context, body))
  serve(calls.getBookingChoices, getBookingChoices)
}

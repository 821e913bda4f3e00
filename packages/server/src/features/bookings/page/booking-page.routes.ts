import * as calls from '@fairway/contract/bookings/page/booking-page.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import { getBooking } from './booking-page.actions.ts'

export function bookingPageRoutes(serve: Serve) {
  serve(calls.getBooking, (context, { query }) => getBooking(context, query))
}

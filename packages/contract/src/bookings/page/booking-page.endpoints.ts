import { anyOf } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import * as shapes from './booking-page.schema.ts'

export const getBooking = callsFor(anyOf('BD0007', 'BD', 'BR', 'BS', 'BC', 'BP')).get('/api/bookings/booking', {
  summary: 'One booking with parties, route, boxes, bills and everything that happened to it.',
  errors: ['BD0002', 'GE0004'],
  query: shapes.BookingQuery,
  reply: shapes.BookingPage,
  limited: true,
})

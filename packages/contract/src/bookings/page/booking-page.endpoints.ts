import { anyOf } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import * as shapes from './booking-page.schema.ts'

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/booking',
  summary: 'One booking with parties, route, boxes, bills and everything that happened to it.',
  allow: anyOf('BD0007', 'BD', 'BR', 'BS', 'BC', 'BP'),
  errors: ['BD0002', 'GE0004'],
  query: shapes.BookingQuery,
  reply: shapes.BookingPage,
  limited: true,
})

import { anyOf } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import * as shapes from './booking-dashboard.schema.ts'

const { get, post } = callsFor(anyOf('BD0007', 'BD'))
const badCriteria = ['BD0003', 'BD0004', 'BD0005', 'BD0008', 'BD0009'] as const

export const listBookings = post('/api/bookings/list', {
  summary: 'The bookings of the booking dashboard as columns; more than 3000 are refused.',
  errors: [...badCriteria, 'BD0001', 'BD0002', 'BD0006', 'GE0004'],
  body: shapes.BookingCriteria,
  reply: shapes.BookingList,
  stateless: true,
  limited: true,
})
export const countBookings = post('/api/bookings/dashboard', {
  summary: 'The cards of the booking dashboard: how many bookings have each status, and how many need somebody.',
  errors: [...badCriteria, 'GE0004'],
  body: shapes.BookingCriteria,
  reply: shapes.BookingCards,
  stateless: true,
  limited: true,
})
export const getBookingChoices = get('/api/bookings/choices', {
  summary: 'The voyages and places of the reader’s bookings.',
  errors: ['GE0004'],
  reply: shapes.BookingChoices,
  limited: true,
})

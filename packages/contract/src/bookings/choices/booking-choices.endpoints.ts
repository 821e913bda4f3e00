import { anyOf, anyone } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import * as shapes from './booking-choices.schema.ts'

const { get } = callsFor(anyOf('BR0001', 'BR', 'BS'))

export const getChoices = get('/api/bookings/refdata', {
  summary: 'What a booking is made from: voyages, packages, equipment, terms, places, and the caller’s own contracts.',
  reply: shapes.BookingChoices,
})
export const getPublicChoices = callsFor(anyone).get('/api/bookingspub/refdata', {
  summary: 'The same without what belongs to a customer.',
  reply: shapes.PublicChoices,
  limited: true,
})
export const getContractTerms = callsFor(anyOf('BR0001', 'BR', 'BS', 'BL')).get('/api/contracts/refdata', {
  summary:
    'The ports, parties and items of a contract that the caller may book with, or give a letter of indemnity for.',
  errors: ['BR0001', 'BR0017', 'BR0018', 'BLOI0001', 'BLOI0006', 'BLOI0022', 'BLOI0027'],
  query: shapes.ContractQuery,
  reply: shapes.ContractTerms,
})
export const findVessels = get('/api/bookings/vessels', {
  summary: 'Sailings of a voyage, or between two ports within days of departure, with their cut-offs.',
  errors: ['BD0003', 'BD0004', 'BD0008', 'BR0008', 'BR0013', 'BR0014', 'BR0019'],
  query: shapes.VesselQuery,
  reply: shapes.Sailings,
})

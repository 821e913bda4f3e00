import { anyOf, anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import * as shapes from './booking-choices.schema.ts'

const allow = anyOf('BR0001', 'BR', 'BS')

export const getChoices = endpoint({
  method: 'GET',
  path: '/api/bookings/refdata',
  summary: 'What a booking is made from: voyages, packages, equipment, terms, places, and the caller’s own contracts.',
  allow,
  errors: [],
  reply: shapes.BookingChoices,
})
export const getPublicChoices = endpoint({
  method: 'GET',
  path: '/api/bookingspub/refdata',
  summary: 'The same without what belongs to a customer.',
  allow: anyone,
  errors: [],
  reply: shapes.PublicChoices,
  limited: true,
})
export const getContractTerms = endpoint({
  method: 'GET',
  path: '/api/contracts/refdata',
  summary:
    'The ports, parties and items of a contract that the caller may book with, or give a letter of indemnity for.',
  allow: anyOf('BR0001', 'BR', 'BS', 'BL'),
  errors: ['BR0001', 'BR0017', 'BR0018', 'BLOI0001', 'BLOI0006', 'BLOI0022', 'BLOI0027'],
  query: shapes.ContractQuery,
  reply: shapes.ContractTerms,
})
export const findVessels = endpoint({
  method: 'GET',
  path: '/api/bookings/vessels',
  summary: 'Sailings of a voyage, or between two ports within days of departure, with their cut-offs.',
  allow,
  errors: ['BD0003', 'BD0004', 'BD0008', 'BR0008', 'BR0013', 'BR0014', 'BR0019'],
  query: shapes.VesselQuery,
  reply: shapes.Sailings,
})

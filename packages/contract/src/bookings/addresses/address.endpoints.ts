import { anyOf } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import * as shapes from './address.schema.ts'

const path = '/api/bookings/addresses'
/** For whoever writes parties: into booking requests or into shipping instructions. */
const allow = anyOf('BR0001', 'BR', 'BS', 'SI')

export const searchAddresses = endpoint({
  method: 'GET',
  path,
  summary: 'The address books of the caller’s organisations: what was used lately, or what words find.',
  allow,
  errors: [],
  query: shapes.AddressSearch,
  reply: shapes.AddressBook,
})
export const addAddress = endpoint({
  method: 'POST',
  path,
  summary: 'Puts a party into the book of an organisation; one that is there already stays one.',
  allow,
  errors: ['AB0002', 'GE0004'],
  body: shapes.NewAddress,
  reply: shapes.AddressEntry,
})
export const changeAddress = endpoint({
  method: 'PUT',
  path,
  summary: 'Changes an entry, unless somebody changed it meanwhile.',
  allow,
  errors: ['AB0001', 'GE0002', 'GE0007'],
  body: shapes.AddressChange,
  reply: shapes.AddressEntry,
})
export const deleteAddress = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes an entry out; putting it in again brings it back.',
  allow,
  errors: ['GE0002', 'GE0007'],
  query: shapes.AddressChoice,
  reply: shapes.Done,
})
export const useAddress = endpoint({
  method: 'PUT',
  path: '/api/bookings/addresses/used',
  summary: 'Notes that an entry was written into a document: it comes first from now on.',
  allow,
  errors: ['GE0002'],
  body: shapes.AddressUse,
  reply: shapes.Done,
})

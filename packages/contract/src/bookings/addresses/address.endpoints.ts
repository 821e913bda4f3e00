import { anyOf } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import { Done } from '../../kit/reply.schema.ts'
import * as shapes from './address.schema.ts'

const path = '/api/bookings/addresses'
/** For whoever writes parties: into booking requests or into shipping instructions. */
const { get, post, put, remove } = callsFor(anyOf('BR0001', 'BR', 'BS', 'SI'))

export const searchAddresses = get(path, {
  summary: 'The address books of the caller’s organisations: what was used lately, or what words find.',
  query: shapes.AddressSearch,
  reply: shapes.AddressBook,
})
export const addAddress = post(path, {
  summary: 'Puts a party into the book of an organisation; one that is there already stays one.',
  errors: ['AB0002', 'GE0004'],
  body: shapes.NewAddress,
  reply: shapes.AddressEntry,
})
export const changeAddress = put(path, {
  summary: 'Changes an entry, unless somebody changed it meanwhile.',
  errors: ['AB0001', 'GE0002', 'GE0007'],
  body: shapes.AddressChange,
  reply: shapes.AddressEntry,
})
export const deleteAddress = remove(path, {
  summary: 'Takes an entry out; putting it in again brings it back.',
  errors: ['GE0002', 'GE0007'],
  query: shapes.AddressChoice,
  reply: Done,
})
export const useAddress = put('/api/bookings/addresses/used', {
  summary: 'Notes that an entry was written into a document: it comes first from now on.',
  errors: ['GE0002'],
  body: shapes.AddressUse,
  reply: Done,
})

import { z } from 'zod'
import { Id, IdInQuery, InstantOut, Revision, RevisionInQuery, Text } from '../../shared/scalar.schema.ts'
import { Party } from '../requests/booking-request.schema.ts'

/** More addresses than any organisation writes to. */
export const ADDRESS_LIMIT = 2000

const { name, address, contact } = Party.shape
/** A party with a name and an address, as a request has it. */
const Fields = { name: name.pipe(z.string().min(1)), address: address.pipe(z.string().min(1)), contact }

export const AddressSearch = z.strictObject({
  /** Parts of the name or address, in any case, without accents or as pinyin; empty lists the recently used ones. */
  text: Text(80).default(''),
  /** The organisation whose address book is searched, where the caller has several. */
  organisation: Text(20).optional(),
})
export const NewAddress = z.strictObject({ ...Fields, organisation: Text(20).optional() })
export type NewAddress = z.output<typeof NewAddress>
export const AddressChange = z.strictObject({ ...Fields, id: Id, version: Revision })
export type AddressChange = z.output<typeof AddressChange>
export const AddressChoice = z.strictObject({ id: IdInQuery, version: RevisionInQuery })
export const AddressUse = z.strictObject({ id: Id })

/** An entry of an organisation's address book. */
export const AddressEntry = z.object({
  id: z.number().int(),
  /** The organisation's `ref`. */
  organisation: z.string(),
  name: z.string(),
  address: z.string(),
  contact: z.string(),
  version: z.number().int(),
  usedAt: InstantOut,
})
export type AddressEntry = z.output<typeof AddressEntry>
/** Recently used ones first. `isCut`: more of them match. */
export const AddressBook = z.object({ addresses: z.array(AddressEntry), isCut: z.boolean() })
export type AddressBook = z.output<typeof AddressBook>

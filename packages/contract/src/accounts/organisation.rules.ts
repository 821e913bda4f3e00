import type { Violation } from '../kit/errors.ts'
import { violation } from './accounts.errors.ts'

interface OrganisationInput {
  name: string
  address: string
  country: string
}

/** An organisation has a name, an address and a country. */
export function checkOrganisation({ name, address, country }: OrganisationInput): Violation[] {
  const found: Violation[] = []
  if (name.trim() === '') found.push(violation('name', 'AC0011'))
  if (address.trim() === '') found.push(violation('address', 'AC0012'))
  if (!/^[A-Z]{2}$/.test(country)) found.push(violation('country', 'AC0013'))
  return found
}

/** The carrier's reference of a customer, by which bookings name it. */
export const checkReference = ({ ref }: { ref: string }): Violation[] =>
  /^[A-Z0-9][A-Z0-9-]{1,19}$/.test(ref) ? [] : [violation('ref', 'AC0015')]

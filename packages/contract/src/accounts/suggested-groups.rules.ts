import type { Relationship } from '../identity/account.values.ts'
import { type Group, groups } from '../kit/access.ts'

/** What people of each kind usually work with. Nobody is ever suggested for administration or customer service. */
const usual: Record<Relationship, readonly Group[]> = {
  shipper: ['BD', 'TD', 'BR', 'BC', 'SI', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE'],
  consignee: ['BD', 'TD', 'OD', 'SD', 'DE'],
  broker: ['TD', 'OD', 'SD', 'DE'],
  forwarder: ['BD', 'TD', 'BS', 'BP', 'VG', 'BL'],
  thirdParty: ['BD', 'TD', 'SD'],
  salesRepresentative: ['VA', 'VU'],
  salesManager: ['VS'],
  contractHolder: ['BD', 'TD', 'BL'],
}

/** The groups that a newcomer probably needs, by what they said at registration; an admin looks at them and decides. */
export const suggestedGroups = (said: readonly Relationship[]): Group[] =>
  groups.filter((group) => said.some((relationship) => usual[relationship].includes(group)))

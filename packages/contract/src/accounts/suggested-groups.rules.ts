import type { Relationship } from '../identity/account.values.ts'
import { type Group, groups } from '../kit/access.ts'

/** The groups that people of each kind usually need. Administration and customer service are never suggested. */
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

/** The groups that a newcomer probably needs, by their relationships; an admin reviews them and decides. */
export const suggestedGroups = (chosen: readonly Relationship[]): Group[] =>
  groups.filter((group) => chosen.some((relationship) => usual[relationship].includes(group)))

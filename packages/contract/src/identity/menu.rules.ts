import { allows, type Group } from '../kit/access.ts'
import { accessOf, isOfSite } from '../shared/pages.ts'

/** The input of the menus: the groups of the token, or those of the assumed user while assuming. */
export interface MenuReader {
  groups: readonly Group[]
  /** The groups of the token itself: only assuming and releasing use them. */
  ownGroups: readonly Group[]
  isAssuming: boolean
  /** Whether the reader manages a company; never under another name. */
  isManager: boolean
  /** From the lookup of the browser's IP address. */
  continent: string | undefined
  /** The country that this installation serves. */
  site: string
}

interface Entry {
  name: string
  to: string
  /** A condition beyond the page's own access. */
  when?: (reader: MenuReader) => boolean
}

const inAsia = ({ continent }: MenuReader) => continent === 'AS'
const holds =
  (...wanted: Group[]) =>
  ({ groups }: MenuReader) =>
    wanted.some((group) => groups.includes(group))

/** The groups of the header, in its order: a line of five words has room for every page. */
const menuGroups = ['track', 'book', 'documents', 'space', 'tools'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** The header of a signed-in person, in its order. */
const headerEntries = [
  { name: 'search', to: '/', group: 'track' },
  { name: 'containerDashboard', to: '/containerdash', group: 'track' },
  { name: 'bookingDashboard', to: '/bookingdash', group: 'book' },
  { name: 'bookingRequest', to: '/bookingRequest', group: 'book' },
  { name: 'bookingCorrection', to: '/bookingUpdate', group: 'book' },
  { name: 'shippingInstructions', to: '/shippingInstructions', group: 'documents' },
  { name: 'vgm', to: '/vgmDetails', group: 'documents', when: holds('VG') },
  { name: 'billingDocuments', to: '/billingdoc', group: 'documents' },
  { name: 'blanketLetters', to: '/blanketloi', group: 'documents' },
  { name: 'repAllocation', to: '/repSalesView', group: 'space' },
  { name: 'salesAllocation', to: '/salesView', group: 'space' },
  { name: 'fileUpload', to: '/fileUpload', group: 'tools' },
  {
    name: 'detention',
    to: '/detentionChargeCalculator',
    group: 'tools',
    when: (reader: MenuReader) => holds('DE')(reader) && inAsia(reader),
  },
] as const satisfies (Entry & { group: MenuGroup })[]
export type HeaderEntry = (typeof headerEntries)[number]

/** The person's own menu, in the order of the specification; languages come before it, the version after it. */
const personEntries = [
  { name: 'profile', to: '/profile' },
  { name: 'company', to: '/company' },
  { name: 'information', to: '/informationCenter', when: inAsia },
  { name: 'adminAccounts', to: '/adminAccountSearch' },
  { name: 'adminProfiles', to: '/adminProfileSearch' },
  { name: 'etaRules', to: '/adminEtaRuleSearch' },
  { name: 'etaExceptions', to: '/adminEtaRuleExceptionSearch' },
  { name: 'deliveries', to: '/adminDeliveries' },
  {
    name: 'assume',
    to: '#assume',
    when: ({ ownGroups, isAssuming }: MenuReader) => ownGroups.includes('CSR') && !isAssuming,
  },
  {
    name: 'release',
    to: '#release',
    when: ({ ownGroups, isAssuming }: MenuReader) => ownGroups.includes('CSR') && isAssuming,
  },
  { name: 'userGuide', to: '/userGuide', when: ({ site }: MenuReader) => isOfSite('/userGuide', site) },
  { name: 'contact', to: '/support' },
  { name: 'changePassword', to: '/changePassword', when: ({ isAssuming }: MenuReader) => !isAssuming },
  { name: 'logout', to: '#logout' },
] as const satisfies Entry[]
export type PersonEntry = (typeof personEntries)[number]

const open = (entry: Entry, reader: MenuReader) => {
  const access = accessOf(entry.to)
  return (!access || allows(access, reader.groups, reader.isManager)) && (entry.when?.(reader) ?? true)
}

/** The entries of the header that this person has. */
export const headerMenuOf = (reader: MenuReader): HeaderEntry[] => headerEntries.filter((entry) => open(entry, reader))

/** The same by their groups; a group in which this person has nothing is left out. */
export const headerGroupsOf = (reader: MenuReader) =>
  menuGroups
    .map((name) => ({ name, entries: headerMenuOf(reader).filter(({ group }) => group === name) }))
    .filter(({ entries }) => entries.length > 0)

/** The entries of the person's own menu that this person has. */
export const personMenuOf = (reader: MenuReader): PersonEntry[] => personEntries.filter((entry) => open(entry, reader))
